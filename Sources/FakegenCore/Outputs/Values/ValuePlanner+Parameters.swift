import FakegenKnowledge

/// How a parameter of test data is written.
extension ValuePlanner {
  /// A parameter's default, as far as one is known.
  struct Default {
    var value: DefaultValue?
    /// Whether it is made in the body of the function.
    var isMadeInside = false
    /// Whether it takes the place of what is written.
    var isReplaced = false
    /// Why there is none.
    var obstacle: Obstacle?
  }

  /// Where the sources say what a parameter is: at a property, if the compiler makes the initializer.
  func origin(of parameter: String, in initializer: InitializerCandidate) -> DefaultOrigin {
    if let member = initializer.member { return .defaultArgument(member.place) }
    let property = program.storedProperties(of: id).first { $0.name == parameter }
    return .initialValue(property?.place ?? declaration.place)
  }

  /// Whether a parameter may have a type, and its default be found out.
  func canBeWritten(_ type: TypeModel) -> Bool {
    if case .prefixed(let prefixes, _) = type,
      prefixes.contains(where: ["inout", "isolated"].contains)
    {
      return false
    }
    // What depends on other generic parameters is not found out from a default argument.
    if case .opaque(let inner) = type.bare, inner.names.contains(where: { !$0.arguments.isEmpty }) {
      return false
    }
    return type != .missing && !type.holdsInnerOpaque
      && type.declarations.allSatisfy(program.isVisible)
  }

  /// The type of an initializer's parameter as the function has it.
  func written(_ parameter: Parameter, isMadeInside: Bool) -> TypeModel {
    let type = written(parameter.type, isMadeInside: isMadeInside || parameter.isVariadic)
    if isMadeInside { return .optional(type) }
    // An actor's initializer takes what is not `Sendable` only if nobody else has it.
    let isSent =
      declaration.kind == .actor && !type.hasPrefix("sending")
      && program.isSendable(parameter.type) != true
    return isSent ? .prefixed(["sending"], type) : type
  }

  /// The type as a parameter's: what is kept escapes, and what is a closure to the compiler is a value here.
  ///
  /// ```swift
  /// struct Form { let action: () -> Void }  // fake(action: @escaping () -> Void = {})
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the initializer's parameter.
  ///   - isMadeInside: Whether the value is made in the body of the function, so that nothing is passed or all is optional.
  /// - Returns: The type to write.
  func written(_ type: TypeModel, isMadeInside: Bool) -> TypeModel {
    guard case .prefixed(let prefixes, let inner) = type else {
      if program.isNoncopyable(type) { return .prefixed(["consuming"], type) }
      return program.isFunction(type) && !isMadeInside ? .prefixed(["@escaping"], type) : type
    }
    if isMadeInside {
      let kept = prefixes.filter {
        $0.hasPrefix("@") && !["@escaping", "@autoclosure"].contains($0)
      }
      return kept.isEmpty ? inner : .prefixed(kept, inner)
    }
    if prefixes.contains("@autoclosure"), case .function(let function) = inner {
      return function.result
    }
    let isEscaping = prefixes.contains("@escaping") || !program.isFunction(inner)
    return isEscaping ? type : .prefixed(["@escaping"] + prefixes, inner)
  }

  /// The result builder that transforms what is passed; `nil` if there is none, or the output does not see it.
  func builder(of parameter: Parameter, in initializer: InitializerCandidate) -> TypeModel? {
    guard parameter.isTransformed, program.isFunction(parameter.type.bare) else { return nil }
    let scope = program.scope(inside: initializer.owner.id)
    let builder = program.resultBuilders(among: parameter.attributes, in: scope).first
    let type = builder.flatMap { TypeModel(written: $0.name) }.map { program.bind($0, in: scope) }
    return type.flatMap { $0.declarations.allSatisfy(program.isVisible) ? $0 : nil }
  }

  /// The default of a parameter: what is written for it, or else what is known of its type.
  ///
  /// - Parameters:
  ///   - parameter: The parameter.
  ///   - isLost: Whether nothing but the test would keep the argument.
  ///   - initializer: Whose parameter it is.
  /// - Returns: The value, or why there is none.
  func known(
    of parameter: Parameter, isLost: Bool, in initializer: InitializerCandidate
  ) -> Default {
    let own = ownDefault(of: parameter, in: initializer)
    var found = own
    if own.value == nil {
      found = isLost ? Default(obstacle: .isWeak(parameter.name ?? "_")) : known(of: parameter.type)
      found.isReplaced = own.isReplaced
    }
    if let value = found.value, facts.comesBack(to: id, by: value.calls) {
      (found.value, found.obstacle) = (nil, .circle(id))
    }
    // In Swift 5, no default argument is a set of what is `Hashable` on the main actor alone.
    if found.value != nil, !parameter.type.isOptional,
      program.typeOnMainActor(in: parameter.type) != nil
    {
      found.isMadeInside = true
    }
    return found
  }

  /// What is written for a parameter: nothing for a list, and whatever can be copied; or whether something takes the
  /// place of what nobody would expect to lose.
  ///
  /// ```swift
  /// struct Visit { var note = "none"; var at = Date() }
  ///
  /// static func fake(note: String = "none", at: Date = Date(timeIntervalSinceReferenceDate: 0)) -> Visit {
  /// ```
  private func ownDefault(
    of parameter: Parameter, in initializer: InitializerCandidate
  ) -> Default {
    if parameter.isVariadic { return Default(value: .literal("[]")) }
    guard let written = parameter.defaultValue, let name = parameter.name else { return Default() }
    do {
      let copier = ValueCopier(program: program, owner: id, site: site.forArgument) { type in
        let found = known(of: type)
        return found.isMadeInside ? nil : found.value
      }
      var value = try copier.value(of: written, as: parameter.type)
      value.origin = origin(of: name, in: initializer)
      return Default(value: value)
    } catch {
      return Default(isReplaced: error == .unknown && written.isMissed)
    }
  }

  /// What is known to make an argument of a type.
  ///
  /// What only the type's own actor can make is made in the body of the function:
  ///
  /// ```swift
  /// static func fake(model: Model? = nil) -> View { View(model: model ?? .fake()) }
  /// ```
  ///
  /// - Parameter type: The type of the parameter.
  /// - Returns: The value, or why there is none.
  private func known(of type: TypeModel) -> Default {
    let finder = DefaultFinder(facts, at: site.forArgument)
    let inner = finder.at(siteInside.forArgument)
    do {
      var value = try finder.argument(for: type)
      // From a default argument, the compiler does not find out what `some StringProtocol` is.
      if case .opaque = type.bare, let literalType = value.literalType {
        value.expression = .template(
          [.value(value.expression, isOperand: true), .text(" as "), .type(literalType)])
      }
      if value.waits, !type.isOptional {
        return Default(value: try inner.argument(for: type), isMadeInside: true)
      }
      // A default argument of a public function calls nothing that is private.
      let isHidden =
        program.configuration.isPublic && !value.calls.allSatisfy(facts.holdsValue)
      return Default(value: value, isMadeInside: isHidden && !type.isOptional)
    } catch {
      // A default argument is made where the caller is, in Swift 5.
      guard !site.isolation.reaches(inner.site.isolation), !type.isOptional,
        let value = try? inner.argument(for: type)
      else { return Default(obstacle: error) }
      return Default(value: value, isMadeInside: true)
    }
  }
}
