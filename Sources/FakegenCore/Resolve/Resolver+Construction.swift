/// A way to make a value of a type that the sources declare.
private struct Construction {
  /// What can go wrong when it is called.
  enum Failure: Equatable {
    case never, returnsNil, throwsError
  }

  /// The static function's name; `nil` for an initializer.
  var function: String?
  let parameters: [Parameter]
  var failure = Failure.never
  let origin: DefaultOrigin

  /// The arguments that have to be given.
  var needed: [Parameter] { parameters.filter { !$0.hasDefaultValue && !$0.isVariadic } }
}

extension Resolver {
  /// `User(name: "")`: the initializer with the fewest arguments that can be made, else a constant
  /// of the very type, else a static function that returns it, else what may fail.
  mutating func constructedValue(
    of declaration: Declaration, _ named: NamedType, in scope: Scope, effects: Effects
  ) -> DefaultValue? {
    guard !isIsolated(declaration) else { return nil }
    let initializers = initializers(of: declaration)
    let safe = initializers.filter { $0.failure == .never }
    let risky = initializers.filter { $0.failure != .never }
    return value(from: safe, of: declaration, named, in: scope, effects: effects)
      ?? staticConstant(of: declaration)
      ?? value(
        from: staticFunctions(of: declaration), of: declaration, named, in: scope, effects: effects)
      ?? value(from: risky, of: declaration, named, in: scope, effects: effects)
  }

  private mutating func value(
    from constructions: [Construction], of declaration: Declaration, _ named: NamedType,
    in scope: Scope, effects: Effects
  ) -> DefaultValue? {
    guard let generics = genericArguments(of: declaration, named, in: scope) else { return nil }
    var inner = scope
    inner.nesting = declaration.path
    let name = constructorName(of: declaration, in: scope)
    let types = declaration.genericParameters.compactMap { generics[$0.name]?.description }
    for construction in constructions.sorted(by: { $0.needed.count < $1.needed.count }) {
      let parameters = construction.needed.map { $0.substituting(generics) }
      guard let arguments = arguments(for: parameters, in: inner) else { continue }
      let isPlain = construction.failure == .never
      if !isPlain, name == ".init" { continue }
      // What may fail stands before an operator, so that the context does not say its type.
      let type = types.isEmpty || isPlain ? name : "\(name)<\(types.joined(separator: ", "))>"
      let initializer = types.isEmpty || !isPlain ? type : ".init"
      let callee = construction.function.map { ".\($0)" } ?? initializer
      let call = DefaultValue(
        "\(callee)(\(arguments.text))", from: [arguments], origin: construction.origin)
      return attempt(call, failure: construction.failure, effects: effects, in: scope)
    }
    return nil
  }

  /// Where an initializer may fail, the runtime says what is missing; a member that throws passes
  /// the initializer's own error on.
  private func attempt(
    _ call: DefaultValue, failure: Construction.Failure, effects: Effects, in scope: Scope
  ) -> DefaultValue {
    var value = call
    let rescue = fallback(effects: Effects(), in: scope).text
    switch failure {
    case .never: break
    case .returnsNil: value.text = "\(call.text) ?? \(rescue)"
    case .throwsError:
      value.text =
        effects.throwsAnything ? "try \(call.text)" : "(try? \(call.text)) ?? \(rescue)"
    }
    return value
  }

  // MARK: - Initializers

  /// The initializers that can be called, whatever they need.
  private func initializers(of declaration: Declaration, depth: Int = 0) -> [Construction] {
    let minimum = minimumAccess(of: declaration)
    let own = declaration.members.filter { $0.kind == .initializer }
    let declared = (own + addedMembers(of: declaration)).filter {
      $0.kind == .initializer && $0.access >= minimum && !$0.effects.isAsync
        && $0.genericParameters.isEmpty && isUsable($0)
    }
    var constructions = declared.map { member in
      let mayThrow = member.effects.throwing != .never
      return Construction(
        parameters: member.parameters,
        failure: mayThrow ? .throwsError : member.isFailable ? .returnsNil : .never,
        origin: mayThrow || member.isFailable
          ? .failableInitializer(member.place) : .initializer(member.place))
    }
    guard own.isEmpty else { return constructions }
    if minimum <= .internal, let implicit = implicitInitializer(of: declaration) {
      let origin = DefaultOrigin.memberwiseInitializer(declaration.place)
      constructions.append(Construction(parameters: implicit, origin: origin))
    }
    // A class that adds nothing to be set inherits its superclass's initializers.
    if let superclass = superclass(of: declaration), depth < 8, hasInitialValues(declaration) {
      constructions += initializers(of: superclass, depth: depth + 1)
    }
    return constructions
  }

  /// The members that extensions add for all of a type's values.
  private func addedMembers(of declaration: Declaration) -> [Member] {
    table.extensions(of: declaration.path).filter {
      $0.isUnconditional(beside: declaration.attributes)
    }.flatMap(\.members)
  }

