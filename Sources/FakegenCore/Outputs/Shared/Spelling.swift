import FakegenKnowledge
import FakegenSyntax

/// Spells types and expressions so that their names have the same meaning in the output as where they come from.
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
  /// The meaning of unqualified names at file scope of the output.
  private let scope: OutputScope
  /// Names that are declared in an inner scope, such as associated types and generic parameters.
  private var localNames: [String] = []
  /// The types that the code stands in, outermost first.
  private var nesting: [String] = []
  /// The protocols whose type aliases are visible as members.
  private var protocols: [DeclarationID] = []
  /// Whether these type aliases hide types of the same name, because the code stands in a member.
  private var isInMember = false
  /// The type that is spelled by a generated alias, because its name means something else here, even if qualified.
  private var aliased: DeclarationID?

  init(_ program: Program, _ sharedNulls: SharedNulls, in scope: OutputScope) {
    self.program = program
    self.sharedNulls = sharedNulls
    self.scope = scope
  }

  /// Returns the spelling in a scope that declares names of its own, such as associated types and generic parameters.
  func inside(_ names: [String]) -> Spelling {
    changed(self) { $0.localNames += names }
  }

  /// Returns the spelling beside a declaration, in the types that it is nested in.
  func beside(_ id: DeclarationID?) -> Spelling {
    changed(self) { $0.nesting += id.map { program[$0].nesting } ?? [] }
  }

  /// Returns the spelling in the bodies of members, where other members and aliases of the protocols hide types of the
  /// same name.
  ///
  /// ```swift
  /// protocol Ledger { typealias Date = Int; var now: Foundation.Date { get } }
  /// // Foundation.Date(timeIntervalSinceReferenceDate: 0)
  /// ```
  var insideMembers: Spelling {
    let names = protocols.flatMap(program.requirements).map(\.member.name)
    return changed(inside(names.filter(\.isCapitalized))) { $0.isInMember = true }
  }

  /// Returns the spelling in the signatures of a type that conforms to protocols, which sees their type aliases.
  func seeingAliases(of protocols: [DeclarationID]) -> Spelling {
    changed(self) { $0.protocols = program.shape(of: protocols).ownProtocols }
  }

  /// Returns the spelling in an extension of a type, where `ID` may mean the type of its `id`.
  func inside(_ id: DeclarationID) -> Spelling {
    changed(inside(program[id].genericParameters.map(\.name))) {
      $0.nesting += program[id].path
      $0.aliased = program.hiddenIDType(in: id)
    }
  }

  // MARK: - Names

  /// The name of a declaration.
  func name(of id: DeclarationID) -> String {
    if id == aliased { return program.aliasName(of: id) }
    let path = program[id].path
    if isAliasWithoutOwner(id) { return path[path.count - 1] }
    let text = path.enumerated()
      .map { $0 > 0 ? $1.escapedAsMember : $1.escapedInExpression }.joined(separator: ".")
    return qualifier(of: path[0], program.root(of: id)).map { "\($0.text).\(text)" } ?? text
  }

  /// Whether a declaration is a protocol's alias whose name is written without the protocol's: it is visible wherever
  /// the protocol's members are, and one that depends on associated types has no other name.
  private func isAliasWithoutOwner(_ id: DeclarationID) -> Bool {
    guard program.isAliasOfProtocol(id), let owner = program.outerDeclaration(of: id) else {
      return false
    }
    return protocols.contains(owner) || !program.parameters(behind: id).isEmpty
  }

  /// The name of a type that is generated for a protocol.
  ///
  /// - Parameters:
  ///   - kind: The kind of the type.
  ///   - id: The protocol.
  ///   - isBeside: Whether the name stands beside the protocol, so that it needs no qualification.
  /// - Returns: The name.
  func name(_ kind: FakeKind, of id: DeclarationID, isBeside: Bool = false) -> String {
    let name = program.name(kind, of: id)
    return isBeside ? name : nesting(of: id).map { "\($0).\(name)" } ?? name
  }

  /// The name of the type that a protocol is nested in; `nil` if it is not nested.
  func nesting(of id: DeclarationID) -> String? {
    if program[id].nesting.isEmpty { return nil }
    return program.outerDeclaration(of: id).map(name) ?? program[id].nesting.joined(separator: ".")
  }

  private func name(of named: NamedType) -> String {
    switch named.meaning {
    case .declaration(let id): return name(of: id)
    case .generated(.fake(let kind, let id)):
      // Inside a generic type, only its unqualified name implies the generic arguments.
      let mayBeGeneric = kind.isOpen || !program[id].primaryAssociatedTypes.isEmpty
      return name(kind, of: id, isBeside: mayBeGeneric && nesting == program[id].nesting)
    case .generated(.shared(let id)): return sharedNulls.names[id] ?? named.name
    case .unknown(let module?) where KnownTypes.module(of: named.name) != module:
      return "\(module.text).\(named.name)"
    case .unknown: return name(ofUndeclared: named.name)
    case .unbound, .parameter: return named.name.escapedInExpression
    }
  }

  /// The name of a type that no source declares, such as those of the runtime.
  func name(ofUndeclared name: String) -> String {
    let text = name.escapedInExpression
    return qualifier(of: name, nil).map { "\($0.text).\(text)" } ?? text
  }

  /// The name of a type that a module declares.
  func name(_ name: String, of module: ModuleName) -> String {
    let isHidden = isHiddenNearby(name, nil) || scope.isAmbiguous(name, of: module)
    return isHidden ? "\(module.text).\(name)" : name
  }

  /// The module that a name at file scope must be qualified with.
  ///
  /// ```swift
  /// protocol Mixed { associatedtype String; func text() -> Swift.String }
  ///
  /// func text() -> Swift.String { "" }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - root: Its declaration in the sources; `nil` if the standard library, a framework or the runtime declares it.
  /// - Returns: The module; `nil` if the unqualified name has the same meaning.
  private func qualifier(of name: String, _ root: DeclarationID?) -> ModuleName? {
    if let root, program.isOwn(root) {
      return isHiddenNearby(name, root) ? program.declarations.likelyModule(of: root) : nil
    }
    if let root, program.isDeclaredElsewhere(root) { return nil }
    let module =
      root.map { program.declarations.importedModule(of: $0) } ?? KnownTypes.module(of: name)
    guard let module else { return nil }
    let isHidden = isHiddenNearby(name, root) || scope.isAmbiguous(name, of: module)
    return isHidden
      ? scope.qualifier(for: ModuleExports.part(of: module, declaring: name)) : nil
  }

  /// Whether a scope inside of file scope declares a name.
  private func isHiddenNearby(_ name: String, _ root: DeclarationID?) -> Bool {
    func isDeclared(in path: some Sequence<String>) -> Bool {
      program.declarations.declarations(at: path + [name]).contains { $0 != root }
    }
    return localNames.contains(name)
      || nesting.indices.contains { isDeclared(in: nesting[...$0]) }
      || isInMember && protocols.contains { isDeclared(in: program[$0].path) }
  }

  func text(of type: TypeModel) -> String {
    spelled(type).spelled(.withoutModules)
  }

  /// The effects as they are written: `async`, `throws(E)`.
  func words(of effects: Effects) -> [String] {
    effects.mapTypes(spelled).spelled(.withoutModules)
  }

  /// The text of a type after a colon, where a protocol is a constraint and has no `any`.
  func text(ofConstraint type: TypeModel) -> String {
    named(program.writingAny(in: type, isConstraint: true)).spelled(.withoutModules)
  }

  /// The text of a type that replaces a name, before which there may already be an `any`.
  func textOfMention(_ type: TypeModel) -> String {
    named(program.writingAnyInside(type)).spelledAsBase(.withoutModules)
  }

  /// The text of a constraint, as `Element: Hashable` or `Element == Int`.
  func text(of constraint: Constraint) -> String {
    let left = text(of: constraint.left)
    return constraint.relation == .equals
      ? "\(left) == \(text(of: constraint.right))"
      : "\(left): \(text(ofConstraint: constraint.right))"
  }

  /// The text of an obstacle, for a comment.
  func text(of obstacle: Obstacle) -> String { program.text(of: obstacle) }

  /// The text of a need, as `Element: Defaultable`.
  func text(of need: DefaultValue.Need) -> String {
    switch need {
    case .defaultable(let type): "\(text(of: type)): \(name(ofUndeclared: "Defaultable"))"
    case .nullObject: "Self: \(name(ofUndeclared: "NullObject"))"
    }
  }

  /// The text of a type in a form that `?` or `.Type` may follow.
  func textAsBase(of type: TypeModel) -> String {
    spelled(type).spelledAsBase(.withoutModules)
  }

  /// The type with its names as they are spelled here, and with `any` where it is missing.
  private func spelled(_ type: TypeModel) -> TypeModel { named(program.writingAny(in: type)) }

  /// The type with its names as they are spelled here.
  private func named(_ type: TypeModel) -> TypeModel {
    type.mappingNames { .named(withNameSpelled($0)) }
  }

  /// The name as it is spelled here, with its generic arguments, which are spelled already.
  private func withNameSpelled(_ named: NamedType) -> NamedType {
    guard let outer = named.outer else {
      return NamedType(name(of: named), arguments: named.arguments)
    }
    return NamedType(
      named.name, arguments: named.arguments, in: withNameSpelled(outer), meaning: named.meaning)
  }

  // MARK: - Expressions

  func text(of expression: Expression) -> String {
    expression.text(naming: spelled)
  }
}

extension [String] {
  /// The constraints as a `where` clause; empty if there are none.
  var whereClause: String { isEmpty ? "" : " where \(joined(separator: ", "))" }

  /// The generic parameters as a clause, as `<Key, Value>`; empty if there are none.
  var genericClause: String { isEmpty ? "" : "<\(joined(separator: ", "))>" }
}
