import FakegenKnowledge
import FakegenSyntax

/// Spells types and expressions so that they mean in the output what they mean where they come from.
///
/// ```swift
/// protocol Feed { associatedtype URL; func link() -> Foundation.URL; func own() -> URL }
///
/// func link() -> Foundation.URL { Foundation.URL(string: "https://example.invalid")! }
/// func own() -> URL { .defaultValue }
/// ```
struct Spelling {
  private let program: Program
  private let sharedNulls: SharedNulls
  /// What plain names mean in the output.
  private let scope: OutputScope
  /// The names that mean something nearer here: associated types and generic parameters.
  private var localNames: [String] = []
  /// The types that the code stands in, outermost first.
  private var nesting: [String] = []
  /// The protocols whose aliases are nearer here.
  private var protocols: [DeclarationID] = []
  /// The type that is written by an alias, because its name means something else here in whichever module.
  private var aliased: DeclarationID?

  init(_ program: Program, _ sharedNulls: SharedNulls, in scope: OutputScope) {
    self.program = program
    self.sharedNulls = sharedNulls
    self.scope = scope
  }

  /// The spelling inside of something that has names of its own.
  ///
  /// - Parameters:
  ///   - names: The associated types and generic parameters.
  ///   - nesting: The types around, outermost first.
  /// - Returns: The spelling.
  func inside(_ names: [String], in nesting: [String] = []) -> Spelling {
    if names.isEmpty, nesting.isEmpty { return self }
    var inner = self
    inner.localNames += names
    inner.nesting += nesting
    return inner
  }

  /// The spelling in the code of what conforms to protocols: their members and their aliases hide types of the same name.
  ///
  /// ```swift
  /// protocol Ledger { typealias Date = Int; var now: Foundation.Date { get } }
  /// // Foundation.Date(timeIntervalSinceReferenceDate: 0)
  /// ```
  func inside(_ shape: ProtocolShape) -> Spelling {
    var inner = self
    inner.localNames += shape.allRequirements.map(\.member.name)
      .filter(\.isCapitalized)
    inner.protocols += shape.protocols.filter { !program.isPrelude($0) }
    return inner
  }

  /// The spelling in an extension of a type, whose `id` may say what `ID` is.
  func inside(_ id: DeclarationID) -> Spelling {
    var inner = self
    inner.aliased = program.hiddenIDType(in: id)
    return inner
  }

  // MARK: - Names

  /// How a declaration is named.
  func name(of id: DeclarationID) -> String {
    if id == aliased { return program.aliasName(of: id) }
    let path = program[id].path
    // It is visible wherever the protocol's members are.
    if program.isAliasOfProtocol(id) { return path[path.count - 1] }
    let text = path.enumerated().map { $1.escapedAsType(isMember: $0 > 0) }.joined(separator: ".")
    return qualifier(of: path[0], program.root(of: id)).map { "\($0.text).\(text)" } ?? text
  }

  /// How a protocol's Empty protocol is named.
  func emptyName(of id: DeclarationID) -> String {
    generatedName(program.name(.empty, of: id), of: id)
  }

  /// How a protocol's Null type is named.
  func nullName(of id: DeclarationID) -> String {
    generatedName(program.name(.null, of: id), of: id)
  }

  /// How something is named that is generated beside a protocol.
  private func generatedName(_ name: String, of id: DeclarationID) -> String {
    nesting(of: id).map { "\($0).\(name)" } ?? name
  }

  /// How the type is named that a protocol is nested in; `nil` if it is nested in none.
  func nesting(of id: DeclarationID) -> String? {
    if program[id].nesting.isEmpty { return nil }
    return program.outerDeclaration(of: id).map(name) ?? program[id].nesting.joined(separator: ".")
  }

  private func name(of named: NamedType) -> String {
    switch named.meaning {
    case .declaration(let id): return name(of: id)
    case .generated(.of(let id)): return nullName(of: id)
    case .generated(.beside(let id, let name)):
      // A type that is generic knows itself by its plain name alone.
      return nesting == program[id].nesting ? name : generatedName(name, of: id)
    case .generated(.shared(let id)): return sharedNulls.names[id] ?? named.name
    case .unknown(let module?) where KnownTypes.module(of: named.name) != module:
      return "\(module.text).\(named.name)"
    case .unknown: return name(ofUndeclared: named.name)
    case .unbound, .parameter: return named.name.escapedAsType(isMember: false)
    }
  }

  /// How a type is named that no source declares, as those of the runtime.
  func name(ofUndeclared name: String) -> String {
    let text = name.escapedAsType(isMember: false)
    return qualifier(of: name, nil).map { "\($0.text).\(text)" } ?? text
  }

  /// How a type is named that a module declares.
  func name(_ name: String, of module: ModuleName) -> String {
    let isHidden = isHiddenNearby(name, nil) || scope.isAmbiguous(name, of: module)
    return isHidden ? "\(module.text).\(name)" : name
  }

