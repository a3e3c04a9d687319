import FakegenKnowledge

/// The parameters of test data, and their defaults.
extension ValuePlanner {
  /// The declaration that a parameter comes from: a property, if the initializer is implicit.
  func origin(of parameter: String, in initializer: InitializerCandidate) -> DefaultOrigin {
    if let member = initializer.member { return .defaultArgument(member.place) }
    let property = program.storedProperties(of: id).first { $0.name == parameter }
    return .initialValue(property?.place ?? declaration.place)
  }

  /// Whether a parameter of a type can be written, and its default be found.
  func canBeWritten(_ type: TypeModel) -> Bool {
    if case .prefixed(let prefixes, let inner) = type {
      if prefixes.contains(where: ["inout", "isolated"].contains) { return false }
      // An autoclosure that may be sent would keep the parameter.
      if prefixes.contains("@autoclosure"), prefixes.contains("@Sendable"),
        case .function(let function) = inner, program.isSendable(function.result) != true
      {
        return false
      }
    }
    if type.isOpaqueWithArguments { return false }
    return type != .missing && !type.holdsInnerOpaque
      && type.declarations.allSatisfy(program.isVisible)
  }

  /// The parameter with a type of the standard library instead of `some Sequence<Int>`.
  func inferable(_ parameter: Parameter) -> Parameter {
    let finder = DefaultFinder(facts: facts, site: site.forArgument)
    // Of some types, an empty sequence would be the only argument.
    guard parameter.type.isOpaqueWithArguments,
      let type = (try? finder.argument(for: parameter.type))?.standardType,
      !type.names.contains(where: { $0.name.hasPrefix("Empty") })
    else { return parameter }
    return parameter.with(type)
  }

  /// The type that an initializer's parameter has in the function.
  func written(_ parameter: Parameter, isMadeInBody: Bool) -> TypeModel {
    let type = written(parameter.type, isMadeInBody: isMadeInBody || parameter.isVariadic)
    if isMadeInBody { return .optional(type) }
    // An actor's initializer takes a value that is not `Sendable` only if it is sent.
    let isSent =
      declaration.kind == .actor && !type.hasPrefix("sending")
      && program.isSendable(parameter.type) != true
    return isSent ? .prefixed(["sending"], type) : type
  }

  /// The type as that of a parameter: a closure that is kept escapes, and an autoclosure becomes its value.
  ///
  /// ```swift
  /// struct Form { let action: () -> Void }  // fake(action: @escaping () -> Void = {})
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the initializer's parameter.
  ///   - isMadeInBody: Whether the type will be optional or variadic, so that a closure escapes anyway.
  /// - Returns: The type to write.
  func written(_ type: TypeModel, isMadeInBody: Bool) -> TypeModel {
    guard case .prefixed(let prefixes, let inner) = type else {
      if program.isNoncopyable(type) { return .prefixed(["consuming"], type) }
      return program.isFunction(type) && !isMadeInBody ? .prefixed(["@escaping"], type) : type
    }
    if isMadeInBody {
      return type.keepingPrefixes {
        $0.hasPrefix("@") && !["@escaping", "@autoclosure"].contains($0)
      }
    }
    if prefixes.contains("@autoclosure"), case .function(let function) = inner {
      return function.result
    }
    let isEscaping = prefixes.contains("@escaping") || !program.isFunction(inner)
    if isEscaping { return type }
    // Attributes come after words such as `nonisolated(nonsending)`.
    let start = prefixes.prefix { !$0.hasPrefix("@") }
    return .prefixed(start + ["@escaping"] + prefixes.dropFirst(start.count), inner)
  }

  /// The result builder of a parameter; `nil` if there is none, or if the output cannot see it.
  func builder(of parameter: Parameter, in initializer: InitializerCandidate) -> TypeModel? {
    guard parameter.isTransformed, program.isFunction(parameter.type.bare) else { return nil }
    let scope = program.scope(inside: initializer.owner.id)
    let builder = program.resultBuilders(among: parameter.attributes, in: scope).first
    let type = builder.flatMap { TypeModel(written: $0.name) }.map { program.bind($0, in: scope) }
    return type.flatMap { $0.declarations.allSatisfy(program.isVisible) ? $0 : nil }
  }

