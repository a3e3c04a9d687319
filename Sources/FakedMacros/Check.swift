/// Checks where an attribute stands, while the user types.
///
/// What the attribute's arguments name, only the generator sees.
///
/// - Parameter expansion: The compiler's request to expand the attribute.
/// - Returns: What is wrong, at the attribute.
func check(_ expansion: HostMessage.Expansion) -> [PluginMessage.Message] {
  let kind = DeclarationKind(of: expansion.declSyntax.source)
  let problem =
    expansion.macro.typeName == "FakeDefaultMacro"
    ? problemOfFakeDefault(on: kind, in: expansion.lexicalContext?.first)
    : problemOfFaked(on: kind)
  let attribute = expansion.attributeSyntax ?? expansion.declSyntax
  guard let problem, let file = attribute.location?.fileName else { return [] }
  return [
    PluginMessage.Message(
      message: problem, severity: "error",
      position: .init(fileName: file, offset: attribute.offsetOfCode), highlights: [], notes: [],
      fixIts: [])
  ]
}

private func problemOfFaked(on kind: DeclarationKind) -> String? {
  switch kind {
  // Of what it does not understand, the compiler knows more; only the generator sees what an alias stands for.
  case .protocol, .struct, .class, .actor, .enum, .extension, .typealias_, .other: nil
  default:
    "'@Faked' can only be attached to a protocol, a struct, a class, an enum or an actor, not "
      + kind.withArticle
  }
}

/// The attribute may stand on requirements of a protocol, and on properties of a type.
private func problemOfFakeDefault(
  on kind: DeclarationKind, in context: HostMessage.Syntax?
) -> String? {
  let isProperty = kind == .property
  switch context.map({ DeclarationKind(of: $0.source) }) {
  case _ where kind == .other: return nil
  case .protocol, .other: return nil
  case .struct, .class, .actor, .enum: if isProperty { return nil }
  default: break
  }
  return
    "'@FakeDefault' can only be attached to a requirement of a protocol, or to a property of a type"
}

extension DeclarationKind {
  fileprivate var withArticle: String {
    ("aeiou".contains(rawValue.prefix(1)) ? "an " : "a ") + rawValue
  }
}
