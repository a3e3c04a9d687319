import FakegenKnowledge

/// Initial values and default arguments of the sources, where they are copied.
extension Program {
  /// A property's type, as it is written or as its initial value tells it.
  func type(of property: Member, in scope: NameScope) -> TypeModel {
    if property.type != .missing {
      let type = bind(property.type, in: scope)
      return isIncomplete(type, in: scope) ? .missing : type
    }
    switch property.initialValue {
    case .call(let named, let arguments):
      let type = bind(.named(named), in: scope)
      return isFrameworkConstant("init", of: type, arguments)
        || maker("init", of: type, arguments) != nil ? type : .missing
    case .member(let name, of: let owner?, let arguments):
      let type = bind(.named(owner), in: scope)
      if isFrameworkConstant(name, of: type, arguments) { return type }
      guard let maker = maker(name, of: type, arguments), case .named(let named) = type,
        let id = named.declaration
      else { return .missing }
      guard name != "init", case .member(let member) = maker, member.kind != .enumCase else {
        return type
      }
      let result = bind(member.type, in: self.scope(inside: id))
      return result.bare.description == "Self" ? type : result
    case .literal, .member, .varying, .other, nil: return .missing
    }
  }

  /// Whether what a framework's type has is a value of that type, as nothing but its name says.
  private func isFrameworkConstant(
    _ name: String, of type: TypeModel, _ arguments: LiteralArguments?
  ) -> Bool {
    guard case .named(let named) = type, isFrameworks(name, of: named),
      arguments?.areLiterals ?? true
    else { return false }
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

  /// An initial value or a default argument as it can stand elsewhere; `nil` if it cannot.
  ///
  /// - Parameters:
  ///   - written: The value.
  ///   - type: The type of what it is for.
  ///   - scope: Where it is written.
  ///   - site: Where it is to stand.
  /// - Returns: The value.
  func value(
    of written: WrittenValue, as type: TypeModel, in scope: NameScope, at site: Site
  ) -> DefaultValue? {
    switch written {
    case .literal(let text): return .literal(text)
    case .varying, .other: return nil
    case .call(let named, let arguments):
      return value(
        "init", of: bind(.named(named), in: scope), arguments, spelled: arguments.text, at: site)
    case .member(let name, of: let owner, let arguments):
      let plain = unwrapped(type)
      let isOptional = unaliased(type).isOptional
      // Of an optional, these are the optional's own.
      if owner == nil, isOptional, ["none", "some", "init"].contains(name) { return nil }
      let bound = owner.map { bind(.named($0), in: scope) } ?? plain
      let text = (name == "init" ? "" : ".\(name.escapedAsLabel)") + (arguments?.text ?? "")
      let found = value(name, of: bound, arguments, spelled: text, at: site)
      let isPlain = owner == nil || !isOptional && found?.origin.isCase ?? false
      guard let found, isPlain else { return found }
      if arguments == nil { return DefaultValue(.member(name, nil), origin: found.origin) }
      return found.origin == .shape && name != "init" ? .literal(text) : found
    }
  }

  private func value(
    _ name: String, of type: TypeModel, _ arguments: LiteralArguments?, spelled text: String,
    at site: Site
  ) -> DefaultValue? {
    guard case .named(let named) = type else { return nil }
    let expression = Expression.template([.type(type), .text(text)], onMainActor: false)
    // Of types that are made of nothing, a value that is known is better.
    if isFrameworks(name, of: named), arguments?.areLiterals ?? true,
      name != "init" || !(arguments?.labels.isEmpty ?? true)
    {
      return DefaultValue(expression, origin: .shape)
    }
    guard let id = named.declaration, let maker = maker(name, of: type, arguments) else {
      return nil
    }
    guard case .member(let member) = maker else {
      return DefaultValue(expression, origin: .memberwiseInitializer(self[id].place))
    }
    switch member.kind {
    case .enumCase: return DefaultValue(expression, origin: .enumCase(member.place))
    case .initializer, .property, .method, .subscript:
      if isIsolated(member, of: id, awayFrom: site) { return nil }
      return DefaultValue(
        expression,
        origin: member.kind == .initializer
          ? .initializer(member.place) : .staticMember(member.place))
    }
  }

  /// What makes a value.
  private enum Maker {
    /// A case, a static member, an initializer that is written.
    case member(Member)
    case memberwise
  }

  /// What a value is made by, if the output can use it, too.
  private func maker(
    _ name: String, of type: TypeModel, _ arguments: LiteralArguments?
  ) -> Maker? {
    guard case .named(let named) = type, let id = named.declaration, self[id].isType,
      isAccessible(id)
    else { return nil }
    let minimum = minimumAccess(ofMembersOf: id)
    let members = declarations.members(of: id)
    if name == "init", let arguments, self[id].kind == .struct, minimum <= .internal,
      !members.contains(where: { $0.kind == .initializer }),
      isMemberwise(arguments, of: id)
    {
      return .memberwise
    }
    let found = (members + addedMembers(of: id)).first { member in
      guard member.kind == .initializer || member.isStatic, member.name == name,
        member.kind == .enumCase || member.access >= minimum, member.conditions.isEmpty,
        member.effects == .plain, member.isFailable == arguments?.isForced ?? false,
        member.genericParameters.isEmpty,
        member.constraints.isEmpty, isUsable(member)
      else { return false }
      if member.kind == .enumCase, member.parameters.isEmpty { return arguments == nil }
      if member.kind == .property {
        return arguments == nil && !varies(member) && !member.isVolatile
      }
      return arguments?.match(member.parameters) { isCase($0, of: $1, in: id) } ?? false
    }
    return found.map(Maker.member)
  }

  /// Whether arguments may be those of a struct's memberwise initializer, and all that this takes is plain.
  private func isMemberwise(_ arguments: LiteralArguments, of id: DeclarationID) -> Bool {
    let stored = storedProperties(of: id).filter { $0.storage != .constantWithValue }
    guard
      stored.allSatisfy({ property in
        property.access >= .internal && property.conditions.isEmpty && property.storage != .wrapped
          && !property.modifiers.contains("lazy")
      })
    else { return false }
    let parameters = stored.map { property in
      Parameter(
        label: property.name, name: property.name, type: property.type, isVariadic: false,
        hasDefaultValue: property.storage != .withoutValue)
    }
    return arguments.match(parameters) { isCase($0, of: $1, in: id) }
  }

  /// Whether a name is that of a case, without a payload, of what is the type of a parameter in a declaration.
  private func isCase(_ name: String, of type: TypeModel, in id: DeclarationID) -> Bool {
    let type = unwrapped(bind(type, in: scope(inside: id)))
    guard !["none", "some"].contains(name), case .member(let member) = maker(name, of: type, nil)
    else { return false }
    return member.kind == .enumCase
  }
}

extension DefaultOrigin {
  fileprivate var isCase: Bool { if case .enumCase = self { true } else { false } }
}
