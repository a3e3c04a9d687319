import FakegenKnowledge

/// How a parameter of test data is written.
extension ValuePlanner {
  /// Where the sources say what a parameter is: at a property, if the compiler makes the initializer.
  func origin(of parameter: String, in initializer: InitializerCandidate) -> DefaultOrigin {
    if let member = initializer.member { return .defaultArgument(member.place) }
    let property = program.storedProperties(of: id).first { $0.name == parameter }
    return .initialValue(property?.place ?? declaration.place)
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

  /// What is written for a parameter: nothing for a list, and whatever can be copied; or whether something takes the
  /// place of what nobody would expect to lose.
  ///
  /// ```swift
  /// struct Visit { var note = "none"; var at = Date() }
  ///
  /// static func fake(note: String = "none", at: Date = Date(timeIntervalSinceReferenceDate: 0)) -> Visit {
  /// ```
  func ownValue(
    of parameter: Parameter, in initializer: InitializerCandidate
  ) -> (DefaultValue?, isReplaced: Bool) {
    if parameter.isVariadic { return (.literal("[]"), false) }
    guard let written = parameter.defaultValue, let name = parameter.name else {
      return (nil, false)
    }
    do {
      let copier = ValueCopier(
        program: program, owner: id, site: site.forArgument
      ) { type in
        let (value, isMadeInside, _) = self.value(of: type)
        return isMadeInside ? nil : value
      }
      var value = try copier.value(of: written, as: parameter.type)
      value.origin = origin(of: name, in: initializer)
      return (value, false)
    } catch {
      return (nil, error == .unknown && written.isMissed)
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
  func value(of type: TypeModel) -> (DefaultValue?, isMadeInside: Bool, Obstacle?) {
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
        return (try inner.argument(for: type), true, nil)
      }
      // A default argument of a public function calls nothing that is private.
      let isHidden =
        program.configuration.isPublic && !value.calls.allSatisfy(facts.holdsValue)
      return (value, isHidden && !type.isOptional, nil)
    } catch {
      // A default argument is made where the caller is, in Swift 5.
      guard !site.isolation.reaches(inner.site.isolation), !type.isOptional,
        let value = try? inner.argument(for: type)
      else { return (nil, false, error) }
      return (value, true, nil)
    }
  }
}
