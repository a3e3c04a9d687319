import FakegenKnowledge
import FakegenSyntax

/// The traversal of a file's declarations, or of the path to one of them.
extension FileLowering {
  mutating func lower(_ items: [ItemSyntax], in scope: EnclosingScope) {
    let isAnnotated = if case .annotated = selection { true } else { false }
    walk(items, in: scope, through: selection.part, reporting: isAnnotated ? "Faked" : nil) {
      $0.lower($1, in: $2)
    }
  }

  /// Visits declarations, each with its enclosing scope, including those in branches of an `#if`.
  ///
  /// ```swift
  /// protocol A {}
  /// #if DEBUG
  ///   protocol B {}  // visited with the branch `#if DEBUG` among the scope's conditions
  /// #endif
  /// ```
  ///
  /// - Parameters:
  ///   - items: The declarations.
  ///   - scope: The scope that encloses all of them.
  ///   - part: Returns the items to visit among some.
  ///   - name: The annotation to report where it stands above a directive; `nil` to report none.
  ///   - visit: Called with each declaration and its scope.
  mutating func walk(
    _ items: [ItemSyntax], in scope: EnclosingScope,
    through part: ([ItemSyntax]) -> ArraySlice<ItemSyntax>, reporting name: String? = nil,
    _ visit: (inout FileLowering, DeclarationSyntax, EnclosingScope) -> Void
  ) {
    for item in part(items) {
      switch item {
      case .declaration(let declaration): visit(&self, declaration, scope)
      case .conditional(let conditional):
        if let name { reportComments(of: conditional, named: name) }
        for (branch, clause) in branches(of: conditional) {
          var inner = scope
          inner.conditions.append(branch)
          inner.memberConditions.append(branch)
          walk(clause.items, in: inner, through: part, reporting: name, visit)
        }
      }
    }
  }

  private func branches(
    of conditional: ConditionalSyntax
  ) -> [(ConditionBranch, ConditionalSyntax.Clause)] {
    // Without all of its conditions, an `#if` has no meaning.
    let isBroken = conditional.clauses.contains { clause in
      syntaxErrors.contains { clause.directive.contains($0.offset) }
    }
    if isBroken { return [] }
    let conditions = conditional.clauses.map { $0.condition.map { source[$0] } }
    return conditional.clauses.enumerated().map { index, clause in
      let branch = ConditionBranch(
        group: place(conditional.range.start), clause: index, conditionTexts: conditions)
      return (branch, clause)
    }
  }

  private mutating func lower(_ declaration: DeclarationSyntax, in scope: EnclosingScope) {
    switch declaration.kind {
    case .import: break
    case .nominal(let nominal): lower(nominal, of: declaration, in: scope)
    case .typeAlias(let alias): lower(alias, of: declaration, in: scope)
    case .variable, .callable, .associatedType, .enumCase, .other: reportStray(declaration)
    }
  }

  /// Reports an annotation on a declaration that cannot be annotated, such as a global function.
  private mutating func reportStray(_ declaration: DeclarationSyntax) {
    guard let attribute = fakedAttribute(of: declaration) else { return }
    report(.misplacedFaked(declaration.description), at: attribute.range.start)
  }

  mutating func report(
    _ message: Diagnostic.Message, at offset: Int, as severity: Diagnostic.Severity = .error
  ) {
    diagnostics.append(Diagnostic(severity, message, path: source.path, offset: offset))
  }

  // MARK: - Declarations

  /// Returns the imports of a file, including those in an `#if`.
  mutating func imports(in file: SourceFileSyntax) -> [ImportModel] {
    var imports: [ImportModel] = []
    walk(file.items, in: EnclosingScope(), through: { $0.filter(\.isImportOrConditional)[...] }) {
      lowering, declaration, scope in
      guard case .import(let syntax) = declaration.kind, !syntax.path.isEmpty,
        !lowering.isBroken(declaration)
      else { return }
      let source = lowering.source
      imports.append(
        ImportModel(
          attributes: declaration.plainAttributes.map { source[$0.range] },
          access: declaration.modifiers.compactMap { Access($0.keyword) }.first,
          scope: syntax.scope.map { source[$0] },
          path: syntax.path.map { source[$0] }.joined(separator: "."),
          conditions: scope.conditions.map(\.standalone)))
    }
    return imports
  }

