import FakegenKnowledge

/// Copies initial values and default arguments of the sources to where the output has them.
struct ValueCopier {
  let program: Program
  /// The type in which they are written.
  let owner: DeclarationID
  /// Where they are to stand.
  let site: Site
  /// What takes the place of a value that differs from run to run.
  let replacement: (TypeModel) -> DefaultValue?

  private var scope: NameScope { program.scope(inside: owner) }

  /// Why a value is not copied.
  enum Uncopied: Error {
    /// It is another one in each run.
    case varies
    case unknown
  }

  /// A value as it can stand elsewhere.
  ///
  /// ```swift
  /// var role = Role.guest                        // .guest
  /// var limits: [Role: Double] = [.guest: 1.5]   // [.guest: 1.5]
  /// var window = Window(size: 3)                 // Window(size: 3, id: UUID(uuid: (0, …))): its default varies
  /// var total: Int = compute()                   // nobody knows what `compute` is elsewhere
  /// ```
  ///
  /// - Parameters:
  ///   - written: The value, as the sources have it.
  ///   - type: The type of what it is for.
  /// - Returns: The value, in which another takes the place of each part that differs from run to run.
  /// - Throws: Why it cannot stand there.
  func value(of written: WrittenValue, as type: TypeModel) throws(Uncopied) -> DefaultValue {
    do throws(Uncopied) {
      return try copy(of: written, as: type)
    } catch {
      guard error == .varies, type != .missing,
        let value = replacement(program.unwrapped(type))
      else { throw error }
      return value
    }
  }

  private func copy(of written: WrittenValue, as type: TypeModel) throws(Uncopied) -> DefaultValue {
    switch written {
    case .literal(let text): return .literal(text)
    case .varying: throw .varies
    case .other: throw .unknown
    case .list(let elements): return try list(of: elements, as: type)
    case .member(let name, of: let owner, let arguments):
      // What a framework's initializer takes, it has itself.
      if owner == nil, type == .missing, arguments == nil, !StandardConstants.shared.contains(name)
      {
        return DefaultValue(.member(name, nil))
      }
      let isOptional = program.unaliased(type).isOptional
      if owner == nil, isOptional {
        // These are the optional's own.
        if name == "none", arguments == nil { return .literal("nil") }
        if name == "some", let part = arguments?.arguments.first,
          case .optional(let wrapped) = program.unaliased(type).bare,
          !program.unaliased(wrapped).isOptional
        {
          return try value(of: part.value, as: wrapped)
        }
        if name == "some" || name == "init", arguments?.labels.first.flatMap(\.self) == nil {
          throw .unknown
        }
      }
      let bound =
        owner.map { program.bind(.named($0), in: scope) } ?? program.unwrapped(type)
      let made = try made(name, of: bound, arguments)
      // What the context says is not repeated, unless it says another type.
      let isPlain =
        owner == nil ? name != "init" || !isOptional : !isOptional && made.isCase
      return made.value(isPlain ? nil : bound)
    }
  }

  /// What a value is made by, and of what.
  private struct Made {
    let name: String
    var arguments: Arguments?
    var isForced = false
    var origin = DefaultOrigin.shape

    var isCase: Bool { origin.isOne(of: DefaultOrigin.enumCase) }

    /// The value, behind the type if there is one.
    func value(_ type: TypeModel?) -> DefaultValue {
      let list = arguments?.list
      var expression =
        name == "init" ? Expression.make(type, list ?? []) : .member(name, list, of: type)
      if isForced {
        expression = .template(
          [.value(expression, isOperand: false), .text("!")])
      }
      return DefaultValue(expression, from: arguments ?? Arguments(), origin: origin)
    }
  }

