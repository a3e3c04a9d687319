import FakegenKnowledge

/// Initial values and default arguments of the sources, where they are copied.
extension Program {
  /// A property's type, as it is written or as its initial value tells it.
  func type(of property: Member, in scope: NameScope) -> TypeModel {
    let type =
      property.type == .missing
      ? property.initialValue.map { self.type(of: $0, in: scope) } ?? .missing
      : bind(property.type, in: scope)
    return isIncomplete(type, in: scope) ? .missing : type
  }

  /// The type of a value by itself, as far as it says what it is; `.missing` if it does not.
  private func type(of written: WrittenValue, in scope: NameScope) -> TypeModel {
    switch written {
    case .call(let named, let arguments): return typeMade(by: named, arguments, in: scope)
    case .member(let name, of: let owner?, let arguments):
      if name == "init", let arguments { return typeMade(by: owner, arguments, in: scope) }
      let type = bind(.named(owner), in: scope)
      if isFrameworkConstant(name, of: type, arguments) { return type }
      guard case .named(let named) = type, let id = named.declaration,
        let member = staticMember(name, of: id, arguments?.labels)
      else { return .missing }
      if member.kind == .enumCase { return type }
      let result = bind(member.type, in: self.scope(inside: id))
      return result.bare.description == "Self" ? type : result
    case .list(let elements):
      let types = elements.map { $0.key == nil ? self.type(of: $0.value, in: scope) : .missing }
      guard let first = types.first, first != .missing, types.allSatisfy({ $0 == first }) else {
        return .missing
      }
      return .array(first)
    case .literal, .member, .varying, .other: return .missing
    }
  }

  /// The type whose initializer makes a value, if none that may fail could be meant.
  private func typeMade(
    by named: NamedType, _ arguments: WrittenArguments, in scope: NameScope
  ) -> TypeModel {
    let type = bind(.named(named), in: scope)
    if isFrameworkConstant("init", of: type, arguments) { return type }
    guard case .named(let bound) = type else { return .missing }
    // The unit says which measure it is.
    if bound.declaration == nil, bound.description == "Measurement",
      arguments.labels == ["value", "unit"],
      case .member(_, of: let unit?, nil) = arguments.arguments[1].value
    {
      return .named(NamedType(bound.name, arguments: [bind(.named(unit), in: scope)]))
    }
    guard let id = bound.declaration, self[id].isType else { return .missing }
    let mayFail = (declarations.members(of: id) + addedMembers(of: id)).contains {
      $0.kind == .initializer && $0.isFailable
    }
    return mayFail && !arguments.isForced ? .missing : type
  }

  /// Whether what a framework's type has is a value of that type, as nothing but its name says.
  private func isFrameworkConstant(
    _ name: String, of type: TypeModel, _ arguments: WrittenArguments?
  ) -> Bool {
    guard case .named(let named) = type, isFrameworks(name, of: named) else { return false }
    return name == "init" && arguments?.isForced ?? false
      || StandardConstants.contains(name, arguments?.labels, of: named.name)
  }

  /// Whether a member of a framework's type is the framework's own, and the same in each run.
  private func isFrameworks(_ name: String, of named: NamedType) -> Bool {
    guard case .unknown = named.meaning, named.outer == nil,
      StandardDefaults.row(for: named.spelled(.withoutModules))
        ?? StandardDefaults.row(for: named.name) != nil,
      !StandardConstants.shared.contains(name)
    else { return false }
    return !declarations.extensions(of: named.path).flatMap(declarations.members).contains {
      $0.name == name
    }
  }

  /// Whether a type is written without its arguments, which the initial value tells the compiler.
  private func isIncomplete(_ type: TypeModel, in scope: NameScope) -> Bool {
    guard case .named(let named) = type.bare, named.arguments.isEmpty else { return false }
    if let id = named.declaration {
      let isOwn = scope.nesting.starts(with: self[id].path)
      return self[id].isType && !self[id].genericParameters.isEmpty && !isOwn
    }
    return ["Array", "ClosedRange", "Dictionary", "Range", "Set"].contains(named.description)
  }