  private mutating func lower(
    _ syntax: NominalSyntax, of declaration: DeclarationSyntax, in scope: EnclosingScope
  ) {
    guard var inner = inside(syntax, in: scope), let name = inner.nesting.last, !name.isEmpty
    else { return }
    let access = access(of: declaration, in: scope)
    let isProtocol = syntax.kind == .protocol
    inner.access = syntax.kind == .extension ? .open : access
    inner.defaultAccess = syntax.kind == .extension || isProtocol ? access : .internal
    inner.isNonisolated = isNonisolated(declaration, in: scope)
    inner.memberConditions = []
    inner.keepsSignatures = isProtocol || syntax.kind == .class
    let annotation = annotation(of: syntax, declaration)
    if selection.passes(through: syntax, isAnnotated: annotation != nil) {
      if syntax.kind == .actor { inner.isNonisolated = true }
      return visitMembers(of: syntax, in: inner)
    }
    let block =
      isProtocol ? lowerMembers(items(of: syntax, in: inner), of: .protocol, in: inner) : nil
    declarations.append(
      Declaration(
        kind: kind(of: syntax), name: name, nesting: Array(inner.nesting.dropLast()),
        outerModule: inner.extendedModule, access: access,
        attributes: attributes(of: declaration), modifiers: modifiers(of: declaration),
        genericParameters: syntax.genericParameters.map(source.genericParameter),
        primaryAssociatedTypes: syntax.primaryAssociatedTypes.map(source.name),
        inherited: syntax.inheritedTypes.map(source.type),
        constraints: source.constraints(syntax.whereClause) + (block?.constraints ?? []),
        associatedTypes: block?.associatedTypes ?? [],
        members: block.map { .read($0.members) } ?? .unread(syntax, inner),
        conditions: scope.conditions,
        annotation: annotation,
        isNonisolated: inner.isNonisolated, isBroken: isBroken(declaration),
        place: place(syntax.name.start), origin: origin))
    // Types nested in an annotated type may be annotated as well.
    if case .annotated = selection, !isProtocol { visitMembers(of: syntax, in: inner) }
  }

  /// Returns the annotation of a protocol or a type.
  private mutating func annotation(
    of syntax: NominalSyntax, _ declaration: DeclarationSyntax
  ) -> FakedAnnotation? {
    let reported = diagnostics.count
    // Problems with a type's annotation were reported when annotations were searched for.
    defer {
      if selection.isSilent, syntax.kind != .protocol { diagnostics.removeSubrange(reported...) }
    }
    return fakedAnnotation(of: declaration, kind: syntax.kind)
  }

  /// Continues with the members of a type, without lowering the type itself.
  private mutating func visitMembers(of syntax: NominalSyntax, in scope: EnclosingScope) {
    if let block = syntax.unreadBlock, !selection.reachesInto(block) { return }
    lower(items(of: syntax, in: scope), in: scope)
  }

  /// Returns the items in a type's block, which is parsed now if the parser skipped it.
  mutating func items(of syntax: NominalSyntax, in scope: EnclosingScope) -> [ItemSyntax] {
    guard let block = syntax.unreadBlock else { return syntax.members }
    if let known = blocks[block.start] { return known }
    var items: [ItemSyntax] = []
    if scope.nesting.count <= 256 {
      items = source.members(of: syntax, diagnostics: &syntaxErrors)
    } else {
      syntaxErrors.append(
        Diagnostic(.error, .nestedTooDeeply, path: source.path, offset: block.start))
    }
    blocks[block.start] = items
    return items
  }

  private func kind(of syntax: NominalSyntax) -> Declaration.Kind {
    switch syntax.kind {
    case .protocol: .protocol
    case .struct: .struct
    case .class: .class
    case .enum: .enum
    case .actor: .actor
    case .extension: .extension
    }
  }

