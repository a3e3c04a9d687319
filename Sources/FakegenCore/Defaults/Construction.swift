import FakegenKnowledge

/// A way to make a value of a type that the sources declare.
struct Construction {
  /// What can go wrong when it is called.
  enum Failure: Equatable {
    case never, returnsNil, throwsError
  }

  /// As in `init(name:)`.
  let name: String
  /// The static function's name; `nil` for an initializer.
  var function: String?
  /// The parameters, bound.
  var parameters: [Parameter]
  var failure = Failure.never
  let origin: DefaultOrigin
  /// Whether each subclass has it, too.
  var isRequired = false
  /// Whether its body makes something else in each run.
  var varies = false

  /// Whether the compiler makes it.
  var isMemberwise: Bool { if case .memberwiseInitializer = origin { true } else { false } }

  /// Whether it makes a value of what somebody else has coded.
  var isForCoding: Bool { ["init(from:)", "init(coder:)"].contains(name) }

  /// The arguments that have to be given.
  var needed: [Parameter] {
    parameters.filter { $0.needsArgument }
  }
}

extension [Construction] {
  /// In the order in which they are tried for a default: what gives the same in each run, and asks for less.
  var fewestArgumentsFirst: [Construction] {
    ordered { left, right in
      (left.varies ? 1 : 0, left.needed.count) < (right.varies ? 1 : 0, right.needed.count)
    }
  }
}

/// The ways to make a type, as far as the output sees them.
struct Constructions {
  var initializers: [Construction] = []
  /// What makes the type but cannot be used.
  var unusable: [Obstacle.Attempt] = []
}

extension Program {
  /// The initializers of a type, whatever they need.
  ///
  /// - Parameters:
  ///   - id: The type.
  ///   - site: Where they are called.
  ///   - asksForAll: Whether the memberwise initializer takes what has a value as well.
  ///   - depth: How many classes were passed on the way.
  /// - Returns: The initializers, and those that cannot be used.
  func initializers(
    of id: DeclarationID, at site: Site, asksForAll: Bool = false, depth: Int = 0
  ) -> Constructions {
    let minimum = minimumAccess(ofMembersOf: id)
    let own = declarations.members(of: id).filter {
      $0.kind == .initializer && !site.excludes($0.conditions)
    }
    let added = addedMembers(of: id).filter {
      $0.kind == .initializer && !site.excludes($0.conditions)
    }
    var result = Constructions()
    let weak = weakProperties(of: id)
    for member in own + added {
      if let name = member.parameters.first(where: { isLost($0, among: weak) })?.name {
        result.unusable.append(Obstacle.Attempt(name: member.fullName, reason: .isWeak(name)))
      } else if let reason = reasonAgainst(member, of: id, minimum: minimum, at: site) {
        result.unusable.append(Obstacle.Attempt(name: member.fullName, reason: reason))
      } else {
        result.initializers.append(construction(member, of: id))
      }
    }
    guard own.isEmpty else { return result }
    if minimum <= .internal {
      addImplicitInitializer(of: id, at: site, asksForAll: asksForAll, to: &result)
    } else if self[id].kind == .struct {
      let labels = storedProperties(of: id).filter { $0.storage == .withoutValue }.map(\.name)
      result.unusable.append(
        Obstacle.Attempt(
          name: "init(\(labels.map { "\($0):" }.joined()))", reason: .isMemberwise))
    }
    // A class that adds nothing to be set inherits its superclass's initializers.
    if let superclass = superclass(of: id), depth < 8, hasInitialValues(id, at: site) {
      let inherited = initializers(of: superclass.id, at: site, depth: depth + 1)
      result.initializers += inherited.initializers.map { substitute(superclass.generics, in: $0) }
      result.unusable += inherited.unusable
    }
    return result
  }

  /// A superclass's initializer with what the class says that the generic parameters are.
  private func substitute(
    _ generics: [String: TypeModel], in construction: Construction
  ) -> Construction {
    var result = construction
    result.parameters = construction.parameters.map { $0.with(substitute(generics, in: $0.type)) }
    return result
  }

  /// The properties that keep nothing alive.
  private func weakProperties(of id: DeclarationID) -> [String] {
    if self[id].kind == .enum { return [] }
    return declarations.members(of: id).filter { member in
      member.modifiers.contains { $0.hasPrefix("weak") || $0.hasPrefix("unowned") }
    }.map(\.name)
  }

