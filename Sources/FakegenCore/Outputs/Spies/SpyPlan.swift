/// A spy: a type like the Null type that records the calls of its members.
///
/// ```swift
/// protocol Shop { func price(of item: String) throws -> Int }
///
/// final class SpyShop: EmptyShop, Spy, Sendable {
///   …
///   func price(of item: String) throws -> Int {
///     try when.price().runThrows(item) { try spiedTarget.price(of: item) }
///   }
/// }
/// ```
struct SpyPlan: Equatable {
  /// The protocol or the class.
  let id: DeclarationID
  /// The type, with the members that must be written but are not recorded.
  private(set) var type: TypePlan
  let members: [SpiedMember]
  /// The members that cannot be recorded and keep their defaults, with the reasons.
  let unspied: [LeftOutMember]
  /// The way in which calls are forwarded to another object.
  let forwarding: Forwarding
  /// The helper types on which the implementations in the user's extensions are called.
  var standIns: [StandIn] = []
  /// The generic arguments of a spy that a test makes without naming any; `nil` if the test must name them.
  var defaultGenericArguments: DefaultGenericArguments?
  /// Whether its log must be declared `nonisolated`, because the spy itself may be on an actor.
  let hasNonisolatedLog: Bool
  /// Whether it must be declared `Sendable`, because the protocol is not.
  let saysSendable: Bool
  /// The types of the library whose names other types in the class hide.
  var hiddenTypes: [String] = []

  /// Creates the plan of a spy without stand-ins, whose type states its isolation if the members need that.
  init(
    of id: DeclarationID, _ type: TypePlan, recording members: [SpiedMember],
    besides unspied: [LeftOutMember], forwarding: Forwarding, in program: Program
  ) {
    let isolation = program.isolation(
      type.isolation, passingOn: members.filter(\.isPlainProperty).map(\.result))
    self.id = id
    self.type = type
    self.type.heading.isolation = isolation
    self.members = members
    self.unspied = unspied
    self.forwarding = forwarding
    hasNonisolatedLog =
      isolation == .instance || isolation.isOnGlobalActor || type.superclass != nil
      || isolation.isUnstated && program.configuration.mayRunOnMainActor
    // Its only state is its log, so that tests may use it from anywhere.
    saysSendable =
      type.kind == .class && type.superclass == nil && !type.isOfEmptyClass
      && !isolation.namesActor && !program.shape(of: id).isSendable
  }

  /// A private type that the user's extensions implement, and whose other members call the spy's.
  struct StandIn: Equatable {
    let name: String
    /// The name of the property for the spy: `spy`, unless a member has that name.
    let nameOfSpy: String
    let members: [SpiedMember]
    let isClass: Bool

    /// The name of a stand-in: `SpyStandIn`, `SpyStandIn2`.
    static func name(_ index: Int) -> String { "SpyStandIn" + (index == 0 ? "" : "\(index + 1)") }
  }

  /// The generic arguments of a spy that a test makes without naming any.
  ///
  /// ```swift
  /// extension SpyStore where Key == NullKey, Value == NullValue {
  ///   /// Creates a spy with default types, for tests that name none.
  ///   convenience init(_: Void = ()) { self.init() }
  /// }
  /// ```
  struct DefaultGenericArguments: Equatable {
    let types: [Constraint]
    /// The access of the initializer, which is at most that of the types.
    let access: Access
  }

  /// What the function `forward(to:)` does, if there is one.
  enum Forwarding: Equatable {
    /// No calls are forwarded, for a reason if that does not depend on the members.
    case none(Obstacle?)
    /// The spy keeps the target, which at first is the Null type, and which calls may mutate.
    ///
    /// ```swift
    /// func forward(to target: any Shop) { spied.keep(target, as: (any Shop).self) }
    /// ```
    ///
    /// A Null type below an Empty class can only be made with the isolation of that class.
    case kept(isMutating: Bool, isOnClass: Bool)
    /// A function for each member calls the target's member.
    ///
    /// ```swift
    /// func forward<Target: Store>(to target: Target) where Target.Key == Key, Target.Value == Value {
    ///   when.value().forward { target.value(for: $0) }
    /// }
    /// ```
    case functions(ForwardingFunctions)
  }

  /// The functions of a `forward(to:)`, and what they require of the target.
  struct ForwardingFunctions: Equatable {
    /// The constraints that make the target's associated types equal to the spy's.
    let associatedTypes: [Constraint]
    /// The name of the target's generic parameter, if the target has associated types.
    let nameOfType: String
    /// Whether calls may mutate the target.
    let isMutating: Bool
    /// Whether the target is used where the compiler cannot prove that this is safe.
    let isUnchecked: Bool
    /// The isolation of the function, if it differs from that of the spy.
    let isolation: Isolation?
  }

