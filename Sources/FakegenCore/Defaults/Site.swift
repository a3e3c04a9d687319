/// The place where an expression or a type will stand, and what it allows.
struct Site {
  /// The type or the extension that the code stands in.
  struct Frame {
    let shape: ProtocolShape
    /// The types of pinned associated types.
    var pinned: [String: TypeModel] = [:]
    /// Whether `Self` can be made, because the code stands in a Null type.
    var isNull = false
    /// Whether a test chooses the generic parameters of the type.
    var isOpen = false
    /// The type itself, if it is a class, where `Self` could be a subclass.
    var ownClass: TypeModel?
    /// Whether the code stands in an Empty class.
    var isEmptyClass = false
    /// The isolation that is stated for all members.
    var isolation = Isolation.nonisolated
    /// The name of the enclosing type, for the message of `fatalError`.
    var typeName = ""
    /// The generic parameters of the enclosing type.
    var typeParameters: [String] = []
    /// The declaration of the enclosing type, if the sources contain it.
    var owner: DeclarationID?
    /// The conditions of the `#if`s around the code.
    var conditions: [String] = []
    /// Further files, besides those of the protocols, whose imports tell which types of the tables are meant.
    var files: [FileID] = []

    /// Whether a type is a generic parameter that a test chooses, or a member of one, so that nothing can be demanded
    /// of it.
    func isChosenByTest(_ named: NamedType) -> Bool {
      isOpen && typeParameters.contains(named.root.name)
    }
  }

  /// A parameter whose value the code can use: a single value with a name.
  struct Given {
    /// The name, as it is spelled in code.
    let name: String
    let type: TypeModel
  }

  /// A type under construction, of which no other value may be needed.
  struct Construction: Equatable {
    let declaration: DeclarationID
    let arguments: [TypeModel]
  }

  let frame: Frame
  /// The member whose body it is; `nil` outside of members.
  let requirement: Requirement?
  /// The isolation of the code.
  var isolation = Isolation.nonisolated
  /// The isolation that the member has to state, because neither its declaration nor the frame does.
  private(set) var addedIsolation: Isolation?
  /// The parameters whose values the code can use; a closure that outlives the member has none.
  var parameters: [Given] = []
  /// The member's parameters, for values that can wrap theirs, as a box of a value that only the caller has.
  var wrappable: [Given] = []
  var effects = Effects.plain
  var isStatic = false
  var underConstruction: [Construction] = []
  /// The number of types that are under construction in the functions that call this code.
  var depth = 0
  /// Whether the code may run anywhere, so that it must not capture what is not `Sendable`.
  var isSendable = false
  /// The branches of `#if` for which the code is written.
  var assumed: [ConditionBranch] = []
  /// The associated types and Null types that led to the demanded type.
  var followed: [String] = []

  /// Creates the site of a type, outside of members.
  init(_ frame: Frame) {
    self.frame = frame
    requirement = nil
  }

  /// Creates the site of a member's body, where the parameters hide what is around.
  init(_ requirement: Requirement, in frame: Frame) {
    self.frame = frame
    self.requirement = requirement
    let program = frame.shape.program
    let stated = program.statedIsolation(of: requirement.member)
    addedIsolation = frame.addedIsolation(to: requirement)
    isolation = addedIsolation ?? stated ?? frame.isolation
    parameters = requirement.parameters.compactMap { parameter in
      if parameter.isVariadic { return nil }
      return parameter.name.map { Given(name: $0.escapedInExpression, type: parameter.type) }
    }
    effects = requirement.effects
    isStatic = requirement.member.isStatic
    // If the requirement's protocol is on the main actor, the compiler infers that for members that state nothing. An
    // `await` for the main actor would wait for nothing there.
    let isInferred =
      effects.isAsync && addedIsolation == nil && stated == nil && !isolation.isOnMainActor
      && program.isolation(of: requirement.owner).isOnMainActor
    if isInferred { isolation = .mainActor }
  }

  var shape: ProtocolShape { frame.shape }

  /// The same site with another isolation.
  func running(on isolation: Isolation) -> Site {
    changed(self) { $0.isolation = isolation }
  }

  /// The site after a name has been followed to what it means; `nil` if the name was followed before.
  func following(_ name: String) -> Site? {
    followed.contains(name) ? nil : changed(self) { $0.followed.append(name) }
  }

  /// Whether the place allows no more than any other: there is no actor, no `async` and no condition.
  var isPlain: Bool {
    !isolation.isOnGlobalActor && !effects.isAsync && assumed.isEmpty && frame.conditions.isEmpty
      && requirement?.member.conditions.isEmpty ?? true
  }

