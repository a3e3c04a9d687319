import FakegenKnowledge

/// Copies initial values and default arguments from the sources to the output.
struct ValueCopier {
  let program: Program
  /// The type in which the values are written.
  let owner: DeclarationID
  /// The place where they will stand.
  let site: Site
  /// Returns a value of a type, to replace one that differs from run to run.
  let replacement: (TypeModel) -> DefaultValue?

  private var scope: NameScope { program.scope(inside: owner) }

  /// Returns a value in a form that means the same at the site.
  ///
  /// ```swift
  /// var role = Role.guest                        // .guest
  /// var limits: [Role: Double] = [.guest: 1.5]   // [.guest: 1.5]
  /// var window = Window(size: 3)                 // Window(size: 3, id: UUID(uuid: (0, …))): its default varies
  /// var total: Int = compute()                   // not copied: `compute` may mean something else at the site
  /// ```
  ///
  /// - Parameters:
  ///   - written: The value, as it is written.
  ///   - type: The type of the property or the parameter.
  /// - Returns: The value, with replacements for the parts that differ from run to run.
  /// - Throws: `Obstacle.varies` or `Obstacle.isUncopied`.
  func value(of written: WrittenValue, as type: TypeModel) throws(Obstacle) -> DefaultValue {
    do throws(Obstacle) {
      return try copy(of: written, as: type)
    } catch {
      guard error == .varies, type != .missing,
        let value = replacement(program.unwrapped(type))
      else { throw error }
      return value
    }
  }

  private func copy(of written: WrittenValue, as type: TypeModel) throws(Obstacle) -> DefaultValue {
    switch written {
    case .literal(let text): return .literal(text)
    case .varying: throw .varies
    case .placeOfCall, .other: throw .isUncopied
    case .list(let elements): return try list(of: elements, as: type)
    case .tuple(let elements): return try tuple(of: elements, as: type)
    case .operation(let left, let word, let right):
      return try operation(left, word, right, as: type)
    case .member(_, of: _, let arguments?) where arguments.isTried: throw .isUncopied
    case .member(let name, of: let owner, let arguments):
      return try member(name, of: owner, arguments, as: type)
    }
  }

  /// Copies a range as `0...10`, or a calculation with numbers as `Int.max - 1`.
  private func operation(
    _ left: WrittenValue, _ word: String, _ right: WrittenValue, as type: TypeModel
  ) throws(Obstacle) -> DefaultValue {
    guard case .named(let named) = program.unwrapped(type), named.declaration == nil else {
      throw .isUncopied
    }
    let isRange = named.arguments.count == 1
    guard isRange || KnownTypes.isNumber(named.description) else { throw .isUncopied }
    let operands = isRange ? named.arguments[0] : .named(named)
    let parts = [try value(of: left, as: operands), try value(of: right, as: operands)]
    // `0....max` and `0...-1` would be other operators.
    let isSpaced = !isRange || parts[1].expression.text { $0 }.first.map(".-".contains) ?? false
    return DefaultValue(
      .template([
        .value(parts[0].expression), .text(isSpaced ? " \(word) " : word),
        .value(parts[1].expression),
      ]), from: parts)
  }