  /// Returns the scope of the members of a type or an extension.
  ///
  /// ```swift
  /// extension Outer { struct Inner {} } // nesting of the members of `Inner`: Outer, Inner
  /// extension Lib.Outer {}              // Outer, of the module `Lib`
  /// extension [Int] {}                  // nil: it extends no named type
  /// ```
  private func inside(_ syntax: NominalSyntax, in scope: EnclosingScope) -> EnclosingScope? {
    var inner = scope
    guard syntax.kind == .extension else {
      inner.nesting.append(source.name(syntax.name))
      return inner
    }
    guard let extendedType = syntax.extendedType, case .named(let named) = source.type(extendedType)
    else {
      return nil
    }
    let isQualified = named.outer != nil && qualifiers.contains(named.root.name)
    inner.nesting = isQualified ? Array(named.path.dropFirst()) : named.path
    inner.extendedModule = isQualified ? ModuleName(named.root.name) : nil
    return inner
  }

  /// Lowers a type alias; an annotated one of a composition counts as a protocol that inherits the composition.
  ///
  /// ```swift
  /// @Faked typealias ViewModel = ViewModelInput & ViewModelOutput
  /// // as `@Faked protocol ViewModel: ViewModelInput & ViewModelOutput {}`
  /// ```
  private mutating func lower(
    _ syntax: TypeAliasSyntax, of declaration: DeclarationSyntax, in scope: EnclosingScope
  ) {
    let aliased = source.type(syntax.type)
    var annotation: FakedAnnotation?
    if let attribute = fakedAttribute(of: declaration) {
      if case .composition = aliased, syntax.genericParameters.isEmpty {
        annotation = fakedAnnotation(of: declaration, kind: .protocol)
      } else if !selection.isSilent {
        report(.fakedAlias, at: attribute.range.start)
      }
    }
    let isFaked = annotation != nil
    declarations.append(
      Declaration(
        kind: isFaked ? .protocol : .typealias, name: source.name(syntax.name),
        nesting: scope.nesting, outerModule: scope.extendedModule,
        access: access(of: declaration, in: scope), attributes: attributes(of: declaration),
        genericParameters: syntax.genericParameters.map(source.genericParameter),
        inherited: isFaked ? [aliased] : [], aliasedType: isFaked ? nil : aliased,
        conditions: scope.conditions, annotation: annotation,
        isNonisolated: isFaked && isNonisolated(declaration, in: scope),
        isBroken: isFaked && isBroken(declaration),
        place: place(syntax.name.start), origin: origin))
  }

  // MARK: - Pieces

  /// Whether a declaration has a syntax error, so that a copy of it would not compile.
  private func isBroken(_ declaration: DeclarationSyntax) -> Bool {
    let start = declaration.attributes.first?.range.start ?? declaration.range.start
    let range = SourceRange(start, declaration.range.end)
    return syntaxErrors.contains { range.contains($0.offset) }
  }

  func place(_ offset: Int) -> Place { Place(file: number, offset: offset) }

  func access(of declaration: DeclarationSyntax, in scope: EnclosingScope) -> Access {
    let own = declaration.modifiers.filter { $0.detail == nil }.compactMap { Access($0.keyword) }
    return min(own.first ?? scope.defaultAccess, scope.access)
  }

  /// Whether a declaration's setter is private or fileprivate, as in `private(set)`.
  func hasPrivateSetter(_ declaration: DeclarationSyntax) -> Bool {
    declaration.modifiers.contains {
      $0.detail != nil && ($0.keyword == .private || $0.keyword == .fileprivate)
    }
  }

  private func isNonisolated(_ declaration: DeclarationSyntax, in scope: EnclosingScope) -> Bool {
    scope.isNonisolated || declaration.modifiers.contains { source[$0.range] == "nonisolated" }
  }

  func modifiers(of declaration: DeclarationSyntax) -> [String] {
    declaration.modifiers.map { source[$0.range] }
  }

  func attributes(of declaration: DeclarationSyntax) -> [AttributeModel] {
    declaration.attributes.map { element in
      switch element {
      case .attribute(let attribute): self.attribute(attribute)
      case .conditional(let range):
        AttributeModel(name: "", text: source[range])
      }
    }
  }

  func attribute(_ syntax: AttributeSyntax) -> AttributeModel {
    let signAndName = source.attribute(SourceRange(syntax.range.start, syntax.name.end))
    return AttributeModel(
      name: String(signAndName.dropFirst()), text: source.attribute(syntax.range))
  }
}
