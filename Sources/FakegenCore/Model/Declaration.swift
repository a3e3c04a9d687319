import FakegenKnowledge
import FakegenSyntax

/// A named type of the sources, or of the prelude; or an extension, which has the name of what it extends.
///
/// A class, because a declaration is asked about by many and changes for nobody. Of a type that is no
/// protocol this is the header alone: what stands before the brace. `Declarations` reads its members
/// when somebody asks for them.
final class Declaration: Sendable {
  enum Kind: String, Sendable {
    case `protocol`, `struct`, `class`, `enum`, actor, `typealias`, `extension`
  }

  /// Where a declaration comes from, which decides whether it may be emitted.
  enum Origin: Sendable {
    /// A file to be faked.
    case source
    /// A file that only helps to understand the others.
    case support
    /// The standard library and Foundation, as far as `Prelude` describes them.
    case prelude
  }

  let kind: Kind
  let name: String
  /// The names of the types around it, outermost first.
  let nesting: [String]
  /// The names by which it is found from the top of a file.
  let path: [String]
  /// The module of the outermost name, if an extension says so before it.
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
  /// What a `typealias` stands for.
  let aliasedType: TypeModel?
  let conditions: [ConditionBranch]
  let annotation: FakedAnnotation?
  /// Whether it says `nonisolated`, or stands in an actor or in something that says so.
  let isNonisolated: Bool
  /// Whether a part of it could not be read.
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

  /// Whether it is a type that has values: no protocol, and no other name for something.
  var isType: Bool { kind != .protocol && kind != .typealias && kind != .extension }

  /// Whether an extension adds its members to every value of the type, wherever what has some attributes is.
  ///
  /// ```swift
  /// extension Box { … }                        // does
  /// extension Box where T: Hashable { … }      // does not
  /// @available(iOS 16, *) extension Box { … }  // does, if that stands at Box, too
  /// ```
  func isUnconditional(beside attributes: [AttributeModel]) -> Bool {
    constraints.isEmpty && conditions.isEmpty && self.attributes.allSatisfy(attributes.contains)
  }
}

/// What stands between a declaration's braces.
enum MemberBlock: Sendable {
  case read([Member])
  /// A block that was passed over, and what the declarations around it say about its members.
  case unread(NominalSyntax, EnclosingScope)
}

/// Who may see a declaration, from few to many.
package enum Access: Int, Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  package static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }

  init?(_ keyword: Keyword) {
    switch keyword {
    case .private: self = .private
    case .fileprivate: self = .fileprivate
    case .internal: self = .internal
    case .package: self = .package
    case .public: self = .public
    case .open: self = .open
    default: return nil
    }
  }

  /// What generated declarations say of it; nothing for the default.
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
  let hasArguments: Bool
  let text: String
  /// The last part of the name, without generic arguments.
  let baseName: String

  init(name: String, hasArguments: Bool, text: String) {
    self.name = name
    self.hasArguments = hasArguments
    self.text = text
    let plain = name.utf8.prefix { $0 != UInt8(ascii: "<") }
    let separator = plain.lastIndex { ".:".utf8.contains($0) }
    let last = separator.map { plain[plain.index(after: $0)...] } ?? plain
    baseName = String(Substring(last))
  }

  /// Whether it may be a property's wrapper: what is spelled in lower case is the compiler's.
  var mayWrap: Bool {
    baseName.isCapitalized && !baseName.hasSuffix("Actor")
      && baseName != "FakeDefault"
  }
}

/// As in `T: Hashable`, `each T`, `let count: Int`.
struct GenericParameter: Equatable, Sendable {
  var name: String
  var constraint: TypeModel?
  let isPack: Bool
  let isValue: Bool

  /// What it has to conform to, where it is declared and in the `where` clause.
  func demands(beside constraints: [Constraint]) -> [TypeModel] {
    [constraint].compactMap { $0 } + constraints.filter { $0.isConformance(of: name) }.map(\.right)
  }

  /// Returns the parameter with another constraint.
  func mapTypes(_ transform: (TypeModel) -> TypeModel) -> GenericParameter {
    var parameter = self
    parameter.constraint = constraint.map(transform)
    return parameter
  }
}

/// As in `Element: Hashable` or `Element == Int`.
struct Constraint: Equatable, Sendable {
  enum Relation: Sendable {
    case conforms, equals
  }

  let left: TypeModel
  let relation: Relation
  let right: TypeModel
  /// Whether it comes from a type alias of the protocol, which says nothing about any other name.
  var isTypeAlias = false
  /// Whether the standard library states it, which makes it no other constraint.
  var isOfPrelude = false