  /// The functions that forward calls, if the spy does not keep the target.
  var forwardingFunctions: ForwardingFunctions? {
    if case .functions(let functions) = forwarding { functions } else { nil }
  }

  /// The name of the property for the target that a spy keeps.
  static let nameOfTarget = "spiedTarget"
  /// The name of the property for the log.
  static let nameOfLog = "spied"

  /// Whether it is a subclass of the class that it is a spy of.
  var isOfClass: Bool { type.conformances.isEmpty }

  /// The instance members whose calls are not forwarded, with the reasons.
  var unforwarded: [LeftOutMember] {
    members.compactMap { spied in
      spied.obstacleToForwarding.map { LeftOutMember(requirement: spied.requirement, reason: $0) }
    }
  }

  /// The types that the output names.
  var types: [TypeModel] {
    let chosen =
      (defaultGenericArguments?.types ?? []) + (forwardingFunctions?.associatedTypes ?? [])
    return type.types + members.flatMap(\.types) + chosen.map(\.right)
  }

  /// The types in its signature, which are visible wherever the spy is.
  var signatureTypes: [TypeModel] {
    type.signatureTypes + members.flatMap(\.signatureTypes)
      + (forwardingFunctions?.associatedTypes.map(\.right) ?? [])
  }
}

/// A member that a spy records.
struct SpiedMember: Equatable {
  /// The member and its default.
  var plan: MemberPlan
  var parameters: [SpiedParameter]
  /// The type of the result; `Void` for an initializer.
  var result: TypeModel
  let effects: Effects
  /// The generic parameters that a call in `when` determines.
  let genericParameters: [GenericParameter]
  /// The constraints on its generic parameters, where 'Self' is the spy.
  let constraints: [Constraint]
  /// The attributes of the member's function type, as in `@MainActor @Sendable`.
  let functionAttributes: [String]
  /// The type of a last argument that distinguishes the member from overloads, or that determines a generic parameter:
  /// `when.find(returning: Int.self)`.
  var statedType: TypeModel?
  /// Whether a last argument distinguishes it from an overload that differs only in that it is not `async`:
  /// `when.load(async: true)`.
  var isDistinguishedByAsync = false
  /// Whether it returns nothing, but an overload with the same labels returns something.
  var isOverloadedByResult = false
  /// The parts of an expression that are needed so that it means this member and not an overload.
  var disambiguation = Disambiguation.none
  /// Whether its signature names a type that only code on the main actor can name, as a set of what is hashable there.
  var requiresMainActor = false
  /// The reason why its calls are not forwarded where those of other instance members are; `nil` if they are.
  var obstacleToForwarding: Obstacle?

  /// The way in which a member is distinguished from its overloads.
  ///
  /// ```swift
  /// func save(a: Int)             // labels: `when.save(a: .any)`
  /// func save(a: Int, b: Int)     // types: `when.save(a: Matcher<Int>.any, b: Matcher<Int>.any)`
  /// func save(a: String, b: Int)  // types: `when.save(a: Matcher<String>.any, b: Matcher<Int>.any)`
  /// ```
  enum Disambiguation: Equatable {
    case none, labels, types
  }

  var requirement: Requirement { plan.requirement }

  var member: Member { plan.requirement.member }

  /// Whether its calls are forwarded, unless those of no member are: a target has instance members only.
  var isForwarded: Bool { !isTypeMember && obstacleToForwarding == nil }

  /// The parameters that have a default argument in the class, but not in the spy.
  var parametersWithoutDefault: [String] {
    plan.signature.compactMap { piece in
      if case .omittedDefault(let index, _) = piece { parameters[index].name } else { nil }
    }
  }

  /// Whether the Null type's member does the same as the spy's default.
  var isLikeNull: Bool {
    guard let value = plan.value else { return true }
    return !value.origin.isOne(of: DefaultOrigin.implemented)
      && (!value.isPartial || value.origin == .thrownError)
  }

  /// Whether it is a member of the type, rather than of an instance.
  var isTypeMember: Bool { member.isStatic || member.kind == .initializer }

  /// Whether its function is `@Sendable`.
  var isSendable: Bool { functionAttributes.contains("@Sendable") }

  /// Whether it is a property whose getter has no effects.
  var isPlainProperty: Bool { member.kind == .property && effects == .plain }

  /// Whether it is a subscript that can be set.
  var isSettableSubscript: Bool { member.kind == .subscript && member.setter != nil }