  /// The memberwise initializer of a struct, the empty one of a class or actor.
  private func implicitInitializer(of declaration: Declaration) -> [Parameter]? {
    let stored = declaration.storedProperties
    guard stored.allSatisfy({ $0.conditions.isEmpty && $0.storage != .wrapped }) else { return nil }
    let needed = stored.filter { $0.storage == .withoutValue }
    switch declaration.kind {
    case .struct:
      guard needed.allSatisfy({ $0.access >= .internal && $0.type != .missing }) else { return nil }
      // A private stored property makes the memberwise initializer private; the one without
      // arguments is left if nothing has to be given.
      if stored.contains(where: { $0.access < .internal }), !needed.isEmpty { return nil }
      return needed.map {
        Parameter(
          label: $0.name, name: $0.name, type: $0.type, isVariadic: false, hasDefaultValue: false)
      }
    case .class, .actor:
      return needed.isEmpty && !hasSuperclass(declaration) ? [] : nil
    case .protocol, .enum, .typealias: return nil
    }
  }

  private func hasInitialValues(_ declaration: Declaration) -> Bool {
    declaration.storedProperties.allSatisfy {
      $0.conditions.isEmpty && $0.storage != .withoutValue && $0.storage != .wrapped
    }
  }

  private func superclass(of declaration: Declaration) -> Declaration? {
    guard declaration.kind == .class else { return nil }
    let parents = graph.parents(
      named: declaration.inherited, from: declaration.nesting, in: [declaration.place.file])
    guard let index = parents.superclassDeclaration, parents.unknown.isEmpty,
      table[index].genericParameters.isEmpty, table[index].place != declaration.place
    else { return nil }
    return table[index]
  }

  private func hasSuperclass(_ declaration: Declaration) -> Bool {
    let parents = graph.parents(
      named: declaration.inherited, from: declaration.nesting, in: [declaration.place.file])
    return parents.superclass != nil || parents.unknown.contains { $0 != "NSObject" }
  }

  // MARK: - Static members

  /// `.empty` or the like: a constant of the type itself, for types that nothing else makes.
  private func staticConstant(of declaration: Declaration) -> DefaultValue? {
    let candidates = staticMembers(of: declaration).filter {
      $0.kind == .property && $0.effectiveGetterEffects == Effects()
    }
    let names = ["zero", "empty", "default", "none", "shared"]
    let preferred = names.lazy.compactMap { name in candidates.first { $0.name == name } }.first
    return (preferred ?? candidates.first).map {
      DefaultValue(".\($0.name)", origin: .staticMember($0.place))
    }
  }

  private func staticFunctions(of declaration: Declaration) -> [Construction] {
    staticMembers(of: declaration).filter {
      $0.kind == .method && !$0.isOperator && $0.effects == Effects()
        && $0.genericParameters.isEmpty
    }.map {
      Construction(
        function: $0.name, parameters: $0.parameters, origin: .staticMember($0.place))
    }
  }

  /// The static members that are values of the type itself, and the same ones at every call.
  private func staticMembers(of declaration: Declaration) -> [Member] {
    let minimum = minimumAccess(of: declaration)
    let changing: Set = ["now", "current", "random", "today"]
    let parameters = declaration.genericParameters.map { TypeModel.name($0.name) }
    return (declaration.members + addedMembers(of: declaration)).filter { member in
      guard member.isStatic, member.kind != .enumCase, member.constraints.isEmpty,
        isUsable(member), member.access >= minimum, !changing.contains(member.name)
      else { return false }
      guard case .named(let type) = member.type.bare, type.components.count == 1 else {
        return false
      }
      return type.name == "Self"
        || type.name == declaration.name
          && (type.arguments.isEmpty || type.arguments == parameters)
    }
  }

  // MARK: - Names

  /// The types that a generic type's parameters stand for; `nil` if they are not all said.
  func genericArguments(
    of declaration: Declaration, _ named: NamedType, in scope: Scope
  ) -> [String: TypeModel]? {
    let names = declaration.genericParameters.map(\.name)
    guard names.count == named.arguments.count,
      !declaration.genericParameters.contains(where: { $0.isPack || $0.isValue })
    else { return nil }
    var outer = scope
    outer.nesting = scope.argumentNesting
    let arguments = named.arguments.map { qualified($0, in: outer) }
    return Dictionary(zip(names, arguments), uniquingKeysWith: { first, _ in first })
  }

  /// What a member needs to be seen from where the fakes are.
  private func minimumAccess(of declaration: Declaration) -> Access {
    let isTestable = !configuration.isElsewhere || !configuration.testableImports.isEmpty
    return declaration.origin == .source && isTestable ? .internal : .public
  }

  /// The type's name, or `.init` where the name would mean something else.
  private func constructorName(of declaration: Declaration, in scope: Scope) -> String {
    let first = declaration.path[0]
    return scope.shadowed.contains(first) || scope.isLocal(first)
      ? ".init" : spelling(of: declaration)
  }

  /// Whether a type's members run on a global actor.
  private func isIsolated(_ declaration: Declaration) -> Bool {
    declaration.attributes.contains { isGlobalActor($0, from: declaration.nesting) }
  }
}

extension Declaration {
  fileprivate var storedProperties: [Member] {
    members.filter { $0.kind == .property && !$0.isStatic && $0.storage != .computed }
  }
}

extension Member {
  /// What reading a property may do besides giving its value.
  fileprivate var effectiveGetterEffects: Effects {
    accessors.first { !$0.isSetter }?.effects ?? Effects()
  }
}
