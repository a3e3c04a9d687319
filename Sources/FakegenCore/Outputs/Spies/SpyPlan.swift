/// A spy: a type like the Null type, whose members are recorded.
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
  /// The type, with the members that are not recorded but have to be written.
  let type: TypePlan
  let members: [SpiedMember]
  /// The members that keep their defaults, because they cannot be recorded.
  let unspied: [UnspiedMember]
  /// The associated types of an object that calls are forwarded to; `nil` if nothing can be forwarded.
  var forwarding: Forwarding?
  /// Why nothing can be forwarded, if that is so whatever the members are.
  var obstacleToForwarding: Obstacle?
  /// What the stand-in hands on to the spy: a type that has the members that extensions implement; `nil` if nothing
  /// needs it.
  var standIn: StandIn?
  /// What its generic parameters are where a test does not say; `nil` if a test has to.
  var choice: Choice?
  /// Whether it says that it is `Sendable`, as the protocol does not.
  var saysSendable = false
  /// The types of the library that others of their names hide in the class.
  var hiddenTypes: [String] = []

  /// A type that has what extensions implement, and hands the rest on to the spy.
  struct StandIn: Equatable {
    let members: [SpiedMember]
    let isClass: Bool
  }

  /// Types for the generic parameters.
  ///
  /// ```swift
  /// extension SpyStore where Key == NullKey, Value == NullValue {
  ///   /// Makes a spy for tests that name no types.
  ///   convenience init(_: Void = ()) { self.init() }
  /// }
  /// ```
  struct Choice: Equatable {
    let types: [Constraint]
    /// Who sees all of them.
    let access: Access
  }

  /// What `forward(to:)` asks of its target.
  ///
  /// ```swift
  /// // The spy keeps the target.
  /// func forward(to target: any Shop) { spied.keep(target, as: (any Shop).self) }
  /// // Each member has a function that calls the target's.
  /// func forward<Target: Store>(to target: Target) where Target.Key == Key, Target.Value == Value {
  ///   when.value().forward { target.value(for: $0) }
  /// }
  /// ```
  struct Forwarding: Equatable {
    /// Associated types, which have to be the spy's own.
    let associatedTypes: [Constraint]
    /// What the type of the target is called, if it has such types.
    var nameOfType = "Target"
    /// Whether calls change the target.
    let isMutating: Bool
    /// Whether calls go where the compiler would not let the target go.
    let isUnchecked: Bool
    /// Where the function runs, if not where the spy does.
    let isolation: Isolation?
    /// Whether the spy keeps the target, and the Null type is its first one; else each member has a function that calls
    /// the target's.
    let keepsTarget: Bool
  }

  /// The property by which a spy asks the target that it keeps.
  static let nameOfTarget = "spiedTarget"
  /// The property that holds what is recorded.
  static let nameOfLog = "spied"
  static let nameOfStandIn = "SpyStandIn"

  /// Whether it is a subclass of the class that it is a spy of.
  var isOfClass: Bool { type.conformances.isEmpty }

  /// The members of instances whose calls are not forwarded.
  var unforwarded: [UnspiedMember] {
    members.filter { !$0.isOfType }.compactMap { spied in
      spied.obstacleToForwarding.map { UnspiedMember(requirement: spied.requirement, reason: $0) }
    }
  }

  /// The types that are named in it.
  var types: [TypeModel] {
    type.types + members.flatMap(\.types) + (choice?.types.map(\.right) ?? [])
      + (forwarding?.associatedTypes.map(\.right) ?? [])
  }

  /// The types that everybody sees who sees the spy.
  var signatureTypes: [TypeModel] {
    type.signatureTypes + members.flatMap(\.signatureTypes)
      + (forwarding?.associatedTypes.map(\.right) ?? [])
  }
}

