import FakegenKnowledge
import FakegenSyntax

/// A type, protocol, type alias or extension that the sources or the prelude declare.
///
/// An extension has the name of the type that it extends. Only a protocol is lowered with its members. Of any other
/// declaration, this is what precedes the brace; `Declarations` reads the members when they are first needed.
///
/// A class, because a declaration is shared by many and never changes.
final class Declaration: Sendable {
  enum Kind: String, Sendable {
    case `protocol`, `struct`, `class`, `enum`, actor, `typealias`, `extension`
  }

  /// The origin of a declaration, which determines whether it may be faked.
  enum Origin: Sendable {
    /// A file to be faked.
    case source
    /// A file of `--support`, which is read but not faked.
    case support
    /// The part of the standard library and Foundation that `Prelude` declares.
    case prelude
  }

  let kind: Kind
  let name: String
  /// The names of the enclosing types, outermost first.
  let nesting: [String]
  /// The declaration's name after those of the enclosing types.
  let path: [String]
  /// The module of the outermost type, if an enclosing extension names it, as in `extension Lib.Thing`.
  let outerModule: ModuleName?
  let access: Access
  let attributes: [AttributeModel]
  let modifiers: [String]
  let genericParameters: [GenericParameter]
  let primaryAssociatedTypes: [String]
  let inherited: [TypeModel]
  let constraints: [Constraint]
  let associatedTypes: [AssociatedType]
  let members: MemberBlock
  /// The type that a `typealias` names.
  let aliasedType: TypeModel?
  let conditions: [ConditionBranch]
  let annotation: FakedAnnotation?
  /// Whether it is declared `nonisolated`, or is inside an actor or a `nonisolated` declaration.
  let isNonisolated: Bool
  /// Whether a part of it has a syntax error.
  let isBroken: Bool
  let place: Place
  let origin: Origin

  init(
    kind: Kind, name: String, nesting: [String], outerModule: ModuleName? = nil, access: Access,
    attributes: [AttributeModel],
    modifiers: [String] = [], genericParameters: [GenericParameter],
    primaryAssociatedTypes: [String] = [], inherited: [TypeModel] = [],
    constraints: [Constraint] = [], associatedTypes: [AssociatedType] = [],
    members: MemberBlock = .read([]), aliasedType: TypeModel? = nil,
    conditions: [ConditionBranch], annotation: FakedAnnotation? = nil, isNonisolated: Bool = false,
    isBroken: Bool = false,
    place: Place, origin: Origin
  ) {
    self.kind = kind
    self.name = name
    self.nesting = nesting
    path = nesting + [name]
    self.outerModule = outerModule
    self.access = access
    self.attributes = attributes
    self.modifiers = modifiers
    self.genericParameters = genericParameters
    self.primaryAssociatedTypes = primaryAssociatedTypes
    self.inherited = inherited
    self.constraints = constraints
    self.associatedTypes = associatedTypes
    self.members = members
    self.aliasedType = aliasedType
    self.conditions = conditions
    self.annotation = annotation
    self.isNonisolated = isNonisolated
    self.isBroken = isBroken
    self.place = place
    self.origin = origin
  }

  var qualifiedName: String { path.joined(separator: ".") }

  /// Whether it is a struct, class, enum or actor.
  var isType: Bool { kind != .protocol && kind != .typealias && kind != .extension }

  /// The rank among declarations of the same name, of which the lowest takes precedence.
  var rank: Int {
    switch origin {
    case .source: 0
    case .support where access >= .package: 1
    case .support: 2
    case .prelude: 3
    }
  }

  /// Whether an extension's members are available whenever its type is, given the type's attributes.
  ///
  /// ```swift
  /// extension Box { … }                        // does
  /// extension Box where T: Hashable { … }      // does not
  /// @available(iOS 16, *) extension Box { … }  // does, if `Box` has the same attribute
  /// ```
  func isUnconditional(given attributes: [AttributeModel]) -> Bool {
    constraints.isEmpty && conditions.isEmpty && self.attributes.allSatisfy(attributes.contains)
  }
}

/// The members between a declaration's braces.
enum MemberBlock: Sendable {
  case read([Member])
  /// A block that the parser skipped, and what the enclosing declarations determine about its members.
  case unread(NominalSyntax, EnclosingScope)
}

/// The access level of a declaration, from the most to the least restrictive.
package enum Access: CaseIterable, Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  private static let byKeyword = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

  init?(_ keyword: Keyword) {
    guard let access = Self.byKeyword[keyword.rawValue] else { return nil }
    self = access
  }

  /// The access modifier of generated declarations; empty for the default.
  var modifiers: [String] {
    switch self {
    case .private, .fileprivate, .internal: []
    case .package: ["package"]
    case .public, .open: ["public"]
    }
  }
}