  /// Copies a member as `.guest`, or a call as `Window(size: 3)`.
  private func member(
    _ name: String, of owner: NamedType?, _ arguments: WrittenArguments?, as type: TypeModel
  ) throws(Obstacle) -> DefaultValue {
    // As an argument of a framework's initializer, it is a member of the framework's own type.
    if owner == nil, type == .missing, arguments == nil,
      !StandardConstants.environmentDependentNames.contains(name)
    {
      return DefaultValue(.member(name, nil))
    }
    if name == "self", arguments == nil, let owner {
      let type = program.bind(.named(owner), in: scope)
      guard type.declarations.allSatisfy(program.isVisible) else { throw .isUncopied }
      return DefaultValue(.metatype(type))
    }
    let isOptional = program.unaliased(type).isOptional
    if owner == nil, isOptional {
      // These belong to the optional itself.
      if name == "none", arguments == nil { return .literal("nil") }
      if name == "some" || name == "init" && arguments?.labels == [nil] {
        // For a type of the sources, `.init(3)` may be an initializer of the wrapped type.
        guard let part = arguments?.arguments.first,
          case .optional(let wrapped) = program.unaliased(type).bare,
          !program.unaliased(wrapped).isOptional, name == "some" || wrapped.declarations.isEmpty
        else { throw .isUncopied }
        return try value(of: part.value, as: wrapped)
      }
    }
    let bound = owner.map { program.bind(.named($0), in: scope) } ?? program.unwrapped(type)
    if name == "init", let number = program.convertedNumber(in: arguments, to: bound) {
      // The literal alone would have another type as an argument of type `Any`, and another value if it is a
      // calculation: `3 / 2` is 1 as an `Int`, but 1.5 as a `Double`.
      let isPlain = Double(number.filter { $0 != "_" }) != nil
      return isPlain && program.unwrapped(type) == program.unaliased(bound)
        ? .literal(number) : DefaultValue(.make(bound, [.init(value: .literal(number))]))
    }
    var made = try made(name, of: bound, arguments)
    // The type is not repeated if the context determines it.
    let isPlain =
      owner == nil
      ? name != "init" || !isOptional
      : !isOptional && made.origin.isOne(of: DefaultOrigin.enumCase)
        && program.unwrapped(type).declarations.first == bound.declarations.first
    if !isPlain { made.expression = made.expression.naming(bound) }
    if arguments?.isForced ?? false {
      made.expression = .template([.value(made.expression), .text("!")])
    }
    return made
  }

  /// Copies a list as `[.wifi, .pool]`, whose elements have the type that the list's type implies.
  private func list(
    of elements: [WrittenValue.Element], as type: TypeModel
  ) throws(Obstacle) -> DefaultValue {
    let type = program.unwrapped(type)
    var types: (key: TypeModel, value: TypeModel) = (.missing, .missing)
    switch type {
    case .array(let element): types.value = program.unaliased(element)
    case .dictionary(let key, let value): types = (key, value)
    case .named(let named) where named.declaration == nil && named.arguments.count == 1:
      types.value = named.arguments[0]
    case .named(let named)
    where named.declaration.map({ program.isOptionSet(program[$0]) })
      ?? StandardDefaults.isOptionSet(named.path.joined(separator: ".")):
      types.value = type
    default: throw .isUncopied
    }
    var parts: [DefaultValue] = []
    for element in elements {
      if let key = element.key { parts.append(try value(of: key, as: types.key)) }
      parts.append(try value(of: element.value, as: types.value))
    }
    return .collection(of: parts, hasKeys: elements.first?.key != nil)
  }

  /// Copies a tuple as `(first: .wifi, count: 2)`.
  private func tuple(
    of elements: [WrittenValue.Argument], as type: TypeModel
  ) throws(Obstacle) -> DefaultValue {
    guard case .tuple(let types) = program.unwrapped(type), types.count == elements.count else {
      throw .isUncopied
    }
    var arguments = Arguments()
    for (element, type) in zip(elements, types) {
      arguments.append(try value(of: element.value, as: type.type), label: element.label)
    }
    return DefaultValue(.tuple(arguments.list), from: arguments)
  }

  /// The type of the value in a case of a `Result`.
  private func partOfResult(_ name: String, _ named: NamedType) -> TypeModel? {
    guard named.declaration == nil, named.name == "Result", named.arguments.count == 2 else {
      return nil
    }
    return ["success": named.arguments[0], "failure": named.arguments[1]][name]
  }

  /// Copies what makes a value, without the name of the type.
  private func made(
    _ name: String, of type: TypeModel, _ written: WrittenArguments?
  ) throws(Obstacle) -> DefaultValue {
    if case .array(let element) = type, name == "init", let written,
      written.labels == ["repeating", "count"]
    {
      var arguments = Arguments()
      arguments.append(try value(of: written.arguments[0].value, as: element), label: "repeating")
      arguments.append(try value(of: written.arguments[1].value, as: .int), label: "count")
      return made(name, arguments)
    }
    guard case .named(let named) = type else { throw .isUncopied }
    if named.parameterName != nil { return try demanded(name, of: named, written) }
    if program.isVolatile(name, of: named) { throw .varies }
    if let part = partOfResult(name, named), written?.arguments.count == 1 {
      return made(name, try arguments(written, as: part))
    }
    // For a framework's `init()`, a value from the tables is better.
    if program.isFrameworks(name, of: named), name != "init" || !(written?.labels ?? []).isEmpty {
      return made(name, try arguments(written))
    }
    guard let id = named.declaration, program[id].isType, program.isAccessible(id) else {
      throw .isUncopied
    }
    let maker = try maker(name, of: id, written)
    return made(name, try arguments(written, for: maker.parameters), maker.origin)
  }

