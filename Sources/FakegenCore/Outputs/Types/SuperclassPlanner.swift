/// The superclass of a Null type or a spy, and how the subclass is made.
struct SuperclassPlan: Equatable {
  /// The superclass, as it is spelled in the inheritance clause.
  let type: TypeModel
  /// The `init()` of the subclass; `nil` if it inherits all initializers instead.
  var initializer: InitializerPlan? = InitializerPlan(arguments: [])
  /// The isolation of the superclass's `init()`.
  var isolation = Isolation.nonisolated
  /// The superclass's other initializers that are designated or `required`.
  var initializers: [Initializer] = []
  /// The call of the superclass's initializer, if it may end the program.
  var riskyCall: DefaultValue?

  /// An initializer of the superclass.
  struct Initializer: Equatable {
    let requirement: Requirement
    /// The key that the initializer has in the subclass.
    let key: String
    /// How the subclass repeats it; `nil` if it does not.
    var plan: MemberPlan?
  }

  /// The initializers that the subclass repeats: those that are `required`, and as overrides all others that can be
  /// repeated, which it does not inherit, because it declares an `init()`.
  var repeated: [MemberPlan] { initializers.compactMap(\.plan) }

  /// The index of the initializer that one of the subclass would override.
  func index(of initializer: Requirement) -> Int? {
    initializers.firstIndex { $0.key == initializer.key }
      ?? initializers.firstIndex { $0.key.withoutAsync == initializer.key.withoutAsync }
  }

  /// Leaves out the overrides that cannot be the witnesses of a shape's initializers, so that the extension of Null
  /// types implements these.
  fileprivate mutating func leaveOutOverrides(unfitFor shape: ProtocolShape) {
    for requirement in shape.allRequirements where requirement.member.kind == .initializer {
      if let index = index(of: requirement), !initializers[index].requirement.member.isRequired,
        !initializers[index].requirement.mayInitialize(for: requirement)
      {
        initializers[index].plan = nil
      }
    }
  }
}

/// Decides how a class is subclassed.
struct SuperclassPlanner {
  let facts: FactReader

  var program: Program { facts.program }

  /// Decides how a class is subclassed.
  ///
  /// ```swift
  /// class Base { init() {}; required init(title: String) {} }
  ///
  /// final class NullView: Base, EmptyView, NullObject {
  ///   override init() { super.init() }
  ///   required init(title: String) { super.init() }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - superclass: The class.
  ///   - shape: The shape of the subclass.
  ///   - site: The place of the subclass.
  ///   - needsInit: Whether the subclass needs an `init()`, so that the arguments of the superclass's initializer must
  ///     be known. If it does not, the test may pass them.
  /// - Returns: The plan.
  /// - Throws: `Obstacle.superclass`, or the reason why the class cannot be subclassed.
  func plan(
    for superclass: TypeModel, of shape: ProtocolShape, at site: Site, needsInit: Bool
  ) throws(Obstacle) -> SuperclassPlan {
    guard case .named(let named) = superclass, let start = program.superclass(named) else {
      return SuperclassPlan(
        type: superclass, initializer: InitializerPlan(modifiers: ["override"], arguments: []))
    }
    let id = start.id
    guard canBeSubclassed(id) else { throw .closedSuperclass(program[id].name) }
    let designated = try designatedInitializers(of: start)
    // Every Null type has an `init()`, which cannot override one that is unavailable.
    let blank = designated.compactMap(\.member).filter(\.isBlankInitializer)
    var inner = site.running(on: program.isolation(of: id))
    inner.underConstruction = [Site.Construction(declaration: id, arguments: named.arguments)]
    let required = requiredInitializers(of: start)
    let others = designated.filter {
      $0.member.map { !$0.isRequired && program.isAccessible($0) } ?? false
    }
    let isBlankLimited = blank.contains { $0.attributes.has("available") }
    let call = isBlankLimited ? nil : call(ofOneOf: designated, at: inner)
    let initializers = (required + others).compactMap {
      self.plan(of: $0, among: designated, call?.arguments ?? [], at: site)
    }
    guard let call else {
      let decodes =
        decodingRequirement(among: shape.protocols) == nil
        || decodingRequirement(among: program.conformances(of: id)) != nil
      if needsInit || !decodes || (required + others).isEmpty {
        throw .superclass(program[id].name)
      }
      // A class that declares no initializer inherits all designated ones.
      return SuperclassPlan(
        type: superclass, initializer: nil, isolation: program.isolation(of: id),
        initializers: initializers.map { .init(requirement: $0.requirement, key: $0.key) })
    }
    let arguments = call.arguments
    let isRequired = required.contains { $0.member?.isBlankInitializer ?? false }
    let isOverride = designated.contains { $0.member?.isBlankInitializer ?? true }
    var plan = SuperclassPlan(
      type: superclass,
      initializer: InitializerPlan(
        modifiers: isRequired ? ["required"] : isOverride ? ["override"] : [],
        arguments: arguments),
      isolation: blank.first.flatMap(program.statedIsolation) ?? program.isolation(of: id),
      initializers: initializers, riskyCall: call.value.risk == nil ? nil : call.value)
    plan.leaveOutOverrides(unfitFor: shape)
    let decodes = plan.repeated.contains { $0.requirement.member.fullName == "init(from:)" }
    let protocols = program.conformances(of: id) + shape.protocols
    if !decodes, let requirement = decodingRequirement(among: protocols) {
      // The compiler synthesizes none if the superclass's initializer needs arguments. For `Item: Base, Decodable`:
      // `required init(from decoder: any Decoder) throws { super.init(id: 0) }`
      let member = MemberPlanner(requirement, in: site.frame, facts).plan(calling: arguments)
      plan.initializers.append(
        SuperclassPlan.Initializer(requirement: requirement, key: requirement.key, plan: member))
    }
    return plan
  }

