import FakegenSyntax

/// Everything that is to be written for one protocol, or for a Null type that several share; decided, and
/// not yet spelled.
struct FakePlan: Equatable {
  /// The protocol; `nil` for a Null type that several share.
  let subject: DeclarationID?
  /// The conditions of `#if` around the output, outermost first.
  let conditions: [String]
  var empty: EmptyPlan?
  var null: NullPlan?
  var spy: SpyPlan?
  var value: ValuePlan?
  var asked = Asked()
  var diagnostics: [Diagnostic] = []
  /// Where messages about members of the standard library's protocols belong, if there is no subject.
  var place: Place?

  /// The types that are named in it.
  var types: [TypeModel] {
    var types = empty?.members.flatMap(\.types) ?? []
    types += null?.types ?? []
    types += spy?.types ?? []
    types += value?.types ?? []
    return types
  }

  /// All members that are written.
  var members: [MemberPlan] { (empty?.members ?? []) + (null?.members ?? []) }
}

/// What else a plan needs to be written.
struct Asked: Equatable {
  /// Imports that default values need.
  var imports: [ImportModel] = []
  /// The Null types that are requested, in the order in which they first were.
  var requests: [SharedNullID] = []
  /// The types that are made by a function of their own.
  var parts: [DeclarationID] = []

  mutating func add(_ other: Asked) {
    imports += other.imports.filter { !imports.contains($0) }
    requests += other.requests.filter { !requests.contains($0) }
    parts += other.parts.filter { !parts.contains($0) }
  }
}

/// What an Empty protocol gives.
struct EmptyPlan: Equatable {
  /// Whether it is a class, for Objective-C.
  var isClass = false
  /// Of a class, what stands before `init()` if it has to be written.
  var initializerModifiers: [String] = []
  /// The members that it implements itself.
  var members: [MemberPlan] = []
  /// The Empty protocols that it inherits, by their protocols.
  var parents: [DeclarationID] = []
  /// Empty protocols that someone wrote for parents, which it inherits as well.
  var handWritten: [DeclarationID] = []
  /// The members that are left to the user's own extensions, because nothing better is known.
  var implemented: [Implementation] = []
  /// Demands that nobody fulfills: they were skipped, or left out as unresolved.
  var unmet: [Requirement] = []
  var asked = Asked()
}

/// A member and what it does.
struct MemberPlan: Equatable {
  enum Body: Equatable {
    case nothing
    case returns(DefaultValue)
    case delegates(Delegation)
  }

  /// How an initializer comes to an instance.
  enum Delegation: Equatable {
    /// `self.init()`
    case blank
    /// `try await self.init()`, as far as that throws and waits.
    case marked(isThrowing: Bool, isAsync: Bool)
    /// `self = .defaultValue`
    case defaultValue
    /// `super.init(title: "")`
    case superclass([Expression.Argument])
  }

  let requirement: Requirement
  /// The isolation that has to be written, because what is around says another.
  var isolation: Isolation?
  /// Whether a class above has the member as well.
  var isOverride = false
  var body: Body
  /// What has to hold for the body to compile.
  let needs: [DefaultValue.Need]
  /// The types that stand for names in the signature, one for each mention; `nil` where the name stays.
  let signature: [TypeModel?]

  var key: String { requirement.key }

  /// What the member returns, if it is more than nothing.
  var value: DefaultValue? {
    if case .returns(let value) = body { value } else { nil }
  }

  /// The types that the member names.
  var types: [TypeModel] {
    let inBody = value.map {
      $0.expression.types + $0.variables.flatMap { [$0.type] + $0.value.types }
    }
    return signatureTypes + (inBody ?? [])
  }

  /// The types that everybody sees who sees the member.
  var signatureTypes: [TypeModel] { signature.compactMap { $0 } }

  /// Whether the member, or a part of what it returns, is left to the runtime.
  var isUnresolved: Bool { value?.isPartial ?? false }
}

/// A Null type.
struct NullPlan: Equatable {
  enum Kind: String {
    case `struct`, `class`, actor
  }

  /// As in `Key: Hashable & Defaultable`.
  struct GenericParameter: Equatable {
    let name: String
    var superclass: TypeModel?
    let protocols: [DeclarationID]
    let isClassBound: Bool
    var isDefaultable = false
  }

  /// As in `typealias Entity = NullEntity`.
  struct Alias: Equatable {
    let name: String
    let type: TypeModel
    let conditions: [ConditionBranch]
  }

  /// A protocol that the type conforms to.
  enum Conformance: Equatable {
    case empty(DeclarationID)
    case plain(DeclarationID)
  }

  let id: NullID
  let kind: Kind
  let access: Access
  let attributes: [String]
  /// Where its members run.
  let isolation: Isolation
  /// Whether its initializer has to say that it runs anywhere.
  var saysNonisolated = false
  /// Whether its conformances hold on the main actor only, as those of its associated types do.
  var conformsOnMainActor = false
  var genericParameters: [GenericParameter]
  var superclass: SuperclassPlan?
  var conformances: [Conformance]
  /// What the constraints say about members of the generic parameters.
  var constraints: [Constraint]
  /// Members of generic parameters that have to be `Defaultable`.
  var defaultableMembers: [TypeModel] = []
  var aliases: [Alias]
  /// Whether the compiler makes no initializer, or none of the access that is needed.
  var needsInitializer: Bool
  /// Whether it is a subclass of its Empty class, which has an initializer.
  var isOfEmptyClass = false
  /// Whether that class requires `init()` of its subclasses.
  var isInitializerRequired = false
  var members: [MemberPlan]

  /// The types that are named in it.
  var types: [TypeModel] {
    (superclass.map { [$0.type] + $0.arguments.flatMap(\.value.types) } ?? [])
      + aliases.map(\.type) + constraints.flatMap { [$0.left, $0.right] }
      + (members + (superclass?.required ?? [])).flatMap(\.types)
  }

  /// The types that everybody sees who sees the type.
  var signatureTypes: [TypeModel] {
    (superclass.map { [$0.type] } ?? []) + aliases.map(\.type)
      + constraints.flatMap { [$0.left, $0.right] }
      + (members + (superclass?.required ?? [])).flatMap(\.signatureTypes)
  }

  /// The protocols that the type conforms to.
  var protocols: [DeclarationID] {
    conformances.map { conformance in
      switch conformance {
      case .empty(let id), .plain(let id): id
      }
    }
  }
}