  /// Whether it says what a generic parameter conforms to.
  func isConformance(of parameter: String) -> Bool {
    relation == .conforms && left.description == parameter
  }

  static func == (left: Constraint, right: Constraint) -> Bool {
    left.relation == right.relation && left.types == right.types
      && left.isTypeAlias == right.isTypeAlias
  }

  var types: [TypeModel] { [left, right] }

  /// The type that it says is the same as another; `nil` if it says none.
  func type(equalTo type: TypeModel) -> TypeModel? {
    if relation != .equals { return nil }
    return left == type ? right : right == type ? left : nil
  }

  /// Returns the constraint with other types on both sides.
  func with(_ left: TypeModel, _ right: TypeModel) -> Constraint {
    Constraint(
      left: left, relation: relation, right: right, isTypeAlias: isTypeAlias,
      isOfPrelude: isOfPrelude)
  }

  func mapTypes(_ transform: (TypeModel) -> TypeModel) -> Constraint {
    with(transform(left), transform(right))
  }
}

/// As in `associatedtype Element: Hashable = Int`.
struct AssociatedType: Sendable {
  let name: String
  let inherited: [TypeModel]
  let defaultType: TypeModel?
  let constraints: [Constraint]
  let conditions: [ConditionBranch]
}

/// The clause of an `#if` that something stands in.
struct ConditionBranch: Hashable, Sendable {
  /// Where the `#if` begins, which tells it from others.
  let group: Place
  let clause: Int
  /// The directives of all clauses, as in `["#if DEBUG", "#else"]`.
  let directives: [String]
  /// The conditions of all clauses; `nil` for `#else`.
  let conditionTexts: [String?]

  /// The clause's condition as an `#if` of its own.
  ///
  /// ```swift
  /// #if DEBUG            // DEBUG
  /// #elseif os(Linux)    // !DEBUG && os(Linux)
  /// #else                // !DEBUG && !os(Linux)
  /// #endif
  /// ```
  var standalone: String {
    let others = conditionTexts[..<clause].compactMap { $0 }.map(Self.negation)
    guard let own = conditionTexts[clause] else { return others.joined(separator: " && ") }
    if others.isEmpty { return own }
    let isSimple = own.drop { $0 == "!" }.isOneTerm
    return (others + [isSimple ? own : "(\(own))"]).joined(separator: " && ")
  }

  /// The condition that holds where another does not.
  static func negation(of condition: String) -> String {
    let isNegated = condition.hasPrefix("!")
    guard condition.dropFirst(isNegated ? 1 : 0).isOneTerm else {
      return "!(\(condition))"
    }
    return isNegated ? String(condition.dropFirst()) : "!\(condition)"
  }

  /// The clause's own condition; `nil` for `#else`.
  var condition: String? { conditionTexts[clause] }

  /// What is asked of each condition for the clause to be the one that counts.
  ///
  /// Of `#elseif !os(Linux)` behind `#if DEBUG`, that `DEBUG` is false, and that `os(Linux)` is false, too.
  var demands: [(condition: String, isTrue: Bool)] {
    conditionTexts[...clause].enumerated().compactMap { index, text in
      guard var text else { return nil }
      var isTrue = index == clause
      while text.hasPrefix("!"), text.dropFirst().isOneTerm {
        text.removeFirst()
        isTrue.toggle()
      }
      return (text, isTrue)
    }
  }

  /// The branches of the same `#if`, with the one that is taken if no condition holds.
  ///
  /// Of `#if DEBUG` alone, these are `DEBUG` and an `#else` that nobody wrote.
  var all: [ConditionBranch] {
    let isComplete = conditionTexts.contains(nil)
    let directives = isComplete ? directives : directives + ["#else"]
    let texts = isComplete ? conditionTexts : conditionTexts + [nil]
    return texts.indices.map {
      ConditionBranch(group: group, clause: $0, directives: directives, conditionTexts: texts)
    }
  }
}

extension Substring {
  /// Whether a condition like `os(Linux)` holds no operator.
  fileprivate var isOneTerm: Bool {
    utf8.allSatisfy { $0.isWordPart || "().".utf8.contains($0) }
  }
}

extension Declaration {
  /// Whether it comes before another declaration of its name.
  func isBefore(_ other: Declaration) -> Bool {
    rank == other.rank ? place < other.place : rank < other.rank
  }

  private var rank: Int {
    switch origin {
    case .source: 0
    case .support where access >= .package: 1
    case .support: 2
    case .prelude: 3
    }
  }
}