  /// Whether the output may subclass a class: it is not final, and open or visible as in its own module.
  func canBeSubclassed(_ id: DeclarationID) -> Bool {
    if program[id].modifiers.contains("final") { return false }
    return program.seesInternals(of: program[id].place.file) || program[id].access == .open
  }

  // MARK: - Initializers

  /// The initializers of some kind that a class declares.
  private func initializers(
    of owner: Superclass, where isMeant: (Member) -> Bool
  ) -> [InitializerCandidate] {
    program.declarations.members(of: owner.id).filter { $0.kind == .initializer && isMeant($0) }
      .map { program.candidate($0, of: owner) }
  }

  /// The designated initializers that a class declares or inherits, or the implicit one if there are none.
  ///
  /// - Throws: `Obstacle.impliedInitializer`, if a class on the main actor has only an implicit initializer, and its
  ///   module or the output's is on the main actor by default. The compiler takes the initializer as nonisolated there,
  ///   and rejects that of a subclass.
  func designatedInitializers(of start: Superclass) throws(Obstacle) -> [InitializerCandidate] {
    let lineage = program.lineage(of: start)
    let declared = lineage.lazy.map { owner in
      initializers(of: owner) { !$0.modifiers.contains("convenience") }
    }
    if let found = declared.first(where: { !$0.isEmpty }) { return found }
    let isRejected = lineage.contains { owner in
      program.isolation(of: owner.id).isOnMainActor
        && (program.configuration.isOutputOnMainActor || program.isModuleOnMainActor(owner.id))
    }
    if isRejected { throw .impliedInitializer(program[start.id].name) }
    return [program.implicitInitializer(of: (lineage.last ?? start).id)]
  }

  /// The call of the designated initializer that needs the fewest arguments, if possible of one whose checks these pass.
  ///
  /// `init() { super.init(title: "") }` calls `init(title: String)`.
  private func call(
    ofOneOf initializers: [InitializerCandidate], at site: Site
  ) -> (arguments: [Expression.Argument], value: DefaultValue)? {
    let finder = DefaultFinder(facts: facts, site: site)
    var risky: (arguments: [Expression.Argument], value: DefaultValue)?
    for candidate in initializers.fewestArgumentsFirst(in: program) where isCallable(candidate) {
      let initializer = program.knowingChecks(of: candidate)
      let needed = needsAllArguments(initializer) ? initializer.parameters : initializer.needed
      guard let arguments = try? finder.arguments(for: needed) else { continue }
      var value = DefaultValue(.call("super.init", arguments.list), from: arguments)
      let trapRisk = initializer.trapRisk(passing: zip(needed, arguments.parts))
      value.trapRisk = trapRisk ?? value.trapRisk
      if value.risk == nil { return (arguments.list, value) }
      risky = risky ?? (arguments.list, value)
    }
    return risky
  }