  /// `[.wifi, .pool]`, whose elements are of the type that the list's type says.
  private func list(
    of elements: [WrittenValue.Element], as type: TypeModel
  ) throws(Uncopied) -> DefaultValue {
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
    default: throw .unknown
    }
    var parts: [DefaultValue] = []
    var pieces: [Expression.Piece] = [.text("[")]
    for (index, element) in elements.enumerated() {
      if index > 0 { pieces.append(.text(", ")) }
      if let key = element.key {
        parts.append(try value(of: key, as: types.key))
        pieces += [.value(parts[parts.count - 1].expression, isOperand: false), .text(": ")]
      }
      parts.append(try value(of: element.value, as: types.value))
      pieces.append(.value(parts[parts.count - 1].expression, isOperand: false))
    }
    return DefaultValue(.template(pieces + [.text("]")]), from: parts)
  }

  /// What a case of a `Result` holds.
  private func partOfResult(_ name: String, _ named: NamedType) -> TypeModel? {
    guard named.declaration == nil, named.name == "Result", named.arguments.count == 2 else {
      return nil
    }
    return ["success": named.arguments[0], "failure": named.arguments[1]][name]
  }

  private func made(
    _ name: String, of type: TypeModel, _ written: WrittenArguments?
  ) throws(Uncopied) -> Made {
    guard case .named(let named) = type else { throw .unknown }
    if named.parameterName != nil { return try demanded(name, of: named, written) }
    if program.isVolatile(name, of: named) { throw .varies }
    var made = Made(name: name)
    made.isForced = written?.isForced ?? false
    // Of types that are made of nothing, a value that is known is better.
    if let written, let part = partOfResult(name, named), written.arguments.count == 1 {
      made.arguments = try arguments(written, as: [part])
    } else if program.isFrameworks(name, of: named),
      name != "init" || !(written?.labels ?? []).isEmpty
    {
      if let written {
        made.arguments = try arguments(written, as: written.labels.map { _ in .missing })
      }
    } else {
      guard let id = named.declaration, program[id].isType, program.isAccessible(id) else {
        throw .unknown
      }
      let maker = try maker(name, of: id, written)
      made.origin = maker.origin
      if let written { made.arguments = try arguments(written, for: maker.parameters) }
    }
    return made
  }

  /// What the constraints of a generic parameter say that each type has.
  ///
  /// ```swift
  /// protocol FlagValue { static var fallback: Self { get } }
  ///
  /// init(initial: Value = .fallback)  // where Value: FlagValue
  /// ```
  private func demanded(
    _ name: String, of named: NamedType, _ written: WrittenArguments?
  ) throws(Uncopied) -> Made {
    let shape = program.shape(of: program.demands(onGeneric: named.name, of: owner).protocols)
    let isDemanded = shape.allRequirements.contains { requirement in
      let member = requirement.member
      let isMeant =
        written.map { written in
          [.method, .initializer].contains(member.kind) && !member.isFailable
            && requirement.effects == .plain
            && requirement.parameters.taken(by: written.labels) != nil
        } ?? (member.kind == .property && requirement.getterEffects == .plain)
      return member.name == name && (member.isStatic || member.kind == .initializer) && isMeant
        && member.conditions.isEmpty
        && site.isolation.reaches(program.isolation(of: requirement))
    }
    guard isDemanded, written?.isForced != true else { throw .unknown }
    var made = Made(name: name)
    made.arguments = try written.map { written throws(Uncopied) in
      try arguments(written, as: written.labels.map { _ in .missing })
    }
    return made
  }

  private func arguments(
    _ written: WrittenArguments, as types: [TypeModel]
  ) throws(Uncopied) -> Arguments {
    var result = Arguments()
    for (argument, type) in zip(written.arguments, types) {
      result.append(try value(of: argument.value, as: type), label: argument.label)
    }
    return result
  }

  /// The arguments that are written, and one for each parameter whose own default differs from run to run.
  private func arguments(
    _ written: WrittenArguments, for parameters: [Parameter]
  ) throws(Uncopied) -> Arguments {
    var given = written.arguments[...]
    var result = Arguments()
    for parameter in parameters where !parameter.isVariadic {
      if let argument = given.first, argument.label == parameter.label {
        given.removeFirst()
        result.append(try value(of: argument.value, as: parameter.type), label: argument.label)
      } else if parameter.isDefaultChanging {
        guard let value = replacement(parameter.type) else { throw .varies }
        result.append(value, label: parameter.label)
      }
    }
    return result
  }

  /// What a value is made by, if the output can use it, too.
  private func maker(
    _ name: String, of id: DeclarationID, _ written: WrittenArguments?
  ) throws(Uncopied) -> InitializerCandidate {
    let makers: [InitializerCandidate]
    if name == "init", written != nil {
      makers = program.initializers(of: id, at: site, asksForAll: true)
    } else {
      let member = program.staticMember(name, of: id, written?.labels)
      makers = [member].compactMap(\.self).map {
        program.candidate($0, of: Superclass(id: id), at: site)
      }
    }
    let failure: InitializerCandidate.Failure = written?.isForced ?? false ? .returnsNil : .never
    let maker = makers.usable.first { maker in
      maker.failure == failure
        && written.map { maker.parameters.taken(by: $0.labels) != nil } ?? true
    }
    guard let maker else { throw .unknown }
    if program.varies(maker) { throw .varies }
    return maker
  }
}