/// A member that a spy records.
struct SpiedMember: Equatable {
  /// The member and its default.
  var plan: MemberPlan
  var parameters: [SpiedParameter]
  /// What it returns; `Void` for an initializer.
  var result: TypeModel
  let effects: Effects
  /// What is demanded of its generic parameters, where 'Self' is the spy.
  let constraints: [Constraint]
  /// What stands before the type of its function, as in `@MainActor @Sendable`.
  let functionAttributes: [String]
  /// The type by which a last argument tells the member from others, or tells a generic parameter:
  /// `when.find(returning: Int.self)`.
  var returning: TypeModel?
  /// Whether a last argument tells it from a member that differs in nothing but that it is not `async`:
  /// `when.load(async: true)`.
  var isToldByAsync = false
  /// What has to be said so that no other member of its name is meant.
  var overloading = Overloading.none
  /// Why calls are not sent to another object, where others are; `nil` if they are.
  var obstacleToForwarding: Obstacle?

  /// What tells a member from others of its name.
  ///
  /// ```swift
  /// func save(a: Int)             // labels: `when.save(a: .any)`
  /// func save(a: Int, b: Int)     // types: `when.save(a: Matcher<Int>.any, b: Matcher<Int>.any)`
  /// func save(a: String, b: Int)  // types: `when.save(a: Matcher<String>.any, b: Matcher<Int>.any)`
  /// ```
  enum Overloading: Equatable {
    case none, labels, types
  }

  var requirement: Requirement { plan.requirement }

  var member: Member { plan.requirement.member }

  var isForwarded: Bool { obstacleToForwarding == nil }

  /// The parameters that have a default value in the class, and none in the spy.
  var parametersWithoutDefault: [String] {
    zip(member.signature.leftOut, plan.defaults).filter { $1 == nil }.map { leftOut, _ in
      parameters[leftOut.parameter].name
    }
  }

  /// Whether the Null type's member does what the spy's does by default.
  var isLikeNull: Bool {
    !(plan.value?.origin.isOne(of: DefaultOrigin.implemented) ?? false) && !plan.isUnresolved
  }

  /// Whether it belongs to the type, and not to an instance.
  var isOfType: Bool { member.isStatic || member.kind == .initializer }

  /// Whether it is a property that can be read without further ado.
  var isPlainProperty: Bool { member.kind == .property && effects == .plain }

  /// Whether its function takes the arguments as they are recorded, so that the library can do all that it does.
  ///
  /// ```swift
  /// func price(of item: String) -> Int { when.price().run(item) { 0 } }
  /// func each(_ body: (Int) -> Void) {  // does not: a closure that does not escape is not recorded
  ///   if let stub = when.each().call(()) { return stub(body) }
  ///   …
  /// }
  /// ```
  var takesRecorded: Bool {
    !isPlainProperty && (member.kind != .subscript || member.setter == nil)
      && effects.throwing != .rethrows && parameters.allSatisfy(\.isPassedAsRecorded)
      && ["", "@Sendable", "@MainActor"].contains(functionAttributes.joined(separator: " "))
  }

  /// The error that it throws; `nil` if it throws none.
  var error: TypeModel? {
    switch effects.throwing {
    case .never, .rethrows: nil
    case .throws: .existential(.name("Error", .unknown(nil)))
    case .typed(let error): error
    }
  }

  /// Whether it throws errors of one type only.
  var throwsOneType: Bool {
    if case .typed = effects.throwing { true } else { false }
  }

  /// The parameters that are recorded.
  var recorded: [SpiedParameter] { parameters.filter { $0.recorded != nil } }

  /// Whether a parameter has a name, so that in the body nothing else is meant by it.
  private func hides(_ name: String) -> Bool { parameters.contains { $0.name == name } }

  /// A name that no parameter has: `_call` where one is called `call`.
  func free(_ name: String) -> String { hides(name) ? free("_\(name)") : name }

  /// A member of the spy, or of its type, as the body names it: `self.spied` where a parameter is called `spied`.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - owner: Whose it is: `self`, or `Self` for the type's.
  /// - Returns: The text.
  func name(ofOwn name: String, in owner: String = "self") -> String {
    hides(name) ? "\(owner).\(name)" : name
  }

  /// The spy's log, as the body names it.
  var log: String { name(ofOwn: SpyPlan.nameOfLog) }