  private func made(
    _ name: String, _ arguments: Arguments?, _ origin: DefaultOrigin = .shape
  ) -> DefaultValue {
    // Without parentheses, it is an enum case: `` .`init` ``.
    let expression: Expression =
      if name == "init", let arguments { .make(nil, arguments.list) } else {
        .member(name, arguments?.list)
      }
    return DefaultValue(expression, from: arguments ?? Arguments(), origin: origin)
  }

  /// Makes a value by a member that the constraints of a generic parameter guarantee.
  ///
  /// ```swift
  /// protocol FlagValue { static var fallback: Self { get } }
  ///
  /// init(initial: Value = .fallback)  // where Value: FlagValue
  /// ```
  private func demanded(
    _ name: String, of named: NamedType, _ written: WrittenArguments?
  ) throws(Obstacle) -> DefaultValue {
    let shape = program.shape(of: program.demands(onGeneric: named.name, of: owner).protocols)
    let isDemanded = shape.requirements(named: name).contains { requirement in
      let member = requirement.member
      let matchesUse =
        written.map { written in
          [.method, .initializer].contains(member.kind) && !member.isFailable
            && requirement.effects == .plain
            && requirement.parameters.taken(by: written.labels) != nil
        } ?? (member.kind == .property && requirement.effects == .plain)
      return (member.isStatic || member.kind == .initializer) && matchesUse
        && member.conditions.isEmpty
        && site.isolation.reaches(program.isolation(of: requirement))
    }
    guard isDemanded, written?.isForced != true else { throw .isUncopied }
    return made(name, try arguments(written))
  }

  /// Copies the arguments that are written, whose type is usually unknown.
  private func arguments(
    _ written: WrittenArguments?, as type: TypeModel = .missing
  ) throws(Obstacle) -> Arguments? {
    guard let written else { return nil }
    var result = Arguments()
    for argument in written.arguments {
      result.append(try value(of: argument.value, as: type), label: argument.label)
    }
    return result
  }

  /// The written arguments, and one for each parameter whose default argument differs from run to run.
  private func arguments(
    _ written: WrittenArguments?, for parameters: [Parameter]
  ) throws(Obstacle) -> Arguments? {
    guard var given = written?.arguments[...] else { return nil }
    var result = Arguments()
    for parameter in parameters where !parameter.isVariadic {
      if let argument = given.first, argument.label == parameter.label {
        given.removeFirst()
        result.append(try value(of: argument.value, as: parameter.type), label: argument.label)
      } else if parameter.defaultVaries {
        guard let value = replacement(parameter.type) else { throw .varies }
        result.append(value, label: parameter.label)
      }
    }
    return result
  }

  /// Finds what makes a value, if the output can use it.
  private func maker(
    _ name: String, of id: DeclarationID, _ written: WrittenArguments?
  ) throws(Obstacle) -> InitializerCandidate {
    let makers =
      name == "init" && written != nil
      ? program.initializers(of: id, at: site, takesAll: true)
      : [program.staticMember(name, of: id, written?.labels)].compactMap(\.self).map {
        program.candidate($0, of: Superclass(id: id), at: site)
      }
    let failure: InitializerCandidate.Failure = written?.isForced ?? false ? .returnsNil : .never
    let maker = makers.usable.first { maker in
      maker.failure == failure
        && written.map { maker.parameters.taken(by: $0.labels) != nil } ?? true
    }
    guard let maker else { throw .isUncopied }
    if program.varies(maker) { throw .varies }
    return maker
  }
}
