/// Finds the default value of a type at a site.
///
/// What it throws says why there is none, down to the reason behind the reason. Its extensions are the rules, in the order in
/// which they are tried: by shape (this file), by what the sources declare, by the tables.
struct DefaultFinder {
  let program: Program
  let facts: FactReader

  /// Returns the default value of a bound type.
  ///
  /// - Throws: The obstacle, if nothing that is known makes a value.
  func value(of type: TypeModel, at site: Site) throws(Obstacle) -> DefaultValue {
    if let chosen = chosenValue(of: type) { return chosen }
    let value = try knownValue(of: type, at: site)
    for type in value.expression.types where !site.canName(type) { throw .unnameable(type) }
    return value
  }

  private func knownValue(of type: TypeModel, at site: Site) throws(Obstacle) -> DefaultValue {
    switch type {
    case .optional: return .literal("nil")
    case .array: return .literal("[]")
    case .dictionary: return .literal("[:]")
    case .inlineArray(_, let element):
      let value = try value(of: element, at: site)
      let argument = Expression.Argument(label: "repeating", value: value.expression)
      return DefaultValue(.makeImplicitly([argument]), from: [value])
    case .tuple(let elements): return try tuple(elements, at: site)
    case .function(let function): return try closure(function, at: site)
    case .metatype(let base) where isProtocol(base):
      return try metatype(conformingTo: base, at: site)
    case .metatype(let base):
      // No module's name tells the type from the member.
      let isHidden = base.names.contains { named in
        named.declaration.map { program.declarations.importedModule(of: $0) == nil } ?? false
          && site.isMember(named.root.name, in: program)
      }
      if isHidden { throw .shapeless(type) }
      return DefaultValue(.metatype(program.substitute(site.pinned, in: base)))
    case .prefixed(let prefixes, let base):
      var site = site
      if prefixes.contains("@Sendable") {
        site.isSendable = true
        // It may run anywhere, unless it says where.
        if case .function = base { site.isOnMainActor = prefixes.contains("@MainActor") }
      }
      return try value(of: base, at: site)
    case .existential(.metatype(let base)): return try metatype(conformingTo: base, at: site)
    case .existential(let constraint): return try existential(constraint, at: site)
    case .composition: return try existential(type, at: site)
    case .named(let named): return try value(of: named, at: site)
    case .packExpansion(let pattern): return try pack(pattern, at: site)
    case .opaque, .packElement, .suppressed, .value, .missing: throw .shapeless(type)
    }
  }

  /// Returns the value that the configuration gives a type.
  private func chosenValue(of type: TypeModel) -> DefaultValue? {
    guard let key = program.configuredDefaultKey(of: type),
      let text = program.configuration.defaults[key]
    else { return nil }
    facts.noteUse(ofDefault: key)
    return .literal(text, origin: .option)
  }

  // MARK: - By shape

  /// The elements one by one; an obstacle says which of them has no value.
  private func tuple(_ elements: [TypeElement], at site: Site) throws(Obstacle) -> DefaultValue {
    var parts: [DefaultValue] = []
    var arguments: [Expression.Argument] = []
    for element in elements {
      do {
        let part = try value(of: element.type, at: site)
        parts.append(part)
        arguments.append(Expression.Argument(label: element.label, value: part.expression))
      } catch {
        throw .part(element.type, error)
      }
    }
    return DefaultValue(.tuple(arguments), from: parts)
  }

  /// `{ _, _ in 0 }`: what the closure returns is made when it is called.
  private func closure(_ function: FunctionType, at site: Site) throws(Obstacle) -> DefaultValue {
    let count = function.parameters.count
    for case .packExpansion(let pattern) in function.parameters.map(\.type) {
      throw .shapeless(.packExpansion(pattern))
    }
    if program.isVoid(function.result) {
      return DefaultValue(.closure(parameterCount: count, nil))
    }
    let inner = site.inside(function)
    let result: DefaultValue
    do {
      result = try value(of: function.result, at: inner).marked
    } catch {
      // Not even the runtime may be asked for what must not be kept.
      if site.isSendable, function.result.mentions("Self") { throw error }
      result = fallback(
        effects: function.effects, at: inner, because: .part(function.result, error))
    }
    guard result.variables.isEmpty else { throw .needsStatements }
    return DefaultValue(.closure(parameterCount: count, result.expression), from: [result])
  }

  /// What stands where nothing is known: the runtime looks for a value when the code runs.
  func fallback(effects: Effects, at site: Site, because obstacle: Obstacle) -> DefaultValue {
    let name = effects.throwsAnything ? "fakeDefaultOrThrow" : "fakeDefault"
    var value = DefaultValue(
      .fakeDefault(
        isThrowing: effects.throwsAnything, isQualified: site.isMember(name, in: program)),
      origin: .runtime)
    value.obstacle = obstacle
    return value
  }

