import FakegenKnowledge
import FakegenSyntax

/// A way to make a value of a declared type: an initializer, or a static function or an enum case in its place.
struct InitializerCandidate {
  /// How a call can fail.
  enum Failure: Equatable {
    case never, returnsNil, throwsError
  }

  /// The member; `nil` if the compiler synthesizes the initializer.
  var member: Member?
  let owner: Superclass
  /// The full name, as `init(name:)`.
  let name: String
  /// The parameters, bound.
  var parameters: [Parameter] = []
  var origin: DefaultOrigin
  /// The reason why it cannot be called; `nil` if it can.
  var obstacle: Obstacle?
  /// What it checks, if its body has been read.
  var checks: [DemandedCheck] = []

  var failure: Failure {
    guard let member else { return .never }
    return member.effects.throwing != .never
      ? .throwsError : member.isFailable ? .returnsNil : .never
  }

  /// The static function or the enum case that it is in place of an initializer.
  var factory: Member? { member.flatMap { $0.kind == .initializer ? nil : $0 } }

  /// Whether it decodes a value that was encoded before.
  var isForCoding: Bool { ["init(from:)", "init(coder:)"].contains(name) }

  /// Whether it creates a value from a literal, as `init(integerLiteral:)` does.
  var isForLiteral: Bool { name.hasPrefix("init(") && name.hasSuffix("Literal:)") }

  /// The parameters that need an argument.
  var needed: [Parameter] { parameters.filter(\.needsArgument) }
}

extension [InitializerCandidate] {
  /// The order for default values and subclasses: those that do not vary first, then those that are no last resort, and
  /// then those with fewer arguments.
  func fewestArgumentsFirst(in program: Program) -> [InitializerCandidate] {
    ordered(byRank: { $0.isForLiteral ? 1 : 0 }).ordered(byRank: \.needed.count)
      .ordered(byRank: { program.isLastResort($0) ? 1 : 0 })
      .ordered(byRank: { program.varies($0) ? 1 : 0 })
  }

  /// The candidates that can be called.
  var usable: [InitializerCandidate] { filter { $0.obstacle == nil } }

  /// The obstacles to the others.
  var attempts: [Obstacle.Attempt] {
    compactMap { one in one.obstacle.map { Obstacle.Attempt(name: one.name, reason: $0) } }
  }
}

extension Program {
  /// The initializers of a type, with an obstacle for each that cannot be used.
  ///
  /// - Parameters:
  ///   - id: The type.
  ///   - site: The place where they are called.
  ///   - takesAll: Whether the memberwise initializer takes all properties, even those with a value, and others may
  ///     have parameters that only a weak property keeps.
  /// - Returns: The type's own initializers, and those that it inherits.
  func initializers(
    of id: DeclarationID, at site: Site, takesAll: Bool = false
  ) -> [InitializerCandidate] {
    func available(_ members: [Member]) -> [Member] {
      members.filter { $0.kind == .initializer && !site.excludes($0.conditions) }
    }
    var result: [InitializerCandidate] = []
    for owner in lineage(of: id, at: site) {
      if let branch = uncertainBranch(of: owner.id, above: id, at: site) {
        result.append(implicitInitializer(of: owner.id, obstacle: .conditional(branch)))
        break
      }
      let generics = self[owner.id].genericParameters
      if owner.id != id, owner.generics.count != generics.count { break }
      let own = available(declarations.members(of: owner.id))
      result += (own + available(addedMembers(of: owner.id))).map {
        candidate($0, of: owner, at: site, allowsWeakParameters: takesAll)
      }
      // Beside convenience initializers alone, a class inherits others.
      if own.contains(where: { !$0.modifiers.contains("convenience") }) { break }
      if let implicit = implicitInitializer(of: owner.id, at: site, takesAll: takesAll) {
        result.append(implicit)
      }
      // A class whose own properties all have values inherits its superclass's initializers.
      let parents = parents(of: owner.id)
      guard parents.unknown.isEmpty, hasInitialValues(owner.id, at: site) else { break }
    }
    return result
  }

