extension Diagnostic.Message {
  package static func misplacedFaked(_ kind: String) -> Self {
    Self(
      "'@Faked' can only be attached to a protocol, a struct, a class, an enum or an actor, not \(kind.withArticle)"
    )
  }
  package static let fakedAlias = Self(
    "'@Faked' on a type alias is for a composition of protocols, such as 'A & B'")
  package static func argumentOfProtocols(_ label: String, _ kind: String) -> Self {
    if label == "copy" { return Self("'copy:' is for structs and classes only") }
    let subjects = label == "createSpy" ? "protocols and classes" : "protocols"
    return Self(
      "'\(label):' is for \(subjects) only; \(kind.withArticle) gets a function 'fake'")
  }
  package static func unknownFakedArgument(_ label: String) -> Self {
    Self(
      label.isEmpty
        ? "'@Faked' takes labeled arguments only"
        : "extra argument '\(label)' in '@Faked'")
  }
  package static func literalNeeded(_ label: String) -> Self {
    switch label {
    case "if": Self("'if:' needs a string, as in 'if: \"DEBUG\"'")
    case "types", "skip":
      Self("'\(label):' needs names in quotes; they are read from the source, not computed")
    default:
      Self("'\(label):' needs 'true' or 'false'; it is read from the source, not computed")
    }
  }
  package static func arrayNeeded(_ label: String) -> Self {
    Self(
      "'\(label):' needs an array, as in '\(label): [\"\(label == "skip" ? "load(_:)" : "EmptyBase")\"]'"
    )
  }
  package static let dictionaryNeeded = Self(
    "'types:' needs a dictionary, as in 'types: [\"Item\": Int.self]'")
  package static func duplicateType(_ name: String) -> Self {
    Self("duplicate type for '\(name)' in 'types:'")
  }
  package static func inheritsOpen(_ name: String, _ member: String, by child: String) -> Self {
    Self(
      "'\(name)' cannot be inherited, because nothing implements its '\(member)'; refine it in "
        + "'\(child)' instead")
  }
  package static func inheritsItself(_ name: String) -> Self {
    Self("'\(name)' cannot inherit itself")
  }
  package static func duplicateAnnotation(_ name: String) -> Self {
    Self("'@\(name)' is given twice; this one is not used")
  }
  package static func fakeDefaultOfNothing(_ member: String) -> Self {
    Self("'@FakeDefault' has no effect on '\(member)', which returns nothing")
  }
  package static func fakeDefaultOfAssociatedType(_ name: String) -> Self {
    Self(
      "'@FakeDefault' has no effect on an associated type; choose the type with "
        + "'@Faked(types: [\"\(name)\": …])'")
  }
  package static func fakeDefaultOfOtherType(_ value: String, _ type: String) -> Self {
    Self("'\(value)' cannot be a default of type '\(type)'; it is not used")
  }
  package static func fakeDefaultWithoutType(_ value: String, _ type: String) -> Self {
    Self("'\(value)' needs its type here, as in '\(type)\(value)'; or write 'exp: \"\(value)\"'")
  }
  package static func notAType(_ text: String) -> Self { Self("\(text.quoted) is not a type") }
  package static func notAProtocol(_ text: String) -> Self {
    Self("'\(text)' cannot be inherited; 'inherit:' takes protocols")
  }
  package static func notACondition(_ text: String) -> Self {
    Self("\(text.quoted) is not a condition of '#if'")
  }
  package static func notAnExpression(_ text: String) -> Self {
    Self("\(text.quoted) is not a single expression")
  }
  package static func unfinishedAnnotation(
    _ name: String, _ flaw: UnfinishedAnnotationSyntax.Flaw
  ) -> Self {
    switch flaw {
    case .lacksSign: Self("'\(name)' is treated as a comment").suggesting("@\(name)")
    case .lacksParentheses:
      Self("'@\(name)' is treated as a comment; put its arguments in parentheses")
    case .lacksClosingParenthesis: Self("'@\(name)' is treated as a comment; its ')' is missing")
    case .hasTrailingText: Self("'@\(name)' is treated as a comment; write nothing after it")
    }
  }
  package static func detachedAnnotation(_ text: String) -> Self {
    Self("'\(text)' is treated as a comment; remove the empty line below it")
  }
  package static func trailingAnnotation(_ text: String) -> Self {
    Self("'\(text)' is treated as a comment; write it above the declaration")
  }
  package static func misspeltAnnotation(_ text: String) -> Self {
    Self("'\(text)' is treated as a comment")
  }
  package static let fakeDefaultNeedsValue = Self(
    "'@FakeDefault' takes one value, or 'exp:' and an expression in a string")
  package static func unknownAssociatedType(_ name: String, _ owner: String) -> Self {
    Self("protocol '\(owner)' has no associated type '\(name)'")
  }
  package static func unknownSkippedMember(_ name: String, _ owner: String) -> Self {
    Self("protocol '\(owner)' has no member '\(name)'")
  }
  package static func privateDeclaration(_ name: String) -> Self {
    Self("'\(name)' cannot be faked from another file; it is private")
  }
}

extension String {
  /// The text in single quotes, or words for an empty one.
  fileprivate var quoted: String { isEmpty ? "an empty string" : "'\(self)'" }

  fileprivate var withArticle: String {
    guard let first else { return self }
    return "aeiou".contains(first) ? "an \(self)" : "a \(self)"
  }
}
