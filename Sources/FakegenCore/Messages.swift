import FakegenSyntax

extension Diagnostic.Message {
  // MARK: - Annotations

  package static func fakedNotOnProtocol(_ kind: String) -> Self {
    Self("'@Faked' can only be attached to a protocol, not \(kind.withArticle)")
  }
  package static func unknownFakedArgument(_ label: String) -> Self {
    Self(
      label.isEmpty
        ? "'@Faked' takes labeled arguments only"
        : "extra argument '\(label)' in '@Faked'")
  }
  package static func literalNeeded(_ label: String) -> Self {
    Self("'\(label):' needs a literal; its value is read from the source, not computed")
  }
  package static func notAType(_ text: String) -> Self { Self("'\(text)' is not a type") }
  package static func notACondition(_ text: String) -> Self {
    Self("'\(text)' is not a condition of '#if'")
  }
  package static func notAnExpression(_ text: String) -> Self {
    Self("'\(text)' is not a single expression")
  }
  package static let fakeDefaultNeedsValue = Self(
    "'@FakeDefault' takes one value, or 'exp:' and an expression in a string")
  package static func unknownAssociatedType(_ name: String, _ owner: String) -> Self {
    Self("protocol '\(owner)' has no associated type '\(name)'")
  }
  package static func unknownSkippedMember(_ name: String, _ owner: String) -> Self {
    Self("protocol '\(owner)' has no member '\(name)'")
  }

  // MARK: - Protocols

  static func privateProtocol(_ name: String) -> Self {
    Self("'\(name)' cannot be faked from another file; it is private")
  }
  static func genericContext(_ name: String) -> Self {
    Self("protocol '\(name)' cannot be nested in a generic context")
  }
  static func duplicate(_ name: String) -> Self { Self("invalid redeclaration of '\(name)'") }
  static func previouslyDeclared(_ name: String) -> Self {
    Self("'\(name)' previously declared here")
  }
  static func refinesItself(_ name: String) -> Self { Self("protocol '\(name)' refines itself") }
  static func undeclaredParent(_ name: String) -> Self {
    Self(
      "cannot find protocol '\(name)' in the given sources; its requirements are not faked; "
        + "name its sources with '--support'")
  }
  static func unknownExtendedProtocol(_ name: String) -> Self {
    Self("cannot find protocol '\(name)' in the given sources; name its sources with '--support'")
  }
  package static func unknownProtocol(_ name: String) -> Self {
    Self("cannot find protocol '\(name)' in the given sources")
  }

  // MARK: - Members and Null types

  static func unresolved(_ member: String, _ type: String) -> Self {
    Self(
      "no default value for '\(member)' of type '\(type)'; make the type 'Defaultable', "
        + "add '@FakeDefault', or use '--default'")
  }
  static func nullLeftOut(_ name: String, _ reason: String) -> Self {
    Self("'\(name)' is left out; \(reason)")
  }
}

extension String {
  fileprivate var withArticle: String {
    guard let first else { return self }
    return "aeiou".contains(first) ? "an \(self)" : "a \(self)"
  }
}
