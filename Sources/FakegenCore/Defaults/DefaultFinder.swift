import FakegenKnowledge
import FakegenSyntax

/// Finds the default values of types at a site.
///
/// Its errors tell why there is no value, down to the last reason. The extensions are the rules, in the order in which
/// they are tried: by shape (this file), by the declarations in the sources, by the tables.
///
/// ```swift
/// func pair() -> (Int, Bool)        // (0, false)
/// func format() -> (Int) -> String  // { _ in "" }
/// func user() -> User               // User(name: "")
/// func plugins() -> any Plugin.Type // NullPlugin.self
/// ```
struct DefaultFinder {
  let facts: FactReader
  /// The place where the values will stand.
  var site: Site

  var program: Program { facts.program }

  /// Returns a finder for another site.
  func at(_ site: Site) -> DefaultFinder { DefaultFinder(facts: facts, site: site) }

  /// Returns the default value of a bound type.
  ///
  /// - Parameter type: The type, bound.
  /// - Returns: The value, with what it needs in order to compile.
  /// - Throws: The obstacle, if no rule gives a value.
  func value(of type: TypeModel) throws(Obstacle) -> DefaultValue {
    if let chosen = chosenValue(of: type) { return chosen }
    if let part = typeOutOfReach(in: type) { throw .ofMainActor("\(part)") }
    let value = try passedOrKnownValue(of: type)
    for type in value.expression.types where !site.canName(type) { throw .unnameable(type) }
    return value
  }

  /// A part of a type that only code on the main actor can name, if the site is elsewhere.
  func typeOutOfReach(in type: TypeModel) -> TypeModel? {
    site.isolation.isOnMainActor
      ? nil : program.typeOnMainActor(in: program.substitute(site.pinned, in: type))
  }

  /// The value of a type or, if there is none because the caller chooses a part of the type, a parameter of the type.
  private func passedOrKnownValue(of type: TypeModel) throws(Obstacle) -> DefaultValue {
    let generics = site.requirement?.genericParameters ?? []
    guard generics.contains(where: { type.mentions($0.name) }) else {
      return try knownValue(of: type)
    }
    let mayBePassed = if case .function = type { !site.isSendable } else { true }
    let passed = mayBePassed ? echo(type) : nil
    // What the caller passes means more than an empty or failed value of the type.
    if case .named = type, !site.isSendable,
      let value = passed ?? callOfClosure(returning: type) ?? erasure(to: type)
    {
      return value
    }
    do {
      let value = try knownValue(of: type)
      return value.isPartial ? passed ?? value : value
    } catch {
      if let passed { return passed }
      throw error
    }
  }

  private func knownValue(of type: TypeModel) throws(Obstacle) -> DefaultValue {
    switch type {
    case .optional: return .literal("nil")
    case .array: return .literal("[]")
    case .dictionary: return .literal("[:]")
    case .inlineArray(_, let element):
      let value = try value(of: element)
      // `.init(repeating:)` is for copyable elements only.
      return DefaultValue(
        .template([.text(".init { _ in "), .value(value.expression), .text(" }")]), from: [value])
    case .tuple(let elements): return try tuple(elements)
    case .function(let function): return try closure(function)
    case .metatype(.existential(let base)): return DefaultValue(.metatype(.existential(base)))
    case .metatype(let base) where program.isConstraint(base):
      return try metatype(conformingTo: base)
    case .metatype(let base):
      // A type without a module to qualify it cannot be told from the member of that name.
      let isHidden = base.names.contains { named in
        named.declaration.map { program.declarations.importedModule(of: $0) == nil } ?? false
          && site.isMember(named.root.name)
      }
      if isHidden { throw .shapeless(type) }
      return DefaultValue(.metatype(program.substitute(site.pinned, in: base)))
    case .prefixed(let prefixes, let base):
      var inner = self
      if prefixes.contains("@Sendable") { inner.site.isSendable = true }
      if prefixes.contains("sending") {
        inner.site.parameters.removeAll { !givesAway($0.type) }
      }
      if case .function = base {
        // It may run anywhere, unless its isolation is stated.
        if prefixes.contains("@MainActor") {
          inner.site.isolation = .mainActor
        } else if prefixes.contains("@Sendable") {
          inner.site.isolation = .nonisolated
        }
      }
      return try inner.value(of: base)
    case .existential(.metatype(let base)): return try metatype(conformingTo: base)
    case .existential(let constraint): return try existential(constraint)
    case .composition: return try existential(type)
    case .named(let named): return try value(of: named)
    case .packExpansion: return try pack(type)
    case .opaque, .packElement, .suppressed, .value, .missing: throw .shapeless(type)
    }
  }

