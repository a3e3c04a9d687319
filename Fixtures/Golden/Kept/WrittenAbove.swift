import Faked

@Faked protocol NamedBase {
  var name: String { get }
  var size: Int { get }
}

extension EmptyNamedBase {
  var name: String { "written" }
}

@Faked protocol NamedLeaf: NamedBase {
  var leaf: Bool { get }
}

@Faked protocol OtherNamed {
  var name: String { get }
  var other: Int { get }
}

@Faked protocol BothNamed: NamedBase, OtherNamed {}

@Faked(skip: ["token"]) protocol SkippedToken {
  var token: String { get }
  var expires: Int { get }
}

@Faked protocol RefinedToken: SkippedToken {
  var scope: String { get }
}

@Faked protocol Overloaded {
  subscript(index: Int) -> Int { get }
  subscript(name: String) -> Int { get }
  func value(_ index: Int) -> Int
  func value(_ name: String) -> Int
}

extension EmptyOverloaded {
  subscript(name: String) -> Int { 6 }
  func value(_ name: String) -> Int { 7 }
}

@Faked protocol PartlyWritten {
  associatedtype PartItem
  func get() -> PartItem?
}

extension EmptyPartlyWritten where PartItem == Int {
  func get() -> Int? { 8 }
}

@Faked protocol NumbersWritten: PartlyWritten where PartItem == Int {}

struct WrittenUser {
  let name: String
}

@Faked protocol WrittenUserStore: PartlyWritten where PartItem == WrittenUser {
  func first() -> PartItem
}

extension EmptyWrittenUserStore where PartItem == WrittenUser {
  func first() -> WrittenUser { WrittenUser(name: "first") }
}