/// `@available(macOS 13, *)`, or attributes under `#if`.
struct AttributeModel: Equatable, Sendable {
  /// The name without `@`; empty for attributes under `#if`.
  let name: String
  let text: String
  /// The parts of the name without generic arguments: `FocusState` and `Binding` of `@FocusState<Field?>.Binding`.
  let path: [String]

  init(name: String, text: String) {
    self.name = name
    self.text = text
    let plain = name.contains("<") ? name.withoutGenericArguments : name
    path = plain.utf8.split { ".:".utf8.contains($0) }.map { String(Substring($0)) }
  }

  /// The last part of the name, without generic arguments.
  var baseName: String { path.last ?? "" }

  var hasArguments: Bool { text.hasSuffix(")") }

  /// Whether it may name a property wrapper; names in lower case are the compiler's own attributes.
  var mayBePropertyWrapper: Bool {
    baseName.isCapitalized && !baseName.hasSuffix("Actor") && !isMacroForProperty
  }

  /// Whether it marks a declaration as deprecated, and states nothing else about where that is available.
  var isDeprecation: Bool {
    name == "available" && text.contains("deprecated") && !text.contains("introduced")
  }

  /// Whether it names a macro that leaves a property as it is.
  var isMacroForProperty: Bool { KnownMacros.ofProperties.contains(baseName) }
}

extension String {
  /// A name without its generic arguments: `FocusState.Binding` for `FocusState<Field?>.Binding`.
  fileprivate var withoutGenericArguments: String {
    var depth = 0
    // An arrow closes no arguments.
    return replacing("->", with: "").filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0
    }
  }
}

extension [AttributeModel] {
  func has(_ name: String) -> Bool { contains { $0.name == name } }

  /// Whether they mark a declaration as deprecated, so that all but deprecated code that uses it gets a warning.
  var isDeprecated: Bool { contains { $0.name == "available" && $0.text.contains("deprecated") } }
}

/// A generic parameter, as in `T: Hashable`, `each T`, `let count: Int`.
struct GenericParameter: Equatable, Sendable {
  var name: String
  var constraint: TypeModel?
  let isPack: Bool
  let isValue: Bool

  /// Returns the constraints of the parameter, those of the `where` clause included.
  func demands(beside constraints: [Constraint]) -> [TypeModel] {
    [constraint].compactMap { $0 } + constraints.filter { $0.isConformance(of: name) }.map(\.right)
  }

  /// Returns the parameter with its constraint transformed.
  func mapTypes(_ transform: (TypeModel) -> TypeModel) -> GenericParameter {
    changed(self) { $0.constraint = constraint.map(transform) }
  }
}

/// A generic requirement, as in `Element: Hashable` or `Element == Int`.
struct Constraint: Equatable, Sendable {
  enum Relation: Sendable {
    case conforms, equals
  }

  let left: TypeModel
  let relation: Relation
  let right: TypeModel
  /// Whether it stands for a type alias in a protocol, which is a constraint only if an ancestor declares an
  /// associated type with its name.
  var isTypeAlias = false
  /// Whether the prelude states it; ignored by `==`.
  var isOfPrelude = false

  /// Whether it is a conformance constraint on a generic parameter.
  func isConformance(of parameter: String) -> Bool {
    relation == .conforms && left.description == parameter
  }

  static func == (left: Constraint, right: Constraint) -> Bool {
    left.relation == right.relation && left.types == right.types
  }

  var types: [TypeModel] { [left, right] }

  /// Returns the type that the constraint equates with another; `nil` if there is none.
  func type(equalTo type: TypeModel) -> TypeModel? {
    if relation != .equals { return nil }
    return left == type ? right : right == type ? left : nil
  }

  /// Returns the constraint with other types on its sides.
  func with(_ left: TypeModel, _ right: TypeModel) -> Constraint {
    Constraint(
      left: left, relation: relation, right: right, isTypeAlias: isTypeAlias,
      isOfPrelude: isOfPrelude)
  }

  func mapTypes(_ transform: (TypeModel) -> TypeModel) -> Constraint {
    with(transform(left), transform(right))
  }
}

/// An associated type, as in `associatedtype Element: Hashable = Int`.
struct AssociatedType: Sendable {
  let name: String
  let inherited: [TypeModel]
  let defaultType: TypeModel?
  let constraints: [Constraint]
  let conditions: [ConditionBranch]
}