  /// A member as a candidate; if the site cannot use it, the candidate has only a name and an obstacle.
  func candidate(
    _ member: Member, of owner: Superclass, at site: Site? = nil, allowsWeakParameters: Bool = false
  ) -> InitializerCandidate {
    let lost =
      allowsWeakParameters || member.kind != .initializer
      ? nil : lostParameters(of: member.parameters, in: owner.id).first
    let obstacle = site.flatMap { site in
      lost.map { .isWeak($0) } ?? self.obstacle(to: member, of: owner.id, at: site)
    }
    let origin: DefaultOrigin =
      switch member.kind {
      case .initializer where member.isFailable || member.effects.throwing != .never:
        .failableInitializer(member.place)
      case .initializer: .initializer(member.place)
      case .enumCase: .enumCase(member.place)
      case .method, .property, .subscript: .staticMember(member.place)
      }
    var result = InitializerCandidate(
      member: member, owner: owner, name: member.fullName, origin: origin, obstacle: obstacle)
    guard obstacle == nil else { return result }
    let scope = scope(inside: owner.id)
    result.parameters = (member.opaqueParameters ?? member.parameters).map {
      var parameter = $0.with(bind($0.type, in: scope))
      if choosesArgument(parameter, of: owner.id) {
        parameter.hasDefaultValue = false
        parameter.defaultValue = nil
      }
      return markedIfVarying(
        parameter.with(substitute(owner.generics, in: parameter.type)), in: scope)
    }
    return result
  }

  /// Whether the body of a candidate makes a different value in each run.
  func varies(_ candidate: InitializerCandidate) -> Bool {
    candidate.obstacle == nil
      && candidate.member.map { varies($0, of: candidate.owner.id) } ?? false
  }

  /// A parameter that is marked as changing if its default argument differs from run to run.
  private func markedIfVarying(_ parameter: Parameter, in scope: NameScope) -> Parameter {
    changed(parameter) {
      $0.defaultVaries =
        parameter.defaultValue.map { varies($0, as: parameter.type, in: scope) } ?? false
    }
  }

  /// The parameters whose arguments would be deallocated at once, because only weak properties keep them.
  ///
  /// ```swift
  /// weak var owner: Owner?
  /// init(owner: Owner) { self.owner = owner }  // "owner"
  /// ```
  func lostParameters(of parameters: [Parameter], in id: DeclarationID) -> [String] {
    let weak = declarations.members(of: id).filter(\.isKeptWeakly).map(\.name)
    return parameters.filter { !$0.hasDefaultValue && !$0.type.isOptional }.compactMap(\.name)
      .filter(weak.contains)
  }

  /// The reason why a site cannot use a member of an SPI; `nil` if it can, or if the member belongs to none.
  ///
  /// Even if the SPI is imported, public test data has no default arguments that only the SPI shows, unless the type
  /// itself belongs to it.
  private func obstacleOfSPI(_ member: Member, at site: Site) -> Obstacle? {
    guard let spi = member.attributes.first(where: { $0.name == "_spi" }) else { return nil }
    let isOfPublicData =
      configuration.isElsewhere && configuration.isPublic
      && site.frame.owner.map { !self[$0].attributes.has("_spi") } ?? false
    return isOfPublicData || belongsToUnimportedSPI(member.attributes, in: member.place.file)
      ? .hidden(by: spi) : nil
  }