  /// Whether an argument would be gone at once, because only a weak property takes it.
  private func isLost(_ parameter: Parameter, among weak: [String]) -> Bool {
    guard let name = parameter.name, weak.contains(name), !parameter.hasDefaultValue else {
      return false
    }
    return !parameter.type.isOptional
  }

  /// Why an initializer cannot be called from wherever the fakes are; `nil` if it can.
  private func reasonAgainst(
    _ member: Member, of id: DeclarationID, minimum: Access, at site: Site
  ) -> Obstacle.Attempt.Reason? {
    if member.access < minimum || isOfClosedInterface(member.attributes, in: member.place.file) {
      return .hidden(member.access)
    }
    if member.effects.isAsync { return .isAsync }
    if !member.genericParameters.isEmpty || !member.constraints.isEmpty { return .isGeneric }
    if let branch = site.open(member.conditions) { return .isConditional(branch) }
    if traps(member) { return .traps }
    return isUsable(member) && !isIsolated(member, of: id, awayFrom: site) ? nil : .isIsolated
  }

  /// Whether a type's member belongs to the main actor by default, and the code at a site does not.
  func isIsolated(_ member: Member, of id: DeclarationID, awayFrom site: Site) -> Bool {
    !site.isOnMainActor && isOnMainActor(isolation(of: id)) && self[id].origin == .source
      && statedIsolation(of: member) != .nonisolated
  }

  /// An initializer as a way to make its type; one that throws or fails comes after all that do not.
  private func construction(_ member: Member, of id: DeclarationID) -> Construction {
    let mayThrow = member.effects.throwing != .never
    let scope = scope(inside: id)
    return Construction(
      name: member.fullName,
      parameters: member.parameters.map { $0.with(bind($0.type, in: scope)) },
      failure: mayThrow ? .throwsError : member.isFailable ? .returnsNil : .never,
      origin: mayThrow || member.isFailable
        ? .failableInitializer(member.place) : .initializer(member.place),
      isRequired: member.modifiers.contains("required"), varies: varies(member))
  }

  /// The memberwise initializer of a struct, the empty one of a class or actor.
  private func addImplicitInitializer(
    of id: DeclarationID, at site: Site, asksForAll: Bool, to result: inout Constructions
  ) {
    let declaration = self[id]
    let stored = storedProperties(of: id).filter { !site.excludes($0.conditions) }
    let asked = stored.filter {
      $0.storage == .withoutValue || $0.storage == .changingVariable && $0.type != .missing
        || isWrappedArgument($0, of: id)
    }
    let needed = asked.filter { $0.storage != .changingVariable }
    let name = "init(\(needed.map { "\($0.name):" }.joined()))"
    if let branch = stored.lazy.compactMap({ site.open($0.conditions) }).first {
      result.unusable.append(Obstacle.Attempt(name: name, reason: .isConditional(branch)))
      return
    }
    let weak = weakProperties(of: id)
    if let lost = needed.first(where: { property in
      weak.contains(property.name) && !property.type.isOptional
    }) {
      result.unusable.append(Obstacle.Attempt(name: name, reason: .isWeak(lost.name)))
      return
    }
    guard stored.allSatisfy({ $0.storage != .wrapped || isWrappedArgument($0, of: id) }) else {
      return
    }
    // Constants that have a value are no arguments.
    let hidden = stored.contains { $0.access < .internal && $0.storage != .constantWithValue }
    switch declaration.kind {
    case .struct:
      guard needed.allSatisfy({ $0.type != .missing }) else { return }
      // A private stored property makes the memberwise initializer private; the one without
      // arguments is left if nothing has to be given.
      if !needed.isEmpty, hidden {
        result.unusable.append(Obstacle.Attempt(name: name, reason: .hidden(.private)))
        return
      }
    case .class, .actor:
      guard needed.isEmpty, !hasSuperclass(id) else { return }
    case .protocol, .enum, .typealias: return
    }
    let scope = scope(inside: id)
    let taken =
      asksForAll
      ? stored.filter { one in
        asked.contains { $0 === one } || isPlainVariable(one, in: scope)
      } : asked
    let arguments = declaration.kind == .struct && !hidden ? taken : []
    let parameters = arguments.map { property in
      Parameter(
        label: property.name, name: property.name, type: type(of: property, in: scope),
        isVariadic: false, hasDefaultValue: !needed.contains { $0 === property },
        defaultValue: property.initialValue,
        isDefaultChanging: property.storage == .changingVariable)
    }
    result.initializers.append(
      Construction(
        name: name, parameters: parameters, origin: .memberwiseInitializer(declaration.place)))
  }