  /// Whether a type is a protocol, whose metatype may be written without `any`.
  private func isProtocol(_ type: TypeModel) -> Bool {
    guard case .named(let named) = type.bare, let id = named.declaration else { return false }
    return program[id].kind == .protocol
  }

  /// `NullPlugin.self` for `any Plugin.Type`.
  private func metatype(
    conformingTo constraint: TypeModel, at site: Site
  ) throws(Obstacle) -> DefaultValue {
    guard case .named(let named) = constraint.bare, let id = named.declaration,
      program[id].kind == .protocol, !program.isPrelude(id)
    else { throw .shapeless(.existential(.metatype(constraint))) }
    return DefaultValue(.metatype(try nullType(of: id, arguments: named.arguments, at: site)))
  }

  /// `(repeat each v)` for a pack that a parameter holds.
  private func pack(_ pattern: TypeModel, at site: Site) throws(Obstacle) -> DefaultValue {
    for parameter in site.parameters {
      if case .packExpansion(pattern) = parameter.type, let name = parameter.name {
        return .literal("repeat each \(name)")
      }
    }
    throw .shapeless(.packExpansion(pattern))
  }

  // MARK: - By name

  /// The value of what has a name, by what the name means where it was written.
  private func value(of named: NamedType, at site: Site) throws(Obstacle) -> DefaultValue {
    switch named.meaning {
    case .parameter: return try parameterValue(of: named, at: site)
    case .null: return DefaultValue(.make(.named(named), []), origin: .nullType(nil))
    case .declaration(let id)
    where program[id].origin == .source
      || program[id].origin == .support && program.isAccessible(id):
      return try value(ofDeclaration: id, named, at: site)
    case .declaration(let id) where program[id].origin == .support:
      // The tables may know a type of the name.
      if let value = try? standardValue(of: named, at: site) { return value }
      throw .inaccessible(id)
    case .declaration, .unknown, .unbound:
      if let type = program.impliedIdentity(named) {
        // Two types may have each other's identity.
        guard let site = site.following("\(named)") else { throw .unknown(.named(named)) }
        return try value(of: type, at: site)
      }
      return try wellKnownValue(of: named, at: site)
    }
  }

  /// The value of a name that no source declares: the compiler's own, or one of the tables'.
  private func wellKnownValue(
    of named: NamedType, at site: Site
  ) throws(Obstacle) -> DefaultValue {
    if named.isPlainName {
      switch named.name {
      case "Never": return .literal(fatalErrorCall(at: site))
      case "Any": return .literal("()")
      case "AnyObject": return nullReference
      default: break
      }
    }
    if let added = addedDefault(ofUndeclared: named.path) { return added }
    return try standardValue(of: named, at: site)
  }

  var nullReference: DefaultValue {
    DefaultValue(
      .make(.name("NullReference", .unknown(nil)), []), origin: .table(.runtime))
  }

  /// A call that stops the program and says which member was asked.
  func fatalErrorCall(at site: Site) -> String {
    let qualifier = isShadowed("fatalError", at: site) ? "Swift." : ""
    return "\(qualifier)fatalError(\"\(site.memberName)\")"
  }

  /// Whether a function that the generator calls would be one of the user's.
  private func isShadowed(_ name: String, at site: Site) -> Bool {
    site.isMember(name, in: program) || site.isLocalType(name)
      || program.declarations.declarations(at: [name]).contains { !program.isPrelude($0) }
  }

  /// `self` in an instance, a new instance elsewhere.
  private func selfValue(at site: Site) throws(Obstacle) -> DefaultValue {
    if site.isSendable,
      !site.shape.protocols.contains(where: { program.isPrelude($0, named: "Sendable") })
    {
      throw .shapeless(.parameter("Self"))
    }
    if let echo = echo(.parameter("Self"), at: site) { return echo }
    if !site.isStatic { return .literal("self") }
    let own = site.frame.isNull ? site.frame.ownClass : nil
    var value = DefaultValue(.make(own ?? .parameter("Self"), []), origin: .newSelf)
    value.needs = [.nullObject]
    return value
  }

  // MARK: - Parameters