  /// Whether there are so many types under construction that one more could exhaust the stack.
  var isTooDeep: Bool { underConstruction.count >= Self.maximumDepth }

  static let maximumDepth = 64

  /// The types of pinned associated types, without those that a generic parameter hides.
  var pinned: [String: TypeModel] {
    var pinned = frame.pinned
    for parameter in requirement?.genericParameters ?? [] { pinned[parameter.name] = nil }
    return pinned
  }

  /// The types that associated types and, in a class, `Self` stand for.
  var replacements: [String: TypeModel] {
    var types = pinned
    types["Self"] = frame.ownClass
    return types
  }

  /// Returns the member's generic parameter of a certain name.
  func genericParameter(_ name: String) -> GenericParameter? {
    requirement?.genericParameters.first { $0.name == name }
  }

  /// Whether a name belongs to the protocol or to the member rather than to the file.
  func isLocalType(_ name: String) -> Bool {
    name == "Self" || shape.hasAssociatedType(name) || genericParameter(name) != nil
      || frame.typeParameters.contains(name)
  }

  /// Whether all generic parameters that a type names are known at the site.
  func canName(_ type: TypeModel) -> Bool {
    type.names.allSatisfy { $0.meaning != .parameter || isLocalType($0.root.name) }
  }

  /// Whether a name means a member or a parameter at the site.
  func isMember(_ name: String) -> Bool {
    requirement?.parameters.contains { $0.name == name } ?? false
      || !shape.requirements(named: name).isEmpty
  }

  /// Whether something at the site hides what a name means at file scope.
  func hides(_ name: String) -> Bool { isMember(name) || isLocalType(name) }

  /// Whether a declaration under some conditions certainly exists at the site.
  func holds(_ conditions: [ConditionBranch]) -> Bool { firstUncertain(of: conditions) == nil }

  /// Returns the first of some conditions that may not hold at the site.
  ///
  /// - Parameter conditions: The branches around a declaration, outermost first.
  /// - Returns: The branch; `nil` if all of them hold.
  func firstUncertain(of conditions: [ConditionBranch]) -> ConditionBranch? {
    conditions.first { branch in
      !frame.conditions.contains(branch.standalone)
        && !known.contains { $0.standalone == branch.standalone }
        && !branch.demands.allSatisfy { truth(of: $0.condition) == $0.isTrue }
    }
  }

  /// Whether a declaration under some conditions certainly does not exist at the site.
  func excludes(_ conditions: [ConditionBranch]) -> Bool {
    conditions.contains { branch in
      branch.demands.contains { truth(of: $0.condition) == !$0.isTrue }
    }
  }

  /// Returns the branches of one `#if` that may be taken at the site, up to one that is taken if none before it is.
  ///
  /// ```swift
  /// #if DEBUG
  ///   // Here, these are the first two of `#if os(Linux) … #elseif DEBUG … #else … #endif`.
  /// #endif
  /// ```
  func possible(_ branches: [ConditionBranch]) -> [ConditionBranch] {
    let possible = branches.filter { !excludes([$0]) }
    let last = possible.firstIndex { branch in
      branch.condition.map { truth(of: $0) ?? false } ?? true
    }
    return last.map { Array(possible[...$0]) } ?? possible
  }

  /// Whether a condition holds at the site; `nil` if that is unknown.
  private func truth(of condition: String) -> Bool? {
    if frame.conditions.contains(condition) { return true }
    if frame.conditions.contains(ConditionBranch.negation(of: condition)) { return false }
    return known.lazy.flatMap(\.demands).first { $0.condition == condition }?.isTrue
  }

  /// The branches of `#if` that the code stands in, besides those of the frame.
  private var known: [ConditionBranch] { assumed + (requirement?.member.conditions ?? []) }

  /// The files that name the demanded types, in order.
  var files: [FileID] {
    let declarations =
      shape.protocols + underConstruction.map(\.declaration)
      + [requirement?.owner].compactMap(\.self)
    return (frame.files + declarations.map { shape.program[$0].place.file }).uniqued().ordered()
  }

  /// The name of the member, for the message of `fatalError`.
  var memberName: String {
    frame.typeName + (requirement.map { ".\($0.member.fullName)" } ?? "")
  }

  /// The site of a closure's body, which cannot use the member's parameters because the closure may outlive them.
  func inside(_ function: FunctionType) -> Site {
    changed(self) {
      $0.effects = function.effects
      $0.parameters = []
      $0.wrappable = []
    }
  }

  /// The site of an argument, which is made without `self`.
  var forArgument: Site {
    changed(self) {
      $0.isStatic = true
      $0.effects = effects.ofSubexpressions
      $0.wrappable += parameters
      $0.parameters = []
    }
  }
}
