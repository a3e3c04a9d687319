import FakegenKnowledge
import FakegenSyntax

/// Values of types that the sources declare.
extension DefaultFinder {
  /// Returns the default value of a declared type.
  ///
  /// Branches of an `#if` that declare the type differently may still agree on the value:
  ///
  /// ```swift
  /// #if DEBUG
  ///   struct Log { let level: Int }
  /// #else
  ///   struct Log { let level: Int; var file = "" }
  /// #endif
  /// func log() -> Log  // Log(level: 0)
  /// ```
  func value(ofDeclaration id: DeclarationID, _ named: NamedType) throws(Obstacle) -> DefaultValue {
    let declaration = program[id]
    if program.isUnnameable(id) { throw .inaccessible(id) }
    if declaration.kind == .protocol {
      return try nullValue(of: id, arguments: named.arguments)
    }
    let visible = program.declarations.namesakes(of: id).filter {
      program[$0].origin == declaration.origin && program[$0].kind != .protocol
        && program.isVisible($0)
    }
    if visible.isEmpty { throw .inaccessible(id) }
    let candidates = visible.filter { !site.excludes(program[$0].conditions) }
    if candidates.isEmpty { throw .absent(id, visible.map { program[$0].conditions }) }
    let certain = candidates.filter { site.holds(program[$0].conditions) }
    if certain.count == 1 { return try value(made: certain[0], named) }
    if certain.count > 1 { throw .repeated(certain[0]) }
    if candidates.count == 1 {
      guard isOnlyMeaning(candidates[0], of: named) else { throw ambiguous(candidates) }
      let inner = changed(self) { $0.site.assumed += program[candidates[0]].conditions }
      return try inner.value(made: candidates[0], named)
    }
    // It is unknown which of several declarations exists, but they may agree on the value.
    let first = try value(made: candidates[0], named)
    for other in candidates.dropFirst() {
      guard try value(made: other, named).isAlike(first) else {
        throw ambiguous(candidates)
      }
    }
    return first
  }

  /// Whether a name that stands for one declaration under an `#if` cannot mean anything else.
  ///
  /// Code that certainly exists names the type, so that the condition holds. A framework's type of the same name would
  /// be another meaning:
  ///
  /// ```swift
  /// #if !SINGLE_MODULE
  ///   public typealias OrderedSet = OrderedCollections.OrderedSet  // the only meaning
  /// #endif
  /// #if os(Linux)
  ///   struct CGSize {}  // elsewhere, CoreGraphics declares it
  /// #endif
  /// ```
  private func isOnlyMeaning(_ id: DeclarationID, of named: NamedType) -> Bool {
    !program.isFrameworkName(named.root.name) && program.declarations.namesakes(of: id).count == 1
  }

  /// The obstacle of several declarations for one type, with the first branch of an `#if` that could tell them apart.
  func ambiguous(_ candidates: [DeclarationID]) -> Obstacle {
    .ambiguous(
      candidates[0],
      candidates.lazy.compactMap { site.firstUncertain(of: program[$0].conditions) }.first)
  }