  /// The word for the attributes of its function in the names of the library's types, as in `SpiedSendable`; `nil` if
  /// the library has no types for such functions.
  var wordForAttributes: String? {
    ["": "", "@Sendable": "Sendable", "@MainActor": "OnMainActor"][
      functionAttributes.filter { $0 != "@concurrent" }.joined(separator: " ")]
  }

  /// Whether its function takes the arguments as they are recorded, so that a single call of the library records them
  /// and runs the stub.
  ///
  /// ```swift
  /// func price(of item: String) -> Int { when.price().run(item) { 0 } }
  /// func each(_ body: (Int) -> Void) {  // does not, because a nonescaping closure is not recorded
  ///   if let stub = when.each().call(()) { return stub(body) }
  ///   …
  /// }
  /// ```
  var takesRecorded: Bool {
    !isPlainProperty && !isSettableSubscript && effects.throwing != .rethrows
      && parameters.allSatisfy(\.isPassedAsRecorded) && wordForAttributes != nil
  }

  /// Whether it throws errors itself, and not only those of its arguments.
  var throwsErrors: Bool { ![.never, .rethrows].contains(effects.throwing) }

  /// Whether it throws what its arguments throw: by `rethrows`, or by a generic error that only their types mention.
  var passesErrorsOn: Bool { requirement.effects.throwing == .rethrows || passedError != nil }

  /// The generic parameter `E` of `func run<E>(_ body: () throws(E) -> Void) throws(E)`, which `when` does not have.
  var passedError: String? {
    guard let name = requirement.effects.error?.parameterName,
      requirement.genericParameters.contains(where: { $0.name == name }),
      !genericParameters.contains(where: { $0.name == name })
    else { return nil }
    return name
  }

  /// The parameters that a stub gets.
  var passed: [SpiedParameter] { parameters.filter { $0.sending != .withheld } }

  /// The parameters that are recorded.
  var recorded: [SpiedParameter] { parameters.filter { $0.recorded != nil } }

  /// Whether a parameter has a name, and so hides other declarations in the body.
  private func hides(_ name: String) -> Bool { parameters.contains { $0.name == name } }

  /// Returns a name that no parameter has: `_call` if one is called `call`.
  func free(_ name: String) -> String { hides(name) ? free("_\(name)") : name }

  /// The name of the new value in a setter.
  var newValue: String { free("newValue") }

  /// The name of a member of the spy, or of its type, in the body: `self.spied` if a parameter is called `spied`.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - owner: The owner of the member: `self`, or `Self` for a member of the type.
  /// - Returns: The text.
  func name(ofOwn name: String, in owner: String = "self") -> String {
    hides(name) ? "\(owner).\(name)" : name
  }

  /// The name of the spy's log in the body.
  var log: String { name(ofOwn: SpyPlan.nameOfLog) }

  /// The name of an argument in the body or, if the spy evaluates the argument, of its value.
  func value(of parameter: SpiedParameter) -> String {
    let isEvaluated = parameter.use == .evaluated
    return (isEvaluated ? free("\(parameter.name)Value") : parameter.name).escapedInExpression
  }

  /// The types that the member names.
  var types: [TypeModel] { plan.types + signatureTypes }

  /// The types in its signature, which are visible wherever the member is.
  var signatureTypes: [TypeModel] {
    let others =
      parameters.flatMap { [$0.recorded, $0.passed] } + genericParameters.map(\.constraint)
      + [effects.error, statedType]
    return plan.signatureTypes + [result] + others.compactMap(\.self)
  }
}

extension Member {
  /// The name of the member after a period.
  var nameInUse: String { kind == .initializer ? "`init`" : name.escapedAsMember }

  /// The text after an object that uses its member: `.price(of: item)`, `.name`, `[row, column]`.
  func use(_ arguments: String) -> String {
    let (opening, end) = useAround
    return opening + arguments + end
  }

  /// The text around the arguments where an object's member is used.
  var useAround: (opening: String, end: String) {
    switch kind {
    case .property: (".\(nameInUse)", "")
    case .subscript: ("[", "]")
    case .method, .initializer, .enumCase: (".\(nameInUse)(", ")")
    }
  }
}

/// A member that a spy does not record or forward, with the reason.
struct LeftOutMember: Equatable {
  let requirement: Requirement
  let reason: Obstacle
}

extension Sequence {
  /// The elements that meet no obstacle, and the others with the reasons.
  func separated(
    by obstacle: (Element) -> Obstacle?
  ) -> (free: [Element], others: [(element: Element, reason: Obstacle)]) {
    let reasons = map { (element: $0, reason: obstacle($0)) }
    return (
      reasons.filter { $0.reason == nil }.map(\.element),
      reasons.compactMap { element, reason in reason.map { (element, $0) } }
    )
  }
}