  /// The module that has to stand before a name at file scope.
  ///
  /// ```swift
  /// protocol Mixed { associatedtype String; func text() -> Swift.String }
  ///
  /// func text() -> Swift.String { "" }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - root: What declares it in the sources; `nil` for a name of the standard library's, of a framework's or of the runtime's.
  /// - Returns: The module; `nil` if the name alone means the same.
  private func qualifier(of name: String, _ root: DeclarationID?) -> ModuleName? {
    if let root, program.isOwn(root) {
      return isHiddenNearby(name, root) ? program.declarations.likelyModule(of: root) : nil
    }
    let module =
      root.map { program.declarations.importedModule(of: $0) } ?? KnownTypes.module(of: name)
    guard let module else { return nil }
    let isHidden = isHiddenNearby(name, root) || scope.isAmbiguous(name, of: module)
    return isHidden ? scope.qualifier(for: module) : nil
  }

  /// Whether something nearer than file scope has a name.
  private func isHiddenNearby(_ name: String, _ root: DeclarationID?) -> Bool {
    func isDeclared(in path: some Sequence<String>) -> Bool {
      program.declarations.declarations(at: path + [name]).contains { $0 != root }
    }
    return localNames.contains(name)
      || nesting.indices.contains { isDeclared(in: nesting[...$0]) }
      || protocols.contains { isDeclared(in: program[$0].path) }
  }

  func text(of type: TypeModel) -> String {
    named(program.writingAny(in: type)).spelled(.withoutModules)
  }

  /// The words that say effects: `async`, `throws(E)`.
  func words(of effects: Effects) -> [String] {
    effects.mapTypes { named(program.writingAny(in: $0)) }.spelled(.withoutModules)
  }

  /// A type behind a colon, where a protocol is a constraint.
  func text(ofConstraint type: TypeModel) -> String {
    named(program.writingAny(in: type, isConstraint: true)).spelled(.withoutModules)
  }

  /// A type in the place of a name, before which `any` may stand already.
  func textOfMention(_ type: TypeModel) -> String {
    named(program.writingAnyInside(type)).spelledAsBase(.withoutModules)
  }

  /// As in `Element: Hashable`, `Element == Int`.
  func text(of constraint: Constraint) -> String {
    let relation = constraint.relation == .equals ? " ==" : ":"
    let right =
      constraint.relation == .equals
      ? text(of: constraint.right) : text(ofConstraint: constraint.right)
    return "\(text(of: constraint.left))\(relation) \(right)"
  }

  /// As in `Element: Defaultable`.
  func text(of need: DefaultValue.Need) -> String {
    switch need {
    case .defaultable(let type): "\(text(of: type)): \(name(ofUndeclared: "Defaultable"))"
    case .nullObject: "Self: \(name(ofUndeclared: "NullObject"))"
    }
  }

  /// The type as it can stand before `?` or `.Type`.
  func textAsBase(of type: TypeModel) -> String {
    named(program.writingAny(in: type)).spelledAsBase(.withoutModules)
  }

  /// The type with its names as they are written.
  private func named(_ type: TypeModel) -> TypeModel {
    type.mappingNames { named in
      guard let outer = named.outer else {
        return .named(NamedType(name(of: named), arguments: named.arguments))
      }
      guard case .named(let spelled) = self.named(.named(outer)) else { return .named(named) }
      return .named(
        NamedType(
          named.name, arguments: named.arguments, in: spelled, meaning: named.meaning))
    }
  }

  // MARK: - Expressions

  func text(of expression: Expression) -> String {
    expression.text { named(program.writingAny(in: $0)) }
  }

  /// The statements that return a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isReturned: Whether a single expression needs `return` as well.
  ///   - isTransformed: Whether a result builder would take what has no `return`, even what never returns.
  /// - Returns: The statements.
  func statements(
    of value: DefaultValue, isReturned: Bool = false, isTransformed: Bool = false
  ) -> [GeneratedStatement] {
    let hasVariables = !value.variables.isEmpty
    return value.variables.map { variable in
      "var \(variable.name): \(self.text(of: variable.type)) = \(self.text(of: variable.value))"
    } + [
      statement(
        value.expression, isReturned: isReturned || isTransformed || hasVariables,
        isTransformed: isTransformed)
    ]
  }

  /// A statement, or the `#if` that chooses among several.
  private func statement(
    _ expression: Expression, isReturned: Bool, isTransformed: Bool
  ) -> GeneratedStatement {
    func statement(_ isReturned: Bool) -> GeneratedStatement {
      isReturned ? .returned(text(of: expression)) : .code(text(of: expression))
    }
    switch expression {
    case .conditional(let branches):
      return .clauses(
        branches.map {
          .init(
            opening: $0.directive,
            statements: [
              self.statement($0.value, isReturned: isReturned, isTransformed: isTransformed)
            ])
        }, end: "#endif")
    // What ends the member returns nothing.
    case .throwing: return statement(false)
    case .call(let name, _) where name.hasSuffix("fatalError"): return statement(isTransformed)
    default: return statement(isReturned)
    }
  }
}

extension [String] {
  /// Constraints as they stand behind a declaration.
  var whereClause: String { isEmpty ? "" : " where \(joined(separator: ", "))" }
}

extension String {
  /// A name as it is written in a type.
  fileprivate func escapedAsType(isMember: Bool) -> String {
    isMember && (self == "Type" || self == "Protocol") ? "`\(self)`" : escapedInExpression
  }
}