  /// The value of a single declaration, by its kind.
  ///
  /// The types under construction are remembered, so that a type that needs a value of itself ends here.
  private func value(made id: DeclarationID, _ named: NamedType) throws(Obstacle) -> DefaultValue {
    let construction = Site.Construction(declaration: id, arguments: named.allArguments)
    // A type with test data has a function of its own; any other is made again wherever it is needed.
    let repeated = site.underConstruction.count {
      !facts.getsTestData($0.declaration, at: site)
    }
    if site.underConstruction.contains(construction) { throw .circle(id) }
    if repeated >= 8 || site.isTooDeep || [.named(named)].exceedSizeLimit { throw .tooDeep(id) }
    if let own = try ownDefault(of: id) { return own }
    var inner = self
    inner.site.underConstruction.append(construction)
    if let value = inner.testData(of: id, named) ?? inner.libraryValue(of: id, named) {
      return value
    }
    // An alias is the same type, not a part of a new one.
    if program[id].kind != .typealias {
      inner.site.wrappable += site.parameters
      inner.site.parameters = []
    }
    switch program[id].kind {
    case .typealias:
      guard let aliased = program.aliasedType(of: id, arguments: named.arguments) else {
        throw .unknown(named)
      }
      let constraint = if case .existential(let base) = aliased.bare { base } else { aliased }
      if case .composition = constraint.bare { return try inner.existential(.named(named)) }
      return try inner.part(of: aliased)
    case .enum:
      do {
        return try inner.enumCase(of: id, named)
      } catch {
        guard let made = try? inner.constructed(id, named) else { throw error }
        return made
      }
    case .struct, .class, .actor:
      if program.isOptionSet(program[id]) {
        return .literal("[]", origin: .optionSet(program[id].place))
      }
      if let call = try inner.part(id) { return call }
      let value = try inner.constructed(id, named)
      if value.size > DefaultValue.maximumSize { throw .tooLarge(id) }
      return value
    case .protocol, .extension: throw .noNullType(id)
    }
  }

  /// The type's own default: `.defaultValue` if it is `Defaultable`, `.fakeDefault()` if it has that function.
  ///
  /// - Throws: `Obstacle.ofMainActor`, if the site cannot use that; any other value would not be what the user chose.
  private func ownDefault(of id: DeclarationID) throws(Obstacle) -> DefaultValue? {
    let declaration = program[id]
    if program.declaresDefault(id) {
      let value = DefaultValue(.member("defaultValue", nil), origin: .ownDefault(declaration.place))
      if site.isolation.isOnMainActor || !program.isDefaultableOnMainActor(id) { return value }
      if site.effects.isAsync { return value.withAwait }
      throw .ofMainActor("\(declaration.name).defaultValue")
    }
    return fakeDefault(of: declaration.name, among: program.declarations.members(of: id))
      ?? addedDefault(
        of: declaration.name, in: program.declarations.extensions(of: id, with: .namesDefault))
  }

  private func fakeDefault(of name: String, among members: [Member]) -> DefaultValue? {
    members.first {
      $0.makesFakeDefault(of: name) && program.isAccessible($0.access, in: $0.place.file)
    }.map { DefaultValue(.member("fakeDefault", []), origin: .ownDefault($0.place)) }
  }

  /// The default of a type that one of some extensions in the sources declares.
  func addedDefault(of name: String, in extensions: [Declaration]) -> DefaultValue? {
    for added in extensions where added.isUnconditional(given: []) {
      if added.inherited.contains(where: \.namesDefaultable) {
        return DefaultValue(.member("defaultValue", nil), origin: .ownDefault(added.place))
      }
      let members = program.declarations.members(of: added)
      if let value = fakeDefault(of: name, among: members) { return value }
    }
    return nil
  }

