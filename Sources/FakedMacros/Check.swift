import FakegenSyntax

/// Checks the use of an attribute while the user types.
///
/// - Parameter expansion: The compiler's request to expand the attribute.
/// - Returns: What is wrong, at its place in the user's file.
func check(_ expansion: HostMessage.Expansion) -> [PluginMessage.Message] {
  let source = SourceText(
    path: expansion.declSyntax.location?.fileName ?? "", expansion.declSyntax.source)
  var diagnostics: [Diagnostic] = []
  var ignored: [Diagnostic] = []
  // The compiler itself says what is wrong with the declaration.
  let file = parse(source, diagnostics: &ignored)
  guard case .declaration(let declaration)? = file.items.first else { return [] }
  if expansion.macro.typeName == "FakeDefaultMacro" {
    let attribute = declaration.attribute(named: "FakeDefault", in: source)
    checkFakeDefault(attribute, of: declaration, in: expansion, source, &diagnostics)
  } else {
    let attribute = declaration.attribute(named: "Faked", in: source)
    checkFaked(attribute, on: declaration, source, &diagnostics)
  }
  let start = expansion.declSyntax.location?.offset ?? 0
  return diagnostics.map { diagnostic in
    PluginMessage.Message(
      message: diagnostic.message.text, severity: diagnostic.severity.rawValue,
      position: .init(fileName: source.path, offset: start + diagnostic.offset),
      highlights: [], notes: [], fixIts: [])
  }
}

private func checkFaked(
  _ attribute: AttributeSyntax?, on declaration: DeclarationSyntax, _ source: SourceText,
  _ diagnostics: inout [Diagnostic]
) {
  guard let attribute else { return }
  func report(_ severity: Diagnostic.Severity, _ message: Diagnostic.Message, _ offset: Int) {
    diagnostics.append(Diagnostic(severity, message, path: source.path, offset: offset))
  }
  guard case .nominal(let nominal) = declaration.kind else {
    report(.error, .misplacedFaked(declaration.description), attribute.range.start)
    return
  }
  let name = source[nominal.name]
  if declaration.modifiers.contains(where: { $0.keyword == .private || $0.keyword == .fileprivate })
  {
    report(.warning, .privateProtocol(name), nominal.name.start)
  }
  let arguments = source.fakedArguments(of: attribute, diagnostics: &diagnostics)
  // What an extension extends, only the generator sees.
  if nominal.kind == .extension { return }
  for label in arguments.misplaced(on: nominal.kind, in: source) {
    report(.error, .argumentOfProtocols(source[label], nominal.kind.rawValue), label.start)
  }
  guard nominal.kind == .protocol else { return }
  // The attribute sees one declaration: what a parent declares is the generator's to check.
  guard nominal.inheritedTypes.isEmpty, nominal.whereClause == nil else { return }
  let members = nominal.members.flatMap { $0.declarations }
  let associatedTypes = members.compactMap { $0.associatedTypeName(in: source) }
  for entry in arguments.types where !associatedTypes.contains(source[entry.name]) {
    report(.warning, .unknownAssociatedType(source[entry.name], name), entry.name.start)
  }
  let names = Set(members.flatMap { $0.memberNames(in: source) })
  for skipped in arguments.skip where !names.contains(baseName(source[skipped])) {
    report(.warning, .unknownSkippedMember(source[skipped], name), skipped.start)
  }
}

/// The base name: `load` of `load(_:) -> Int`.
private func baseName(_ text: String) -> String {
  String(text.prefix { $0 != "(" })
}

private func checkFakeDefault(
  _ attribute: AttributeSyntax?, of declaration: DeclarationSyntax,
  in expansion: HostMessage.Expansion, _ source: SourceText,
  _ diagnostics: inout [Diagnostic]
) {
  guard let attribute else { return }
  guard isOnMember(expansion, declaration) else {
    diagnostics.append(
      Diagnostic(
        .error, .fakeDefaultNotOnRequirement, path: source.path, offset: attribute.range.start))
    return
  }
  let argument = source.fakeDefaultArgument(of: attribute, diagnostics: &diagnostics)
  if case .expression(let range)? = argument,
    !SourceText.isExpression(source.literalValue(of: range))
  {
    diagnostics.append(
      Diagnostic(
        .error, .notAnExpression(source[range]), path: source.path, offset: range.start))
  }
}

/// Whether something is a requirement of a protocol, or a property of a type.
private func isOnMember(
  _ expansion: HostMessage.Expansion, _ declaration: DeclarationSyntax
) -> Bool {
  guard let context = expansion.lexicalContext?.first else { return false }
  let source = SourceText(path: "", context.source)
  var ignored: [Diagnostic] = []
  guard case .declaration(let outer)? = parse(source, diagnostics: &ignored).items.first,
    case .nominal(let nominal) = outer.kind
  else { return false }
  if case .variable = declaration.kind { return nominal.kind != .extension }
  return nominal.kind == .protocol
}

extension ItemSyntax {
  /// The declarations of all clauses.
  fileprivate var declarations: [DeclarationSyntax] {
    switch self {
    case .declaration(let declaration): [declaration]
    case .conditional(let conditional):
      conditional.clauses.flatMap { $0.items.flatMap(\.declarations) }
    }
  }
}

extension DeclarationSyntax {
  fileprivate func attribute(named name: String, in source: SourceText) -> AttributeSyntax? {
    plainAttributes.first { source[$0.name] == name || source[$0.name] == "Faked.\(name)" }
  }

  fileprivate func associatedTypeName(in source: SourceText) -> String? {
    if case .associatedType(let syntax) = kind { source[syntax.name] } else { nil }
  }

  fileprivate func memberNames(in source: SourceText) -> [String] {
    switch kind {
    case .variable(let variable): variable.bindings.map { source[$0.name].unquoted }
    case .callable(let callable): [source[callable.name].unquoted]
    case .import, .nominal, .associatedType, .typeAlias, .enumCase, .other: []
    }
  }
}

extension String {
  /// A name without its backticks.
  fileprivate var unquoted: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
