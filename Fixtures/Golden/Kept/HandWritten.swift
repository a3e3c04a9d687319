import Faked

@Faked protocol WrittenBoth {
  var a: Int { get }
}

protocol EmptyWrittenBoth: WrittenBoth {}

extension EmptyWrittenBoth {
  var a: Int { 1 }
}

struct NullWrittenBoth: EmptyWrittenBoth {}

@Faked protocol WrittenEmpty {
  var a: Int { get }
  var b: Int { get }
}

protocol EmptyWrittenEmpty: WrittenEmpty {}

extension EmptyWrittenEmpty {
  var a: Int { 1 }
}

@Faked protocol WrittenNull {
  var a: Int { get }
}

struct NullWrittenNull: EmptyWrittenNull {
  var a: Int { 5 }
}

@Faked protocol UsesWritten {
  var both: any WrittenBoth { get }
  var empty: any WrittenEmpty { get }
  var null: any WrittenNull { get }
}

@Faked protocol WrittenChoice {
  var a: Int { get }
}

enum NullWrittenChoice: EmptyWrittenChoice {
  case only
}

@Faked protocol UsesChoice {
  func choice() -> any WrittenChoice
}

@Faked(skip: ["a"], createSpy: true) protocol WrittenSkip {
  var a: Int { get }
  var b: Int { get }
}

protocol EmptyWrittenSkip: WrittenSkip {}

extension EmptyWrittenSkip {
  var a: Int { 1 }
}

// A refinement of the app's own that has the name of the Empty protocol, but is less visible.
@Faked(createSpy: true)
public protocol WrittenNotice<Payload> {
  associatedtype Payload
  var text: String { get }
  var payload: Payload { get }
}

protocol EmptyWrittenNotice: WrittenNotice<Void> {}

extension EmptyWrittenNotice {
  var payload: Void { return }
}

@Faked
public protocol WrittenNoticeUser: WrittenNotice {
  associatedtype Other: WrittenNotice
  func other() -> Other
}
