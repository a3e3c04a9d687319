/// A type that implements protocols for tests: a Null type or a spy.
///
/// ```swift
/// protocol Index<Key> where Key.ID == Int { associatedtype Key: Identifiable; func find(_ id: Int) -> Key }
///
/// struct NullIndex<Key: Identifiable & Defaultable>: EmptyIndex, NullObject where Key.ID == Int {}
/// ```
struct TypePlan: Equatable {
  enum Kind: String {
    case `struct`, `class`, actor
  }

  /// A generic parameter, as `Key: Hashable & Defaultable`.
  struct GenericParameter: Equatable {
    let name: String
    /// The class and the protocols that it is constrained to.
    let constraints: [TypeModel]
    /// Whether it must be stated that it is a class.
    let isClassBound: Bool
  }

  /// A type alias for an associated type, as `typealias Entity = NullEntity`.
  struct Alias: Equatable {
    let name: String
    let type: TypeModel
    let conditions: [ConditionBranch]
  }

  /// A protocol that the type conforms to.
  struct Conformance: Equatable {
    let id: DeclarationID
    /// Whether the type conforms through the Empty protocol.
    let hasEmpty: Bool
  }

  let id: GeneratedTypeID
  let name: String
  let kind: Kind
  let access: Access
  var heading: Heading
  /// Whether its conformances are isolated to the main actor, as those of its associated types are.
  var conformsOnMainActor = false
  var genericParameters: [GenericParameter] = []
  var superclass: SuperclassPlan?
  var conformances: [Conformance] = []
  /// Whether it conforms in an extension: otherwise, the compiler may infer that an actor is `nonisolated` because its
  /// protocol is, and then rejects it.
  var conformsInExtension = false
  /// The constraints on members of the generic parameters.
  var constraints: [Constraint] = []
  /// The generic parameters, and members of them, that must be `Defaultable`.
  var defaultable: [TypeModel] = []
  var aliases: [Alias] = []
  /// The `init()`; `nil` if the compiler provides the one that is needed.
  var initializer: InitializerPlan?
  /// Whether it is a subclass of its Empty class, which provides an initializer.
  var isOfEmptyClass = false
  /// Whether it has to be declared `@unchecked Sendable`, because its superclass or its Empty class is.
  var isUncheckedSendable = false
  var members: [MemberPlan] = []
  /// Whether its initializers are written in an extension.
  var hasInitializersInExtension = false

  /// The isolation of its members.
  var isolation: Isolation { heading.isolation }

  /// Whether its initializer is isolated to a global actor, as its superclass's is.
  var isMadeOnActor: Bool { superclass?.isolation.namesActor ?? false }

  /// A protocol in its list of conformances, isolated as they are: `@MainActor EmptyTags`.
  func conformance(to name: String) -> String { conformsOnMainActor ? "@MainActor \(name)" : name }

  /// Whether it declares no initializer, so that it inherits those of its superclass.
  var inheritsInitializers: Bool { superclass.map { $0.initializer == nil } ?? false }

  /// Its members, after the initializers that it repeats.
  var writtenMembers: [MemberPlan] { (superclass?.repeated ?? []) + members }

  /// The types that the output names.
  var types: [TypeModel] {
    signatureTypes + (initializer?.arguments ?? []).flatMap(\.value.types)
      + writtenMembers.flatMap(\.types)
  }

  /// The types in its signature, which are visible wherever the type is.
  var signatureTypes: [TypeModel] {
    let ofHead =
      (superclass.map { [$0.type] } ?? []) + aliases.map(\.type)
      + genericParameters.flatMap(\.constraints) + constraints.flatMap(\.types)
    return ofHead + writtenMembers.flatMap(\.signatureTypes)
  }
}