  /// The value of an associated type, of a member of one, or of a member's generic parameter.
  ///
  /// What is known to be another type is that type's value; what the member is given comes next; only then is the type
  /// asked to be `Defaultable`, in an extension that says so.
  private func parameterValue(
    of named: NamedType, at site: Site
  ) throws(Obstacle) -> DefaultValue {
    let name = named.root.name
    if named.isPlainName, name == "Self" { return try selfValue(at: site) }
    if let generic = site.genericParameter(name) {
      if let value = given(.named(named), at: site) { return value }
      if let value = echo(.named(named), among: site.wrappable, at: site) { return value }
      if named.isPlainName, let value = literal(for: site.constraints(of: generic)) { return value }
      throw .chosenByCaller(named.description)
    }
    guard site.isLocalType(name) else { throw .unknown(.named(named)) }
    if let pinned = site.frame.pinned[name] {
      // Types that are defined by each other are none.
      guard let site = site.following(name) else { throw .unknown(.named(named)) }
      let type = program.substitute([name: pinned], in: .named(named))
      if case .named(let member) = type, member.outer != nil, case .unknown = member.meaning,
        program.impliedIdentity(member) == nil
      {
        throw .unknown(type)
      }
      return try value(of: type, at: site)
    }
    if let value = given(.named(named), at: site) { return value }
    if named.isPlainName {
      let demands = program.demands(on: name, in: site.shape)
      if let literal = literal(for: demands.parents) { return literal }
    }
    if let equal = program.equalType(to: named, in: site.shape) {
      guard let site = site.following("\(named)") else { throw .unknown(.named(named)) }
      return try value(of: equal, at: site)
    }
    if let outer = named.outer, program.equalType(to: outer, in: site.shape) != nil {
      throw .unknown(.named(named))
    }
    var value = DefaultValue(.member("defaultValue", nil), origin: .associatedType)
    value.needs = [.defaultable(.named(named))]
    return value
  }

  /// A value that the member is given: a parameter, a property of one, or what a closure parameter returns.
  private func given(_ type: TypeModel, at site: Site) -> DefaultValue? {
    echo(type, at: site) ?? property(of: type, at: site) ?? callOfClosure(returning: type, at: site)
  }

  /// `flag.fallback`: what a parameter of a generic type holds.
  private func property(of type: TypeModel, at site: Site) -> DefaultValue? {
    for parameter in site.parameters where !parameter.isVariadic {
      guard let name = parameter.name?.escapedInExpression,
        case .named(let named) = parameter.type.bare, let id = named.declaration,
        !program.isNoncopyable(named), let generics = genericArguments(of: id, named),
        generics.values.contains(type)
      else { continue }
      let scope = program.scope(inside: id)
      let property = program.readableProperties(of: id, at: site).first {
        program.substitute(generics, in: program.bind($0.type, in: scope)) == type
      }
      if let property {
        return .literal("\(name).\(property.name)", origin: .property(property.place))
      }
    }
    return nil
  }

  private func literal(for constraints: [TypeModel]) -> DefaultValue? {
    constraints.isEmpty ? nil : literal(for: program.parents(named: constraints))
  }

  /// `0` for `T: BinaryInteger`, and the like.
  private func literal(for parents: Parents) -> DefaultValue? {
    for id in program.shape(of: parents.protocols).protocols {
      if program.isPrelude(id),
        let expression = LiteralProtocols.expressions[program[id].name]
      {
        return .literal(expression, origin: .constraint)
      }
      let makesItself = program.requirements(of: id).contains {
        $0.member.isBlankInitializer && !$0.member.isFailable && $0.effects == .plain
          && $0.member.conditions.isEmpty
      }
      if makesItself { return DefaultValue(.makeImplicitly([]), origin: .constraint) }
      let demandsDefault = program.requirements(of: id).contains {
        $0.member.makesFakeDefault(of: "Self")
      }
      if demandsDefault { return DefaultValue(.member("fakeDefault", []), origin: .constraint) }
    }
    let unknown = parents.unknown + program.shape(of: parents.protocols).unknownParents
    if unknown.contains(where: { $0.name == "Defaultable" || $0.name == "NullObject" }) {
      return DefaultValue(.member("defaultValue", nil), origin: .constraint)
    }
    return nil
  }

  /// Returns a parameter that is of a type, as in `func id<T>(_ x: T) -> T`.
  private func echo(_ type: TypeModel, at site: Site) -> DefaultValue? {
    echo(type, among: site.parameters, at: site)
  }

  private func echo(
    _ type: TypeModel, among parameters: [Parameter], at site: Site
  ) -> DefaultValue? {
    for parameter in parameters where !parameter.isVariadic {
      guard let name = parameter.name?.escapedInExpression else { continue }
      switch parameter.type {
      case type: return .literal(name, origin: .parameter)
      case .prefixed(let prefixes, type) where prefixes.allSatisfy(Self.givesValue):
        return .literal(name, origin: .parameter)
      case .prefixed(let prefixes, .function(let function))
      where prefixes.contains("@autoclosure") && function.result == type
        && function.parameters.isEmpty:
        guard let call = call(of: name, function, [], at: site) else { continue }
        return DefaultValue(call, origin: .parameter)
      default: continue
      }
    }
    return nil
  }

  /// Whether a parameter's prefix lets its value be returned.
  private static func givesValue(_ prefix: String) -> Bool {
    ["consuming", "sending", "__owned"].contains(prefix)
  }
}
