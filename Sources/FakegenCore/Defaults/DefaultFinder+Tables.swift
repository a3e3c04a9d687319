import FakegenKnowledge
import FakegenSyntax

/// Values from the built-in tables.
extension DefaultFinder {
  /// Returns the value of a type that no source declares.
  func standardValue(of named: NamedType) throws(Obstacle) -> DefaultValue {
    let name = named.path.joined(separator: ".")
    let arguments = named.allArguments
    if named.outer == nil, arguments.count == 2 {
      if name == "Result" { return try result(arguments[0], arguments[1]) }
      if name == "KeyPath" || name == "WritableKeyPath" {
        return try keyPath(
          from: arguments[0], to: arguments[1], isWritable: name != "KeyPath", named)
      }
    }
    if let id = named.declaration, program[id].kind == .protocol {
      return try existential(.named(named))
    }
    if let result = site.unsentResult(in: .named(named)) { throw .unsentResult(result) }
    let spelled = named.spelled(.withoutModules)
    if let chosen = StandardConformances.value(of: name) {
      return DefaultValue(chosen.expression(with: arguments), origin: .table(.runtime))
    }
    guard let row = StandardDefaults.row(for: spelled) ?? StandardDefaults.row(for: name),
      let value = try value(in: row, of: named)
    else { throw .unknown(named) }
    return value
  }

  /// `.success` with a value if there is one, or else `.failure` with an error.
  ///
  /// ```swift
  /// func load() -> Result<Int, any Error>           // .success(0)
  /// func stop() -> Result<Never, any Error>         // .failure(NullError())
  /// func value<T>() -> Result<T, any Error>         // .init { try fakeDefaultOrThrow(in: "Store") }
  /// func run<T>(_ body: () throws -> T) -> Result<T, any Error>  // .init { try body() }
  /// ```
  private func result(_ success: TypeModel, _ failure: TypeModel) throws(Obstacle) -> DefaultValue {
    func isNever(_ type: TypeModel) -> Bool {
      program.unaliased(program.substitute(site.pinned, in: type)).isNever
    }
    var obstacle = Obstacle.shapeless(success)
    // There is no value of type `Never`.
    if !isNever(success) {
      do {
        let value = try value(of: success)
        return DefaultValue(.member("success", [.init(value: value.expression)]), from: [value])
      } catch {
        obstacle = error
      }
    }
    if obstacle.isChosenByCaller, program.unaliased(failure).isAnyError {
      return caught(success, because: obstacle)
    }
    guard !isNever(failure), let value = try? value(of: failure) else {
      throw .part(success, obstacle)
    }
    return DefaultValue(.member("failure", [.init(value: value.expression)]), from: [value])
  }

  /// The result of what may throw: a closure parameter, or else the runtime, whose error names the member.
  private func caught(_ success: TypeModel, because obstacle: Obstacle) -> DefaultValue {
    let inner = changed(self) { $0.site.effects = Effects(throwing: .throws) }
    let value =
      inner.callOfClosure(returning: success)
      ?? inner.fallback(of: success, because: .part(success, obstacle))
    var result = DefaultValue(
      .template([.text(".init { "), .value(value.expression), .text(" }")]), from: [value],
      origin: value.origin)
    result.isCaught = true
    return result
  }

  /// `\.self`, or the first property of a type of the sources that has the demanded type.
  ///
  /// ```swift
  /// struct User { let id: Int; var name = "Ann" }
  ///
  /// func path() -> KeyPath<User, String>  // \.name
  /// ```
  private func keyPath(
    from root: TypeModel, to value: TypeModel, isWritable: Bool, _ named: NamedType
  ) throws(Obstacle) -> DefaultValue {
    if root == value { return .literal("\\.self") }
    guard !isWritable, case .named(let type) = root.bare, type.arguments.isEmpty,
      let id = type.declaration, program[id].origin == .source
    else { throw .unknown(named) }
    let scope = program.scope(inside: id)
    let property = program.declarations.members(of: id).first {
      $0.kind == .property && !$0.isStatic && $0.effectsOfUse == .plain
        && program.obstacle(to: $0, of: id, at: site) == nil
        && program.bind($0.type, in: scope) == value
    }
    guard let property else { throw .noProperty(of: value, in: id) }
    return .literal("\\.\(property.name)", origin: .keyPath(property.place))
  }

  // MARK: - Rows

  /// The value of a library's type from the table of the library, or of the framework that it implements.
  func libraryValue(of id: DeclarationID, _ named: NamedType) -> DefaultValue? {
    guard program[id].origin == .support,
      let module = program.declarations.modules.module(of: program[id].place.file),
      let row = StandardDefaults.row(for: named.path.joined(separator: ".")),
      row.module == ModuleExports.implemented(by: module)
    else { return nil }
    return try? value(in: row, of: named)
  }