  /// The default of a parameter: a copy of that in the sources, or else a value of its type.
  ///
  /// - Parameters:
  ///   - parameter: The parameter.
  ///   - isLost: Whether the type does not keep its argument alive, so that a default would be lost.
  ///   - initializer: The initializer that it belongs to.
  /// - Returns: The value, or the reason why there is none.
  func known(
    of parameter: Parameter, isLost: Bool, in initializer: InitializerCandidate
  ) -> ValueDefault {
    let own = ownDefault(of: parameter, in: initializer)
    var found = own
    if own.value == nil {
      found =
        isLost
        ? ValueDefault(obstacle: .isWeak(parameter.name ?? "_"))
        : known(of: parameter)
      found.isReplaced = own.isReplaced
    }
    if let value = found.value, facts.isCalled(id, by: value.calls) {
      (found.value, found.obstacle) = (nil, .circle(id))
    }
    // In Swift 5, a default argument cannot be a set of a type that is `Hashable` on the main actor only.
    if found.value != nil, !parameter.type.isOptional, !parameter.isVariadic,
      program.typeOnMainActor(in: parameter.type) != nil
    {
      found.isMadeInBody = true
    }
    return found
  }

  /// A copy of a parameter's default in the sources; for a variadic parameter, an empty list.
  ///
  /// If it cannot be copied, the result tells whether the difference is worth a note.
  ///
  /// ```swift
  /// struct Visit { var note = "none"; var at = Date() }
  ///
  /// static func fake(note: String = "none", at: Date = Date(timeIntervalSinceReferenceDate: 0)) -> Visit {
  /// ```
  private func ownDefault(
    of parameter: Parameter, in initializer: InitializerCandidate
  ) -> ValueDefault {
    if parameter.isVariadic { return ValueDefault(value: .literal("[]")) }
    guard let written = parameter.defaultValue, let name = parameter.name, !parameter.defaultFails
    else { return .init() }
    func copy(at site: Site) throws(Obstacle) -> DefaultValue {
      let copier = ValueCopier(program: program, owner: id, site: site.forArgument) { type in
        let found = known(of: parameter.with(type))
        return found.isMadeInBody ? nil : found.value
      }
      var value = try copier.value(of: written, as: parameter.type)
      value.origin = origin(of: name, in: initializer)
      return value
    }
    do {
      return ValueDefault(value: try copy(at: site))
    } catch {
      if bodyReachesMore, !parameter.type.isOptional, let value = try? copy(at: siteInside) {
        return ValueDefault(value: value, isMadeInBody: true)
      }
      let isLost = written.isMeaningful(as: parameter.type)
      return ValueDefault(isReplaced: error == .isUncopied && isLost)
    }
  }

  /// Whether the function's body can use an actor that its default arguments cannot: in Swift 5, these have the isolation
  /// of the caller.
  private var bodyReachesMore: Bool { !site.isolation.reaches(siteInside.isolation) }

  /// Finds an argument for a parameter.
  ///
  /// A value that only code on the type's actor can make is made in the function's body:
  ///
  /// ```swift
  /// static func fake(model: Model? = nil) -> View { View(model: model ?? .fake()) }
  /// ```
  ///
  /// - Parameter parameter: The parameter.
  /// - Returns: The value, or the reason why there is none.
  private func known(of parameter: Parameter) -> ValueDefault {
    let type = parameter.type
    let finder = DefaultFinder(facts: facts, site: site.forArgument)
    let inner = finder.at(siteInside.forArgument)
    do {
      var value = try finder.argument(for: parameter)
      // The compiler does not infer `some StringProtocol` from a default argument.
      if case .opaque = type.bare, let standardType = value.standardType,
        value.expression.dependsOnContext
      {
        value.expression = .template(
          [.value(value.expression, isOperand: true), .text(" as "), .type(standardType)])
      }
      if value.awaitsActor, !type.isOptional {
        return ValueDefault(value: try inner.argument(for: parameter), isMadeInBody: true)
      }
      // A default argument of a public function must not call a private function.
      let isHidden =
        program.configuration.isPublic && !value.calls.allSatisfy(facts.getsTestData)
      return ValueDefault(value: value, isMadeInBody: isHidden && !type.isOptional)
    } catch {
      // `nil` can be written anywhere.
      guard bodyReachesMore, let value = try? inner.argument(for: parameter),
        !type.isOptional || value.expression == .literal("nil")
      else { return ValueDefault(obstacle: error) }
      return ValueDefault(value: value, isMadeInBody: !type.isOptional)
    }
  }
}

extension TypeModel {
  /// Whether it is `some Sequence<Int>`, whose generic arguments the compiler does not infer from a default argument.
  var isOpaqueWithArguments: Bool {
    guard case .opaque(let constraint) = bare else { return false }
    return constraint.names.contains { !$0.arguments.isEmpty }
  }
}