  /// Whether a call without the arguments that have defaults would mean a convenience initializer.
  ///
  /// ```swift
  /// class Base { init(size: Int = 3) {}; convenience init() { self.init(size: 7) } }
  ///
  /// init() { super.init(size: 0) }  // of a subclass
  /// ```
  private func needsAllArguments(_ initializer: InitializerCandidate) -> Bool {
    initializer.parameters.allSatisfy { !$0.isVariadic }
      && initializers(of: initializer.owner) {
        $0.modifiers.contains("convenience") && program.isAccessible($0) && !$0.isUnavailable
          && !$0.effectsOfUse.isAsync
      }.contains {
        $0.parameters.map(\.label) == initializer.needed.map(\.label)
          && $0.parameters.map(\.type) == initializer.needed.map(\.type)
      }
  }

  /// Whether `super.init` may call an initializer: it is always accessible, and has no effects and no generic
  /// parameters.
  private func isCallable(_ initializer: InitializerCandidate) -> Bool {
    guard let member = initializer.member else { return true }
    return isAlwaysThere(member) && !member.isFailable && member.effects == .plain
      && member.genericParameters.isEmpty
  }

  /// Whether an initializer is accessible, on every platform and in every configuration.
  private func isAlwaysThere(_ member: Member) -> Bool {
    program.isAccessible(member) && member.conditions.isEmpty
      && !member.attributes.contains { $0.name == "available" || $0.name.isEmpty }
  }

  /// The `required` initializers of a class and its superclasses, each once.
  private func requiredInitializers(of start: Superclass) -> [InitializerCandidate] {
    program.lineage(of: start).flatMap { initializers(of: $0, where: \.isRequired) }
      .uniqued(by: \.name).filter { !($0.member?.isUnavailable ?? true) }
  }

  /// The plan of an initializer that the subclass repeats, which passes its own arguments to the superclass.
  ///
  /// If it cannot, it passes others if it is `required`, and is not repeated otherwise.
  private func plan(
    of initializer: InitializerCandidate, among designated: [InitializerCandidate],
    _ arguments: [Expression.Argument], at site: Site
  ) -> SuperclassPlan.Initializer? {
    guard let member = initializer.member, !member.isBlankInitializer else { return nil }
    let owner = initializer.owner
    let requirement = program.witness(member, inExtensionOf: owner.id)
    let frame = Site.Frame(
      shape: program.shape(of: []), pinned: owner.generics, isNull: true,
      isolation: site.frame.isolation)
    var plan = MemberPlanner(requirement, in: frame, facts).plan(calling: arguments)
    plan.isOverride = !member.isRequired
    let isPassedOn =
      designated.contains { $0.member == member } && isAlwaysThere(member)
      && initializer.parameters.allSatisfy(\.canBePassedOn)
    if isPassedOn {
      plan = frame.addingDefaultArguments(to: plan.callingSuperclass)
    }
    return SuperclassPlan.Initializer(
      requirement: requirement, key: requirement.key(replacing: owner.generics, in: program),
      plan: isPassedOn || member.isRequired ? plan : nil)
  }

  /// The `init(from:)` that a spy repeats if the compiler synthesizes it for the class; `nil` if it is written, or not
  /// required.
  ///
  /// ```swift
  /// class Account: Codable { var id: Int; required init(id: Int) { self.id = id } }
  ///
  /// required init(from decoder: any Decoder) throws { try super.init(from: decoder) }  // of 'SpyAccount'
  /// ```
  func decodingInitializer(of id: DeclarationID, in frame: Site.Frame) -> MemberPlan? {
    let isWritten = program.lineage(of: id).flatMap(program.declarations.members).contains {
      $0.fullName == "init(from:)"
    }
    guard !isWritten,
      let requirement = decodingRequirement(among: program.conformances(of: id))
    else { return nil }
    return MemberPlanner(requirement, in: frame, facts).plan(calling: []).callingSuperclass
  }

  private func decodingRequirement(among protocols: [DeclarationID]) -> Requirement? {
    protocols.first { program.isPrelude($0, named: "Decodable") }
      .flatMap { program.requirements(of: $0).first }
  }
}

extension Requirement {
  /// Whether an initializer may throw, wait or fail only where another one may, which it can override or meet.
  func mayInitialize(for other: Requirement) -> Bool {
    effects.satisfies(other.effects) && (!member.isFailable || other.member.isFailable)
  }

  /// Whether an initializer may throw, wait and fail exactly where another one may, and names its parameters the same.
  func isDeclared(like other: Requirement) -> Bool {
    effects == other.effects && member.isFailable == other.member.isFailable
      && parameters.map(\.name) == other.parameters.map(\.name)
  }
}