  /// The first case without a payload, or else the first whose payload can be made.
  ///
  /// Cases with neutral names come first; cases whose names speak of destruction or failure come last.
  ///
  /// ```swift
  /// enum Action { case delete, failed(Int), refresh }             // .refresh
  /// enum State { case failure(any Error), waiting(seconds: Int) } // .waiting(seconds: 0)
  /// ```
  func enumCase(of id: DeclarationID, _ named: NamedType) throws(Obstacle) -> DefaultValue {
    let cases = program.declarations.members(of: id).filter {
      $0.kind == .enumCase && program.isUsable($0) && !site.excludes($0.conditions)
    }
    // All cases of an error speak of failure, which therefore does not count.
    let isError = program.isError(id)
    func meaning(of element: Member) -> NameHints.Meaning {
      let meaning = NameHints.meaning(of: element.name.withoutBackticks)
      return isError && meaning == .failure ? .something : meaning
    }
    let inOrder = cases.ordered(byRank: { meaning(of: $0).rawValue })
    let plain = inOrder.first { $0.parameters.isEmpty && site.holds($0.conditions) }
    let bare = plain.map {
      DefaultValue(
        .member($0.name, nil, implied: program.plainType(of: id)), origin: .enumCase($0.place))
    }
    if let plain, var bare, meaning(of: plain) < .destruction {
      bare.passedOver = cases.prefix { $0 !== plain }
        .filter { meaning(of: $0) >= .destruction }.map(\.name)
      return bare
    }
    let others = inOrder.prefix { $0 !== plain }.map {
      program.candidate($0, of: Superclass(id: id), at: site)
    }
    var attempts = others.attempts
    let made = value(from: others.usable, of: id, named, &attempts)
    // A fake whose types cannot satisfy what a payload needs would have no default at all.
    if let made, made.needs.isEmpty || bare == nil { return made }
    guard let bare else { throw .nothing(makes: id, attempts) }
    return bare
  }

  // MARK: - Arguments

  /// Returns arguments for some parameters; one with a default argument may be left out.
  func arguments(for parameters: [Parameter]) throws(Obstacle) -> Arguments {
    var result = Arguments()
    for parameter in parameters {
      if parameter.type.hasPrefix("inout") { throw .takesInout }
      do {
        let value = try at(site.forArgument).argument(for: parameter)
        result.append(
          parameter.isTransformed ? value.withExplicitReturn : value, label: parameter.label)
      } catch {
        let name = parameter.label ?? parameter.name
        guard parameter.hasDefaultValue else { throw .argument(label: name, parameter.type, error) }
        result.varying += [name].compactMap { $0 }
      }
    }
    return result
  }

  /// Returns the value of one argument, which is made without `self` and without the member's own parameters.
  func argument(for type: TypeModel) throws(Obstacle) -> DefaultValue {
    if case .prefixed(let prefixes, .function(let function)) = type,
      prefixes.contains("@autoclosure")
    {
      return try at(site.inside(function)).value(of: function.result).withTry
    }
    guard !type.mentions("Self"), type.bare.description != "Never" else { throw .shapeless(type) }
    let made: DefaultValue
    // The argument determines the type of `some P`.
    if case .opaque(let constraint) = type.bare {
      made = try existential(constraint)
    } else {
      made = try value(of: type)
      if let obstacle = made.obstacle, !made.isCaught { throw obstacle }
    }
    guard !made.needs.contains(.nullObject) else { throw .shapeless(type) }
    return made
  }

  /// The generic arguments of a type and of its enclosing types, by parameter; `nil` if some are not given.
  ///
  /// ```swift
  /// struct Outer<T> { struct Inner<U> {} }
  /// Outer<Int>.Inner<Bool>  // ["T": Int, "U": Bool]
  /// ```
  func genericArguments(of id: DeclarationID, _ named: NamedType) -> [String: TypeModel]? {
    var result: [String: TypeModel] = [:]
    var level: NamedType? = named
    for id in program.enclosure(of: id) {
      let parameters = program[id].genericParameters
      let arguments = level?.arguments ?? []
      guard parameters.count == arguments.count, !parameters.contains(where: \.isPack) else {
        return nil
      }
      result.merge(zip(parameters.map(\.name), arguments)) { inner, _ in inner }
      level = level?.outer
    }
    return result
  }
}

extension DefaultValue {
  /// Whether both are spelled alike, wherever their types are declared.
  func isAlike(_ other: DefaultValue) -> Bool {
    expression.text { $0 } == other.expression.text { $0 }
  }
}

extension Member {
  /// Whether it is `static func fakeDefault() -> Self`, by which a type declares its default.
  func makesFakeDefault(of typeName: String) -> Bool {
    fullName == "fakeDefault()" && isStatic && effects == .plain && conditions.isEmpty
      && ["Self", typeName].contains(type.description)
  }
}