  /// Returns the configured value of a type, as `.distantPast` for `--default 'Date=.distantPast'`.
  private func chosenValue(of type: TypeModel) -> DefaultValue? {
    guard let key = program.configuredDefaultKey(of: type),
      let text = program.configuration.defaults[key]
    else { return nil }
    facts.noteUse(ofDefault: key)
    return .literal(text, origin: .option)
  }

  // MARK: - By shape

  /// Returns the value of a part of a type; an obstacle names the part.
  func part(of type: TypeModel) throws(Obstacle) -> DefaultValue {
    do {
      return try value(of: type)
    } catch {
      throw .part(type, error)
    }
  }

  private func tuple(_ elements: [TypeElement]) throws(Obstacle) -> DefaultValue {
    if let stream = streamAndContinuation(elements) { return stream }
    var arguments = Arguments()
    for element in elements {
      arguments.append(try part(of: element.type), label: element.label)
    }
    return DefaultValue(.tuple(arguments.list), from: arguments)
  }

  /// A stream and its continuation, which belong together; the stream has ended, so that nothing waits for it.
  ///
  /// ```swift
  /// func open() -> (AsyncStream<Int>, AsyncStream<Int>.Continuation)
  /// // { let pair = AsyncStream<Int>.makeStream(); pair.continuation.finish(); return pair }()
  /// ```
  private func streamAndContinuation(_ elements: [TypeElement]) -> DefaultValue? {
    guard elements.count == 2, case .named(let stream) = elements[0].type,
      case .named(let continuation) = elements[1].type, continuation.name == "Continuation",
      continuation.outer == stream, stream.declaration == nil,
      ["AsyncStream", "AsyncThrowingStream"].contains(stream.name),
      [[nil, nil], ["stream", "continuation"]].contains(elements.map(\.label))
    else { return nil }
    let text = "{ let pair = #0.makeStream(); pair.continuation.finish(); return pair }()"
    return DefaultValue(
      Template(text).expression(with: [.named(stream)]), origin: .table(.swift))
  }

  /// A closure whose result is made when it is called: `{ _, _ in 0 }`.
  private func closure(_ function: FunctionType) throws(Obstacle) -> DefaultValue {
    let count = function.parameters.count
    for case .packExpansion(let pattern) in function.parameters.map(\.type) {
      throw .shapeless(.packExpansion(pattern))
    }
    if capturesConformances(.function(function)) { return try sendableClosure(function) }
    if program.isVoid(function.result) {
      return DefaultValue(.closure(parameterCount: count, nil))
    }
    let inner = at(site.inside(function))
    var result: DefaultValue
    do {
      result = try inner.value(of: function.result).withTry
    } catch {
      // A call to the runtime would capture `Self`, too.
      if site.isSendable, function.result.mentions("Self") { throw error }
      result = inner.fallback(of: function.result, because: .part(function.result, error))
    }
    // A closure that may run anywhere must not capture a conformance to `Defaultable`, which may be isolated.
    if result.needs.contains(where: capturesConformance) {
      let obstacle = Obstacle.shapeless(.function(function))
      // The extension with a type's test data cannot demand `Sendable`, but a closure that throws can use the runtime.
      guard site.frame.owner != nil, inner.site.effects.throwsAnything, canBeMadeByRuntime(function)
      else { throw obstacle }
      return DefaultValue(runtimeCall("sendableClosureOrThrow", []))
    }
    return DefaultValue(.closure(parameterCount: count, result.expression), from: [result])
  }

  /// A call to the runtime, which looks for a value when the code runs.
  ///
  /// ```swift
  /// func item() -> Unknown         // fakeDefault(in: "Store")
  /// func item() throws -> Unknown  // try fakeDefaultOrThrow(in: "Store")
  /// func item() throws(Failure) -> Unknown  // try fakeDefault(orThrow: Failure(code: 0))
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - obstacle: The reason why no value is known, for the warning.
  /// - Returns: The call, with the obstacle.
  func fallback(of type: TypeModel, because obstacle: Obstacle) -> DefaultValue {
    let error = thrownError
    let isThrowing = error != nil || site.effects.throwsAnything
    let call: Expression =
      if let error {
        runtimeCall("fakeDefault", [Expression.Argument(label: "orThrow", value: error)])
      } else if isThrowing {
        runtimeCall("fakeDefaultOrThrow")
      } else if isDefaultableElsewhere(type) {
        // The compiler would choose the overload for `Defaultable` types, whose conformance the site cannot use.
        .template([.text("try! "), .value(runtimeCall("fakeDefaultOrThrow"))])
      } else {
        runtimeCall("fakeDefault")
      }
    return DefaultValue(
      .fallback(call, isThrowing: isThrowing), origin: error == nil ? .runtime : .thrownError,
      obstacle: obstacle)
  }

