/// Where an expression or a type will stand, and what that place allows.
struct Site {
  /// What is the same for all members of an extension or a type.
  struct Frame {
    let shape: ProtocolShape
    /// Associated types that are known to be another type.
    var pinned: [String: TypeModel] = [:]
    /// Whether `Self` can be made, because the code stands in a Null type.
    var isNull = false
    /// The type itself, in a class, where `Self` could be a subclass.
    var ownClass: TypeModel?
    /// Whether the code stands in an Empty class.
    var isEmptyClass = false
    /// What is said for all members.
    var isolation = Isolation.nonisolated
    /// The type around, for the message of `fatalError`.
    var typeName = ""
    /// The generic parameters of the type that the code belongs to.
    var typeParameters: [String] = []
    /// That type, if the sources declare it.
    var owner: DeclarationID?
    /// The conditions of `#if` around the code.
    var conditions: [String] = []
    /// Further files, besides the protocols', whose imports say which types the tables mean.
    var files: [FileID] = []
  }

  /// A parameter of which a value can be made: one value, with a name.
  struct Given {
    /// The name, as code says it.
    let name: String
    let type: TypeModel
  }

  /// A type that is being made, which must not come round again.
  struct Construction: Equatable {
    let declaration: DeclarationID
    let arguments: [TypeModel]
  }

  let frame: Frame
  /// The member whose body it is; none for a type of its own.
  let requirement: Requirement?
  /// Where the code runs.
  var isolation = Isolation.nonisolated
  /// What a member has to say of that, because neither its declaration nor what is around does.
  private(set) var addedIsolation: Isolation?
  /// Whether it runs on the main actor because the compiler infers that, although the type is anywhere.
  private(set) var isInferred = false
  /// The parameters that may be returned: not by a closure that outlives the member.
  var parameters: [Given] = []
  /// The member's parameters, for what is made of them: a box of a value that only the caller knows.
  var wrappable: [Given] = []
  var effects = Effects.plain
  var isStatic = false
  var underConstruction: [Construction] = []
  /// How many types are being made around the one that is asked for, by functions of their own.
  var depth = 0
  /// Whether the code may be run anywhere, so that it must not keep what is not `Sendable`.
  var isSendable = false
  /// The branches of `#if` that the code is for.
  var assumed: [ConditionBranch] = []
  /// The associated types and Null types on the way to the type that is asked for.
  var followed: [String] = []

  /// The site of a type of its own.
  init(_ frame: Frame) {
    self.frame = frame
    requirement = nil
  }

  /// The site of a member's body: its own parameters hide what is around.
  init(_ requirement: Requirement, in frame: Frame, of program: Program) {
    self.frame = frame
    self.requirement = requirement
    let stated = program.statedIsolation(of: requirement.member)
    addedIsolation = frame.addedIsolation(to: requirement, of: program)
    isolation = addedIsolation ?? stated ?? frame.isolation
    parameters = requirement.parameters.compactMap { parameter in
      if parameter.isVariadic { return nil }
      return parameter.name.map { Given(name: $0.escapedInExpression, type: parameter.type) }
    }
    let isAccessor = [.property, .subscript].contains(requirement.member.kind)
    effects = isAccessor ? requirement.getterEffects : requirement.effects
    isStatic = requirement.member.isStatic
    // The compiler takes to the main actor, where its protocol is, what nobody says is elsewhere. What waits would wait for
    // nothing there.
    isInferred =
      effects.isAsync && addedIsolation == nil && stated == nil && !isolation.isOnMainActor
      && program.isolation(of: requirement.owner).isOnMainActor
    if isInferred { isolation = .mainActor }
  }

  var shape: ProtocolShape { frame.shape }

  /// The site of the same code, where it runs somewhere else.
  func running(on isolation: Isolation) -> Site {
    var site = self
    site.isolation = isolation
    return site
  }

  /// The site behind a name that means another type; `nil` if the name was followed before, and leads back to itself.
  func following(_ name: String) -> Site? {
    if followed.contains(name) { return nil }
    var site = self
    site.followed.append(name)
    return site
  }

  /// Whether nothing about the place makes more possible than anywhere: no actor, no condition.
  var isPlain: Bool {
    !isolation.isOnGlobalActor && !effects.isAsync && assumed.isEmpty && frame.conditions.isEmpty
      && requirement?.member.conditions.isEmpty ?? true
  }