  /// The reason why a site cannot use a member; `nil` if it can.
  func obstacle(to member: Member, of id: DeclarationID, at site: Site) -> Obstacle? {
    let isCase = member.kind == .enumCase
    if !isCase, !isVisible(member, of: id) {
      return .hidden(member.access)
    }
    if let obstacle = obstacleOfSPI(member, at: site) { return obstacle }
    if member.effects.isAsync { return .isAsync }
    if member.opaqueParameters == nil { return .isGeneric }
    if let branch = site.firstUncertain(of: member.conditions) { return .conditional(branch) }
    if [.initializer, .method].contains(member.kind), traps(member) { return .traps }
    let isolation = isolation(of: member, in: id)
    // A member that states no isolation has that of its type.
    let isReached = isCase || site.isolation.reaches(isolation)
    if isUsable(member), isReached { return nil }
    if isolation.isOnGlobalActor { return .isIsolated(isolation) }
    return member.attributes.isDeprecated ? .isOutdated : .isUnavailable
  }

  /// The initializer that the compiler synthesizes, if any: memberwise for a struct, `init()` for a class or actor.
  private func implicitInitializer(
    of id: DeclarationID, at site: Site, takesAll: Bool
  ) -> InitializerCandidate? {
    let isStruct = self[id].kind == .struct
    let isOutside = !seesInternals(of: self[id].place.file)
    if isOutside, !isStruct { return nil }
    let stored = storedProperties(of: id).filter { !site.excludes($0.conditions) }
    let needed = stored.filter { property in
      property.storage == .withoutValue
        || [.takesValue, .takesBinding].contains(wrapping(of: property, in: id))
    }
    // `init()` remains if no property needs an argument.
    let hidden = stored.filter { hidesInitializer($0, of: id) }
    let obstacle =
      isOutside
      ? .isMemberwise
      : obstacleToImplicitInitializer(
        of: id, storing: stored, needed, hidden, at: site, takesAll: takesAll)
    let taken = stored.filter((needed + hidden).contains)
    var result = implicitInitializer(of: id, labels: taken.map(\.name), obstacle: obstacle)
    if obstacle != nil { return result }
    guard [.struct, .class, .actor].contains(self[id].kind),
      isStruct || needed.isEmpty && !hasSuperclass(id)
    else { return nil }
    guard isStruct, hidden.isEmpty else { return result }
    let scope = scope(inside: id)
    result.parameters = stored.compactMap { property in
      let isNeeded = needed.contains(property)
      guard property.access >= .internal,
        isNeeded
          || isPlainVariable(property, of: id)
            && site.firstUncertain(of: property.conditions) == nil
      else { return nil }
      let type =
        wrapping(of: property, in: id) == .takesBinding
        ? bind(.named(NamedType("Binding", arguments: [property.type])), in: scope)
        : type(of: property, in: scope)
      var parameter = markedIfVarying(
        property.memberwiseParameter(type, hasDefaultValue: !isNeeded), in: scope)
      // For `@Lines var lines: [Line]`, the parameter is `@Lines lines: () -> [Line]`.
      parameter.attributes = resultBuilders(among: property.attributes, in: scope)
      if parameter.isTransformed, !isFunction(type) {
        parameter.type = .function(FunctionType(parameters: [], effects: .plain, result: type))
      }
      return isNeeded || takesAll || parameter.defaultVaries ? parameter : nil
    }
    return result
  }

  /// The reason why a site cannot use the initializer that the compiler synthesizes; `nil` if it can.
  ///
  /// - Parameters:
  ///   - id: The type.
  ///   - stored: Its stored properties.
  ///   - needed: Those of them that need an argument.
  ///   - hidden: Those of them that make the memberwise initializer private.
  ///   - site: The place where it is called.
  ///   - takesAll: Whether it takes all properties.
  /// - Returns: The reason.
  private func obstacleToImplicitInitializer(
    of id: DeclarationID, storing stored: [Member], _ needed: [Member], _ hidden: [Member],
    at site: Site, takesAll: Bool
  ) -> Obstacle? {
    // Otherwise, `init()` takes nothing in any branch.
    let decisive = needed.isEmpty ? [] : needed + hidden
    if let branch = site.firstUncertain(of: decisive.flatMap(\.conditions)) {
      return .conditional(branch)
    }
    if !takesAll, let lost = needed.first(where: { $0.isKeptWeakly && !$0.type.isOptional }) {
      return .isWeak(lost.name)
    }
    if let wrapped = stored.first(where: { wrapping(of: $0, in: id) == .takesWrapper }) {
      return .isWrapped(wrapped.name)
    }
    if isInitIsolated(stored, of: id, at: site) { return .isIsolated(isolation(of: id)) }
    return self[id].kind == .struct && !needed.isEmpty
      ? hidden.first.map { .hidden($0.access, by: $0.name) } : nil
  }