  /// The imports by which the file that names a row's type sees it.
  ///
  /// - Returns: `nil` if the file does not see it, but means a type of the same name that is not in the given sources.
  private func imports(for row: StandardDefaults.Row, _ named: NamedType) -> [ImportModel]? {
    // No module shows the standard library's types as its own.
    if case .unknown(let module?) = named.root.meaning, module != row.module,
      ModuleExports.isVisible(row.module, importing: [])
        || !ModuleExports.isVisible(row.module, importing: [module])
    {
      return nil
    }
    if ModuleExports.isVisible(row.module, importing: []) { return [] }
    for file in site.files {
      let view = program.declarations.view(of: file)
      // `import struct Foundation.Date` makes this one type visible.
      let modules = view.modules.union(view.modules(importedFor: named.root.name))
      guard ModuleExports.isVisible(row.module, importing: modules) else { continue }
      // The output needs the same import.
      return program.declarations.imports(of: file).filter {
        // A module of C may include headers of the system. The compiler may then say that it defines the types in
        // them, and demand its import for their initializers.
        ModuleExports.isVisible(row.module, importing: [$0.module])
          || row.module == "Glibc" && !program.declarations.modules.isKnown($0.module)
      }
    }
    return importsOfBasis(row, named)
  }

  /// An import of Foundation or UIKit, which an imported module without files may well re-export, as frameworks do.
  ///
  /// A file without imports sees what the header of its framework imports, or the bridging header of its app.
  private func importsOfBasis(_ row: StandardDefaults.Row, _ named: NamedType) -> [ImportModel]? {
    guard KnownTypes.isUnmistakable(named.root.name), ["Foundation", "UIKit"].contains(row.module),
      case .unknown(nil) = named.root.meaning,
      !program.declarations.isDeclared(named.root.name)
    else { return nil }
    let isLikely = site.files.map(program.declarations.imports).contains { imports in
      imports.isEmpty || imports.contains { !program.declarations.modules.isKnown($0.module) }
    }
    return isLikely ? [ImportModel(path: row.module.text)] : nil
  }

  /// Fills in the placeholders of a row: `ClosedRange  =0...=0` gives `0...0` for `ClosedRange<Int>`.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - named: The type, whose generic arguments replace the placeholders.
  /// - Returns: The value; `nil` if the file that names the type does not mean the row's.
  /// - Throws: The reason why an argument has no value.
  func value(
    in row: StandardDefaults.Row, of named: NamedType
  ) throws(Obstacle) -> DefaultValue? {
    guard let imports = imports(for: row, named) else { return nil }
    let arguments = named.allArguments
    let isPointer = row.template.text == ".defaultValue"
    if isPointer, let pointee = arguments.first, !isDefaultable(pointee) {
      throw .part(pointee, .shapeless(pointee))
    }
    var parts: [DefaultValue] = []
    var pieces: [Expression.Piece] = []
    var inner = self
    inner.site.effects = .plain
    if row.template.text.contains("{") {
      // An escaping closure cannot capture one that does not escape.
      inner.site.parameters.removeAll {
        program.isFunction($0.type.bare) && !$0.type.hasPrefix("@escaping")
      }
    }
    for piece in row.template.pieces {
      switch piece {
      case .plain(let piece): pieces.append(piece)
      case .name: pieces.append(.type(.named(named.withoutArguments)))
      case .argument(let index):
        guard index < arguments.count else { throw .unknown(named) }
        pieces.append(.type(arguments[index]))
      case .value(let index):
        guard index < arguments.count else { throw .unknown(named) }
        let part = try inner.part(of: arguments[index])
        guard part.variables.isEmpty else { throw .needsStatements }
        parts.append(part)
        pieces.append(.value(part.expression, isOperand: row.template.hasOperators))
      }
    }
    if row.onMainActor, !site.isolation.isOnMainActor {
      pieces = [.text("MainActor.assumeIsolated { ")] + pieces + [.text(" }")]
    }
    facts.addDependencies(Dependencies(imports: imports))
    return DefaultValue(.template(pieces), from: parts, origin: .table(row.module))
  }

  /// Whether a type is known to be `Defaultable`.
  ///
  /// - Parameter type: The type.
  /// - Returns: Whether the type is known to conform.
  func isDefaultable(_ type: TypeModel) -> Bool {
    switch program.unaliased(type) {
    case .optional, .array, .dictionary: return true
    case .named(let named):
      switch named.meaning {
      case .generated(let id): return !id.isOpen
      case .declaration(let id):
        return program.declaresDefault(id) || becomesDefaultable(id, named)
      case .unknown(let module):
        let home = KnownTypes.module(of: named.name)
        return DefaultableTypes.names.contains(named.name) && (module == nil || module == home)
      case .parameter, .unbound: return false
      }
    default: return false
    }
  }

  // MARK: - Standard existentials

  /// A value of the standard library that has certain conformances.
  func standardExistential(
    _ parents: Parents, _ constraint: TypeModel
  ) throws(Obstacle) -> DefaultValue {
    let demanded = program.shape(of: parents.protocols).protocols.map { program[$0].name }
    if parents.isClassBound { throw .noCommonType(constraint) }
    let ofErrors: Set = ["Error", "Sendable", "Hashable", "Equatable"]
    if demanded.contains("Error"), demanded.allSatisfy(ofErrors.contains) {
      return DefaultValue(.make(.name("NullError", .unknown(nil)), []))
    }
    func equal(_ name: String) -> TypeModel? {
      parents.equalities.lazy.compactMap { $0.type(equalTo: .parameter(name)) }.first
    }
    let (element, failure) = (equal("Element"), equal("Failure"))
    let row = program.standardType(
      conformingTo: parents.protocols, element: element, failure: failure
    ) { $0.type.text != "Never" }
    guard let row, let template = row.value else { throw .noCommonType(constraint) }
    let arguments = [element ?? .int, failure ?? .missing]
    return changed(DefaultValue(template.expression(with: arguments), origin: .table(.swift))) {
      $0.standardType = row.type.type(with: arguments)
    }
  }
}