  /// A value of the error type that the site declares to throw, with its type.
  private var thrownError: Expression? {
    guard let error = site.effects.error,
      !error.names.contains(where: site.frame.isChosenByTest),
      program.substitute(site.pinned, in: error).description != "Never",
      let thrown = try? value(of: error), thrown.needs.isEmpty
    else { return nil }
    return thrown.expression.naming(error)
  }

  /// Whether a type is `Defaultable` on the main actor only, and the site is elsewhere.
  private func isDefaultableElsewhere(_ type: TypeModel) -> Bool {
    let known = program.unaliased(program.substitute(site.pinned, in: type))
    guard !site.isolation.isOnMainActor, let id = known.declaration else {
      return false
    }
    return program.isDefaultableOnMainActor(id)
      && (program.declaresDefault(id) || facts.getsTestData(id))
  }

  /// A call to the runtime, with the name of the protocol for its message.
  func runtimeCall(_ name: String) -> Expression {
    let owner = site.shape.protocols.first.map { Expression.literal("\"\(program[$0].name)\"") }
    return runtimeCall(name, owner.map { [Expression.Argument(label: "in", value: $0)] } ?? [])
  }

  /// A call to the runtime, whose function a member of the type may hide.
  func runtimeCall(_ name: String, _ arguments: [Expression.Argument]) -> Expression {
    .call(site.isMember(name) ? "FakedRuntime.\(name)" : name, arguments)
  }

  /// `(repeat each v)` for a pack that a parameter holds.
  private func pack(_ type: TypeModel) throws(Obstacle) -> DefaultValue {
    guard let parameter = site.parameters.first(where: { $0.type == type }) else {
      throw .shapeless(type)
    }
    return .literal("repeat each \(parameter.name)")
  }

  // MARK: - By name

  /// The value of the type that a name means; a name that leads back to itself has none.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - named: The name, as that of an associated type that is pinned.
  ///   - name: The name to note as followed, if that is not `named`.
  /// - Returns: The type's value.
  /// - Throws: The reason why it has none.
  func value(
    of type: TypeModel, meantBy named: NamedType, as name: String? = nil
  ) throws(Obstacle) -> DefaultValue {
    guard let site = site.following(name ?? "\(named)") else { throw .unknown(named) }
    return try at(site).value(of: type)
  }

  /// The value of a named type, by the meaning of the name.
  private func value(of named: NamedType) throws(Obstacle) -> DefaultValue {
    switch named.meaning {
    case .parameter: return try parameterValue(of: named)
    case .generated: return DefaultValue(.make(.named(named), []), origin: .nullType(nil))
    case .declaration(let id)
    where program[id].origin == .source
      || program[id].origin == .support && program.isAccessible(id):
      return try value(ofDeclaration: id, named)
    case .declaration(let id) where program[id].origin == .support:
      // The tables may have a row for a type of the name.
      if let value = try? standardValue(of: named) { return value }
      throw .inaccessible(id)
    case .declaration, .unknown, .unbound:
      if let type = program.impliedType(named) {
        // The implied types of two types may lead to each other.
        return try value(of: type, meantBy: named)
      }
      return try wellKnownValue(of: named)
    }
  }

  /// The value of a name that the sources do not declare: one of the compiler's, or one from the tables.
  private func wellKnownValue(of named: NamedType) throws(Obstacle) -> DefaultValue {
    if named.isPlainName {
      switch named.name {
      case "Never" where site.effects.throwsAnything:
        return changed(DefaultValue(runtimeCall("fakeDefaultOrThrow"))) { $0.isThrowing = true }
      case "Never": return DefaultValue(fatalErrorCall())
      case "Any": return .literal("()")
      case "AnyObject": return nullReference
      default: break
      }
    }
    let extensions = program.declarations.extensions(of: named.path, with: .namesDefault)
    if let added = addedDefault(of: named.name, in: extensions) { return added }
    return try standardValue(of: named)
  }

  var nullReference: DefaultValue {
    DefaultValue(.make(.name("NullReference", .unknown(nil)), []), origin: .table(.runtime))
  }

  /// A call that ends the program with a message that names the member.
  func fatalErrorCall() -> Expression {
    .call(
      site.hides("fatalError") ? "Swift.fatalError" : "fatalError",
      [.init(value: .literal("\"\(site.memberName)\""))])
  }
}
