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