  /// Whether a site cannot use the synthesized initializer of a type, because that is isolated to the type's actor.
  ///
  /// It is isolated if the type states the actor, or is a class which stores or inherits anything. In a struct on the
  /// actor by default, a stored value that is not `Sendable` or is made on the actor isolates it. Swift 6 always
  /// considers initial values, and Swift 5 never does.
  private func isInitIsolated(_ stored: [Member], of id: DeclarationID, at site: Site) -> Bool {
    let isolation = isolation(of: id)
    if site.isolation.reaches(isolation) { return false }
    if self[id].kind == .class, stored.isEmpty, self[id].inherited.isEmpty {
      return statedGlobalActor(of: id) != nil
    }
    if isolation.namesActor || self[id].kind == .class { return true }
    // Types may contain each other.
    guard let inner = site.following("\(self[id].qualifiedName).init") else { return false }
    let scope = scope(inside: id)
    let copier = ValueCopier(program: self, owner: id, site: inner) { _ in nil }
    return stored.contains { property in
      if property.modifiers.contains("lazy") { return false }
      let type = type(of: property, in: scope)
      if isSendable(type) != true || typeOnMainActor(in: type) != nil { return true }
      guard let value = property.initialValue else { return false }
      if isWrappedOnActor(property, in: scope) { return true }
      do throws(Obstacle) {
        _ = try copier.value(of: value, as: type)
        return false
      } catch {
        return error == .isUncopied
      }
    }
  }

  /// An initializer that the compiler synthesizes.
  func implicitInitializer(
    of id: DeclarationID, labels: [String] = [], obstacle: Obstacle? = nil
  ) -> InitializerCandidate {
    InitializerCandidate(
      owner: Superclass(id: id), name: "init(\(labels.map { "\($0):" }.joined()))",
      origin: .memberwiseInitializer(self[id].place), obstacle: obstacle)
  }

  /// Whether the memberwise initializer has a parameter for a variable with a value, and its type is known.
  private func isPlainVariable(_ property: Member, of id: DeclarationID) -> Bool {
    let scope = scope(inside: id)
    let isVariable =
      property.storage == .variableWithValue && !property.modifiers.contains("lazy")
      && wrappers(of: property, in: scope).allSatisfy {
        declaration(of: $0, in: scope) != nil || KnownWrappers.takingValues.contains($0.baseName)
      }
    return (isVariable || wrapping(of: property, in: id) == .holdsNil)
      && type(of: property, in: scope) != .missing
  }

  /// The stored properties, which the memberwise initializer may take as parameters.
  func storedProperties(of id: DeclarationID) -> [Member] {
    declarations.members(of: id).filter {
      $0.kind == .property && !$0.isStatic && $0.storage != .computed
    }
  }

  /// Whether all stored properties of a class have values, so that it inherits initializers.
  ///
  /// The values of outlets come from a storyboard, which the inherited initializers do not load.
  private func hasInitialValues(_ id: DeclarationID, at site: Site) -> Bool {
    storedProperties(of: id).filter { !site.excludes($0.conditions) }.allSatisfy {
      $0.storage != .withoutValue && !$0.attributes.has("IBOutlet")
    }
  }

  /// Whether a class has a superclass other than `NSObject`, so that the compiler synthesizes no `init()`.
  private func hasSuperclass(_ id: DeclarationID) -> Bool {
    let parents = parents(of: id)
    return parents.superclass != nil || parents.unknown.contains { $0.name != "NSObject" }
  }
}