  /// Whether so many types are being made that one more could exhaust the stack.
  var isTooDeep: Bool { underConstruction.count >= Self.maximumDepth }

  static let maximumDepth = 64

  /// The associated types that are known, but for those that a generic parameter hides.
  var pinned: [String: TypeModel] {
    guard let requirement, !requirement.genericParameters.isEmpty else { return frame.pinned }
    var pinned = frame.pinned
    for parameter in requirement.genericParameters { pinned[parameter.name] = nil }
    return pinned
  }

  /// The member's generic parameter of a name.
  func genericParameter(_ name: String) -> GenericParameter? {
    requirement?.genericParameters.first { $0.name == name }
  }

  /// Whether a name belongs to the protocol or to the member, and not to the file.
  func isLocalType(_ name: String) -> Bool {
    name == "Self" || shape.hasAssociatedType(name) || genericParameter(name) != nil
      || frame.typeParameters.contains(name)
  }

  /// Whether a type names no generic parameter but those that are known here.
  func canName(_ type: TypeModel) -> Bool {
    type.names.allSatisfy { $0.meaning != .parameter || isLocalType($0.root.name) }
  }

  /// Whether a name means a member or a parameter here.
  func isMember(_ name: String, in program: Program) -> Bool {
    requirement?.parameters.contains { $0.name == name } ?? false
      || shape.memberNames.contains(name)
  }

  /// Whether what is declared under some conditions is there wherever the code is.
  func holds(_ conditions: [ConditionBranch]) -> Bool { open(conditions) == nil }

  /// The first of some conditions of which nobody knows whether it holds where the code is.
  ///
  /// - Parameter conditions: The branches around a declaration, outermost first.
  /// - Returns: The branch; `nil` if the declaration is there.
  func open(_ conditions: [ConditionBranch]) -> ConditionBranch? {
    conditions.first { branch in
      !stands(under: branch.standalone)
        && !branch.demands.allSatisfy { knows($0.condition) == $0.isTrue }
    }
  }

  /// Whether what is declared under some conditions is never there where the code is.
  func excludes(_ conditions: [ConditionBranch]) -> Bool {
    conditions.contains { branch in
      branch.demands.contains { knows($0.condition) == !$0.isTrue }
    }
  }

  /// The branches of one `#if` that may be taken where the code is, up to the one that is taken if no other is.
  ///
  /// ```swift
  /// #if DEBUG
  ///   // Here, of `#if os(Linux) … #elseif DEBUG … #else … #endif` the first two.
  /// #endif
  /// ```
  func possible(_ branches: [ConditionBranch]) -> [ConditionBranch] {
    let possible = branches.filter { !excludes([$0]) }
    let last = possible.firstIndex { branch in
      branch.condition.map { knows($0) ?? false } ?? true
    }
    return last.map { Array(possible[...$0]) } ?? possible
  }

  /// Whether a condition holds where the code stands; `nil` if that is open.
  private func knows(_ condition: String) -> Bool? {
    if frame.conditions.contains(condition) { return true }
    if frame.conditions.contains(ConditionBranch.negation(of: condition)) { return false }
    let branches = assumed + (requirement?.member.conditions ?? [])
    return branches.lazy.flatMap(\.demands).first { $0.condition == condition }?.isTrue
  }

  /// Whether a condition of `#if` stands around the code.
  func stands(under condition: String) -> Bool {
    frame.conditions.contains(condition)
      || requirement?.member.conditions.contains { $0.standalone == condition } ?? false
  }

  /// The files that have named the types that are asked for, in order.
  func files(in program: Program) -> [FileID] {
    let declarations =
      shape.protocols + underConstruction.map(\.declaration)
      + [requirement?.owner].compactMap(\.self)
    return (frame.files + declarations.map { program[$0].place.file }).uniqued().ordered()
  }

  /// Who the member is, for the message of `fatalError`.
  var memberName: String {
    frame.typeName + (requirement.map { ".\($0.member.fullName)" } ?? "")
  }

  /// The site of a closure's body: the member's parameters do not outlive it.
  func inside(_ function: FunctionType) -> Site {
    var site = self
    site.effects = function.effects
    site.parameters = []
    site.wrappable = []
    return site
  }

  /// The site of an argument, which is made without `self`.
  var forArgument: Site {
    var site = self
    site.isStatic = true
    site.effects = site.effects.whatItThrows
    site.wrappable += site.parameters
    site.parameters = []
    return site
  }
}