  /// Whether the memberwise initializer takes a variable although it has a value, and nothing but its type decides
  /// what an argument is.
  private func isPlainVariable(_ property: Member, in scope: NameScope) -> Bool {
    property.storage == .variableWithValue && type(of: property, in: scope) != .missing
      && !property.modifiers.contains("lazy")
      && property.attributes.filter(\.mayWrap).allSatisfy {
        declaration(of: $0, in: property.place.file, nesting: scope.nesting) != nil
      }
  }

  /// Whether the memberwise initializer takes what a wrapper of the sources wraps.
  private func isWrappedArgument(_ property: Member, of id: DeclarationID) -> Bool {
    guard property.storage == .wrapped else { return false }
    return property.attributes.contains { attribute in
      guard !attribute.hasArguments,
        let wrapper = declaration(
          of: attribute, in: property.place.file, nesting: self[id].path)
      else { return false }
      let members = declarations.members(of: wrapper)
      let initializers = members.filter { $0.kind == .initializer }
      if initializers.isEmpty {
        return members.contains { $0.name == "wrappedValue" && $0.storage == .withoutValue }
      }
      return initializers.contains { member in
        member.parameters.first?.label == "wrappedValue"
          && member.parameters.dropFirst().allSatisfy(\.hasDefaultValue)
      }
    }
  }

  /// What the memberwise initializer has to do with.
  func storedProperties(of id: DeclarationID) -> [Member] {
    declarations.members(of: id).filter {
      $0.kind == .property && !$0.isStatic && $0.storage != .computed
    }
  }

  /// Whether nothing of a class is left to its initializers, so that it inherits those above.
  private func hasInitialValues(_ id: DeclarationID, at site: Site) -> Bool {
    storedProperties(of: id).filter { !site.excludes($0.conditions) }.allSatisfy {
      site.holds($0.conditions) && $0.storage != .withoutValue && $0.storage != .wrapped
    }
  }

  // MARK: - Superclasses

  /// The class above, if its initializers can be looked up there.
  private func superclass(of id: DeclarationID) -> Superclass? {
    guard self[id].kind == .class, let superclass = superclass(of: Superclass(id: id)),
      parents(named: typesInheritedWhereDeclared(by: id)).unknown.isEmpty, superclass.id != id,
      superclass.generics.count == self[superclass.id].genericParameters.count
    else { return nil }
    return superclass
  }

  /// Whether anything but `NSObject` is above, so that the compiler makes no `init()`.
  private func hasSuperclass(_ id: DeclarationID) -> Bool {
    let parents = parents(named: typesInheritedWhereDeclared(by: id))
    return parents.superclass != nil || parents.unknown.contains { $0.name != "NSObject" }
  }

  // MARK: - Static members

  /// The static members that are values of the type itself, and the same ones at every call.
  func staticMembers(of id: DeclarationID, at site: Site) -> [Member] {
    let declaration = self[id]
    let minimum = minimumAccess(ofMembersOf: id)
    let changing: Set = ["now", "current", "random", "today"]
    let parameters = declaration.genericParameters.map(\.name)
    return (declarations.members(of: id) + addedMembers(of: id)).filter { member in
      guard member.isStatic, member.kind != .enumCase, member.constraints.isEmpty,
        isUsable(member), !isIsolated(member, of: id, awayFrom: site),
        member.kind == .property || !traps(member),
        site.holds(member.conditions), member.access >= minimum, !changing.contains(member.name),
        case .named(let type) = member.type.bare, type.outer == nil
      else { return false }
      return type.name == "Self"
        || type.name == declaration.name
          && (type.arguments.isEmpty || type.arguments.map(\.description) == parameters)
    }
  }

  // MARK: - Properties

  /// The stored properties of a type that can be read at a site, those named as placeholders first.
  func readableProperties(of id: DeclarationID, at site: Site) -> [Member] {
    guard self[id].kind == .struct || self[id].kind == .class else { return [] }
    let minimum = minimumAccess(ofMembersOf: id)
    return storedProperties(of: id).filter { property in
      property.access >= minimum && property.storage != .wrapped && isUsable(property)
        && !property.modifiers.contains { $0 == "lazy" || $0.hasPrefix("weak") }
        && site.holds(property.conditions) && !isIsolated(property, of: id, awayFrom: site)
    }.ordered { NameHints.rank($0.name) < NameHints.rank($1.name) }
  }
}