  // MARK: - Values

  /// Why a value is not copied.
  enum Uncopied: Error {
    /// It is another one in each run.
    case varies
    case unknown
  }

  /// An initial value or a default argument as it can stand elsewhere.
  ///
  /// - Parameters:
  ///   - written: The value.
  ///   - type: The type of what it is for.
  ///   - scope: Where it is written.
  ///   - site: Where it is to stand.
  /// - Returns: The value.
  /// - Throws: Why it cannot stand there.
  func value(
    of written: WrittenValue, as type: TypeModel, in scope: NameScope, at site: Site
  ) throws(Uncopied) -> DefaultValue {
    switch written {
    case .literal(let text): return .literal(text)
    case .varying: throw .varies
    case .other: throw .unknown
    case .list(let elements): return try list(of: elements, as: type, in: scope, at: site)
    case .call(let named, let arguments):
      let type = bind(.named(named), in: scope)
      let made = try made("init", of: type, arguments, in: scope, at: site)
      return made.value(type)
    case .member(let name, of: let owner, let arguments):
      // What a framework's initializer takes, it has itself.
      if owner == nil, type == .missing, arguments == nil, !StandardConstants.shared.contains(name)
      {
        return DefaultValue(.member(name, nil))
      }
      let isOptional = unaliased(type).isOptional
      // Of an optional, these are the optional's own.
      let isOptionals =
        ["none", "some"].contains(name)
        || name == "init" && arguments?.labels.first.flatMap(\.self) == nil
      if owner == nil, isOptional, isOptionals { throw .unknown }
      let bound = owner.map { bind(.named($0), in: scope) } ?? unwrapped(type)
      let made = try made(name, of: bound, arguments, in: scope, at: site)
      // What the context says is not repeated, unless it says another type.
      let isPlain =
        owner == nil
        ? name != "init" && (made.isKnown || arguments == nil) : !isOptional && made.isCase
      return made.value(isPlain ? nil : bound)
    }
  }

  /// What a value is made by, and of what.
  private struct Made {
    let name: String
    var arguments: [(label: String?, value: DefaultValue)]?
    var isForced = false
    var origin = DefaultOrigin.shape

    var isCase: Bool { if case .enumCase = origin { true } else { false } }
    /// Whether a framework declares it.
    var isKnown: Bool { origin == .shape }

    /// The value, behind the type if there is one.
    func value(_ type: TypeModel?) -> DefaultValue {
      let list = arguments?.map { Expression.Argument(label: $0.label, value: $0.value.expression) }
      var expression =
        name == "init" ? Expression.make(type, list ?? []) : .member(name, list, of: type)
      if isForced {
        expression = .template(
          [.value(expression, isOperand: false), .text("!")], onMainActor: false)
      }
      return DefaultValue(expression, from: (arguments ?? []).map(\.value), origin: origin)
    }
  }

  /// `[.wifi, .pool]`, whose elements are of the type that the list's type says.
  private func list(
    of elements: [WrittenValue.Element], as type: TypeModel, in scope: NameScope, at site: Site
  ) throws(Uncopied) -> DefaultValue {
    let type = unwrapped(type)
    var types: (key: TypeModel, value: TypeModel) = (.missing, .missing)
    switch type {
    case .array(let element): types.value = unaliased(element)
    case .dictionary(let key, let value): types = (key, value)
    case .named(let named) where named.declaration == nil && named.arguments.count == 1:
      types.value = named.arguments[0]
    case .named(let named) where named.declaration.map({ isOptionSet(self[$0]) }) ?? false:
      types.value = type
    default: throw .unknown
    }
    var parts: [DefaultValue] = []
    var pieces: [Expression.Piece] = [.text("[")]
    for (index, element) in elements.enumerated() {
      if index > 0 { pieces.append(.text(", ")) }
      if let key = element.key {
        parts.append(try value(of: key, as: types.key, in: scope, at: site))
        pieces += [.value(parts[parts.count - 1].expression, isOperand: false), .text(": ")]
      }
      parts.append(try value(of: element.value, as: types.value, in: scope, at: site))
      pieces.append(.value(parts[parts.count - 1].expression, isOperand: false))
    }
    return DefaultValue(.template(pieces + [.text("]")], onMainActor: false), from: parts)
  }