  /// The name of an argument or, if the spy evaluates it, of its value.
  func value(of parameter: SpiedParameter) -> String {
    (parameter.isEvaluated ? free("\(parameter.name)Value") : parameter.name).escapedInExpression
  }

  /// The types that the member names.
  var types: [TypeModel] { plan.types + signatureTypes }

  /// The types that everybody sees who sees the member.
  var signatureTypes: [TypeModel] {
    // 'any Error' is the standard library's, which everybody sees.
    let others = [throwsOneType ? error : nil, returning]
    return plan.signatureTypes + parameters.flatMap { [$0.recorded, $0.passed] }.compactMap { $0 }
      + [result] + others.compactMap { $0 }
      + requirement.genericParameters.compactMap(\.constraint)
  }
}

/// A parameter of a member that a spy records.
///
/// ```swift
/// _ id: Int                         // recorded as `Int`
/// _ body: (Int) -> Void             // not recorded, but a stub gets it
/// _ message: @autoclosure () -> Int // evaluated once, and recorded as `Int`
/// _ value: consuming String         // recorded as `String`; it and the stub get a `copy value`
/// _ items: Any...                   // recorded as `[Any]`
/// ```
struct SpiedParameter: Equatable {
  let label: String?
  let name: String
  /// The type of what is recorded; `nil` if it cannot be kept.
  var recorded: TypeModel?
  /// The parameter's type in the type of the function.
  var passed: TypeModel
  /// Whether the value has to be copied, because the member owns or borrows it.
  var isCopied = false
  /// The effects of an expression that the member passes on as it is; `nil` if it has a value to pass.
  var autoclosure: Effects?
  /// Whether the spy evaluates an expression that is passed, and records its value.
  var isEvaluated = false
  /// Whether a matcher has to be given, because without it another member could be meant.
  var isAskedFor = false
  /// Whether many arguments become one.
  var isVariadic = false
  /// Whether an actor would not give it away, because it may not be `Sendable`.
  var isHeld = false
  /// Whether a generic function would take the value as one of the type that it has at runtime.
  var isOpened = false

  var isInout: Bool { passed.hasPrefix("inout") }

  /// Whether a stub gets what is recorded.
  var isPassedAsRecorded: Bool {
    guard let recorded, !isCopied, !isHeld else { return false }
    return passed.isKept(as: recorded)
  }

  /// The argument as another member with the same parameter takes it.
  var handedOn: String { argument(name.escapedInExpression + (isEvaluated ? "()" : "")) }

  /// An argument for another member with the same parameter, whose value, or the function that gives it, has a name:
  /// `of: item`, `&list`, `message()`.
  func argument(_ name: String) -> String {
    labelled((isInout ? "&" : "") + (autoclosure.map { "\($0.marks)\(name)()" } ?? name))
  }

  /// An argument for the parameter.
  func labelled(_ value: String) -> String { (label.map { "\($0.escapedInCall): " } ?? "") + value }
}

extension Member {
  /// The name as it stands behind a spy, or what stands for it.
  var nameInUse: String { kind == .initializer ? "`init`" : name.escapedAsMember }

  /// What stands behind an object to use its member: `.price(of: item)`, `.name`, `[row, column]`.
  func use(_ arguments: String) -> String {
    let (opening, end) = useAround
    return opening + arguments + end
  }

  /// What stands around the arguments when an object's member is used.
  var useAround: (opening: String, end: String) {
    switch kind {
    case .property: (".\(nameInUse)", "")
    case .subscript: ("[", "]")
    case .method, .initializer, .enumCase: (".\(nameInUse)(", ")")
    }
  }
}

extension [Requirement] {
  /// Whether one of the members is what forwards calls.
  var declareForwarding: Bool { contains { $0.member.fullName == "forward(to:)" } }

  /// Whether a member or a parameter hides the property by which a spy asks its target.
  var hideTarget: Bool {
    contains { requirement in
      requirement.member.name == SpyPlan.nameOfTarget
        || requirement.parameters.contains { $0.name == SpyPlan.nameOfTarget }
    }
  }
}

/// A member that a spy does not record, and why.
struct UnspiedMember: Equatable {
  let requirement: Requirement
  let reason: Obstacle
}
