/// A type that fakes something: a Null type, or a spy.
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

  /// As in `Key: Hashable & Defaultable`.
  struct GenericParameter: Equatable {
    let name: String
    /// What is demanded of it.
    let parents: Parents
  }

  /// As in `typealias Entity = NullEntity`.
  struct Alias: Equatable {
    let name: String
    let type: TypeModel
    let conditions: [ConditionBranch]
  }

  /// A protocol that the type conforms to.
  struct Conformance: Equatable {
    let id: DeclarationID
    /// Whether it conforms by way of the Empty protocol.
    let hasEmpty: Bool
  }

  let id: GeneratedTypeID
  let name: String
  let kind: Kind
  let access: Access
  let heading: Heading
  /// Whether its conformances hold on the main actor only, as those of its associated types do.
  var conformsOnMainActor = false
  let genericParameters: [GenericParameter]
  var superclass: SuperclassPlan?
  var conformances: [Conformance]
  /// What the constraints say about members of the generic parameters.
  var constraints: [Constraint]
  /// Generic parameters, and members of them, that have to be `Defaultable`.
  var defaultable: [TypeModel] = []
  var aliases: [Alias]
  /// `init()`; `nil` if the compiler makes the one that is needed.
  var initializer: InitializerPlan?
  /// Whether it is a subclass of its Empty class, which has an initializer.
  var isOfEmptyClass = false
  var members: [MemberPlan]
  /// Whether initializers stand in an extension.
  var hasInitializersBeside = false

  /// Where its members run.
  var isolation: Isolation { heading.isolation }

  /// The types that are named in it.
  var types: [TypeModel] {
    signatureTypes + (initializer?.arguments ?? []).flatMap(\.value.types)
      + (members + (superclass?.required ?? [])).flatMap(\.types)
  }

  /// The protocols that its generic parameters have to conform to.
  func constraints(in program: Program) -> [TypeModel] {
    genericParameters.flatMap { parameter in
      parameter.parents.protocols.map { .name(program[$0].name, .declaration($0)) }
        + [parameter.parents.superclass].compactMap { $0 }
    }
  }

  /// The types that everybody sees who sees the type.
  var signatureTypes: [TypeModel] {
    (superclass.map { [$0.type] } ?? []) + aliases.map(\.type)
      + genericParameters.flatMap(\.parents.unknown).map(TypeModel.named)
      + constraints.flatMap { [$0.left, $0.right] }
      + (members + (superclass?.required ?? [])).flatMap(\.signatureTypes)
  }
}