  /// Whether an array literal of its own members makes a type.
  func isOptionSet(_ declaration: Declaration) -> Bool {
    declaration.inherited.contains {
      if case .named(let named) = $0.bare { named.name == "OptionSet" } else { false }
    }
  }

  /// What a case of a `Result` holds.
  private func partOfResult(_ name: String, _ named: NamedType) -> TypeModel? {
    guard named.declaration == nil, named.name == "Result", named.arguments.count == 2 else {
      return nil
    }
    return ["success": named.arguments[0], "failure": named.arguments[1]][name]
  }

  private func made(
    _ name: String, of type: TypeModel, _ written: WrittenArguments?, in scope: NameScope,
    at site: Site
  ) throws(Uncopied) -> Made {
    guard case .named(let named) = type else { throw .unknown }
    var made = Made(name: name)
    var types = written?.labels.map { _ in TypeModel.missing } ?? []
    // Of types that are made of nothing, a value that is known is better.
    if let part = partOfResult(name, named), types.count == 1 {
      types = [part]
    } else if isFrameworks(name, of: named), name != "init" || !types.isEmpty {
      made.isForced = written?.isForced ?? false
    } else {
      guard let id = named.declaration, self[id].isType, isAccessible(id) else { throw .unknown }
      let maker = try maker(name, of: id, written, at: site)
      made.origin = maker.origin
      made.isForced = written?.isForced ?? false
      let taken = written.flatMap { maker.parameters.taken(by: $0.labels) }
      types = taken?.given.map(\.type) ?? []
      if taken?.kept.contains(where: \.isDefaultChanging) ?? false { throw .varies }
    }
    guard let written else { return made }
    made.arguments = []
    for (argument, type) in zip(written.arguments, types) {
      made.arguments?.append(
        (argument.label, try value(of: argument.value, as: type, in: scope, at: site)))
    }
    return made
  }

  /// What a value is made by, if the output can use it, too.
  private func maker(
    _ name: String, of id: DeclarationID, _ written: WrittenArguments?, at site: Site
  ) throws(Uncopied) -> InitializerCandidate {
    if name == "init", let written {
      let failure = written.isForced ? InitializerCandidate.Failure.returnsNil : .never
      let initializer = initializers(of: id, at: site, asksForAll: true).usable.first {
        $0.failure == failure && $0.parameters.taken(by: written.labels) != nil
      }
      guard let initializer else { throw .unknown }
      if initializer.varies { throw .varies }
      return initializer
    }
    let minimum = minimumAccess(ofMembersOf: id)
    guard let member = staticMember(name, of: id, written?.labels),
      member.kind == .enumCase || member.access >= minimum, member.conditions.isEmpty,
      member.effects == .plain, isUsable(member), !(written?.isForced ?? false)
    else { throw .unknown }
    let result = candidate(member, of: Superclass(id: id))
    if member.kind == .enumCase { return result.made(at: .enumCase(member.place)) }
    if isIsolated(member, of: id, awayFrom: site) { throw .unknown }
    if result.varies { throw .varies }
    return result.made(at: .staticMember(member.place))
  }

  /// The static member or the case that a name and the labels of a call mean.
  private func staticMember(
    _ name: String, of id: DeclarationID, _ labels: [String?]?
  ) -> Member? {
    (declarations.members(of: id) + addedMembers(of: id)).first { member in
      guard member.isStatic, member.name == name, member.genericParameters.isEmpty,
        member.constraints.isEmpty
      else { return false }
      if member.kind == .property { return labels == nil }
      if member.kind == .enumCase, member.parameters.isEmpty { return labels == nil }
      return labels.map { member.parameters.taken(by: $0) != nil } ?? false
    }
  }
}

extension InitializerCandidate {
  fileprivate func made(at origin: DefaultOrigin) -> InitializerCandidate {
    var result = self
    result.origin = origin
    return result
  }
}
