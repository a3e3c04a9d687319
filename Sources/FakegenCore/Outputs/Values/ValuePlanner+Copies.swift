import FakegenSyntax

/// Functions that copy a value with changes.
extension ValuePlanner {
  /// Plans the function that copies a value, by the initializer of its test data, whose parameters must be its
  /// properties.
  ///
  /// ```swift
  /// func copy(id: Int? = nil, name: String? = nil) -> User {
  ///   User(id: id ?? self.id, name: name ?? self.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - plan: The type's test data.
  ///   - initializer: The initializer.
  /// - Returns: The function.
  /// - Throws: The reason why there is none.
  func copy(of plan: ValuePlan, by initializer: InitializerCandidate) throws(Obstacle) -> CopyPlan {
    if declaration.inherited.contains(where: \.isSuppression) { throw .noncopyableType }
    if let function = initializer.factory { throw .isMade(by: function.fullName) }
    if let lost = lostName(by: initializer, of: plan) { throw .isNotTaken(lost) }
    if program.ownMembers(of: id).contains(where: { $0.name == "copy" && $0.kind == .method }) {
      throw .hasOwn("copy")
    }
    let changed = initializer.member.map { member in
      program.declarations.source(of: member.place.file)
        .changedArguments(inBodyAfter: member.place.offset)
    }
    var parameters: [ValueParameter] = []
    var arguments: [Expression.Argument] = []
    for (own, parameter) in zip(plan.parameters, initializer.parameters) {
      // A parameter named `self` would hide the original.
      if own.name == "self" { throw .hidesSelf }
      guard let property = try property(named: own.name, of: parameter) else { continue }
      if changed?.contains(own.name) ?? false { throw .isChanged(own.name, initializer.name) }
      let isOptional = program.unaliased(parameter.type).isOptional
      let plain = written(parameter.type, isMadeInBody: true)
      let type = TypeModel.optional(isOptional ? .optional(plain) : plain)
      let nothing = ValueDefault(value: .literal(isOptional ? ".some(nil)" : "nil"))
      parameters.append(
        ValueParameter(label: own.label, name: own.name, type: type, default: nothing))
      let original = Expression.literal("self.\(property.name.escapedAfterDot)")
      var value: Expression =
        isOptional
        ? .call("\(own.name.escapedInExpression).applied", [.init(label: "to", value: original)])
        : .coalescing(.literal(own.name.escapedInExpression), original)
      if parameter.type.hasPrefix("@autoclosure") { value = try call(of: value, parameter) }
      arguments.append(Expression.Argument(label: own.label, value: value))
    }
    if parameters.isEmpty { throw .hasNothingToChange }
    let own = plan.heading.isolation
    let isolation = program.isolation(own, passingOn: initializer.parameters.map(\.type))
    return CopyPlan(
      parameters: parameters, body: .make(plan.type.withoutArguments, arguments),
      attributes: isolation == own ? [] : isolation.attributes)
  }

  /// The name of a property or an argument that a copy would lose; `nil` if there is none.
  private func lostName(by initializer: InitializerCandidate, of plan: ValuePlan) -> String? {
    let unset = program.lineage(of: id).flatMap {
      propertiesNotTaken(by: plan.parameters, of: $0) + varyingConstants(of: $0)
    }
    if unset.isEmpty, plan.parameters.count == initializer.parameters.count { return nil }
    let taken = Set(plan.parameters.map(\.label))
    let lost = initializer.parameters.first { !taken.contains($0.label) }
    return unset.first?.name ?? lost?.name ?? lost?.label ?? initializer.name
  }

  /// The property that an initializer's parameter sets, judging by its name and type; `nil` if none has to be copied,
  /// because the parameter keeps its default, the place of the call.
  private func property(named name: String, of parameter: Parameter) throws(Obstacle) -> Member? {
    let type = parameter.type
    // What the original keeps cannot be sent.
    if type.hasPrefix("sending"), !siteInside.isSendable(type) { throw .cannotSend(name) }
    let readable = properties(named: name).filter {
      program.isAccessible($0) && $0.effectsOfUse == .plain
    }
    guard let property = readable.first(where: { holds($0, type) }) else {
      let obstacle = obstacle(toCopyOf: name, type)
      if parameter.isPlaceOfCall, obstacle == .doesNotStore(name) { return nil }
      throw obstacle
    }
    if property.attributes.isDeprecated, !declaration.attributes.isDeprecated {
      throw .isDeprecated(property.name)
    }
    return property
  }

  /// The constants whose initial values differ from run to run, so that a copy would have others.
  ///
  /// ```swift
  /// struct Row: Identifiable { let id = UUID(); var title: String }
  /// ```
  func varyingConstants(of id: DeclarationID) -> [Member] {
    let scope = program.scope(inside: id)
    return program.storedProperties(of: id).filter { property in
      guard property.storage == .constantWithValue, let value = property.initialValue else {
        return false
      }
      return program.varies(value, as: program.bind(property.type, in: scope), in: scope)
    }
  }

  /// The call of a closure that an argument takes as an autoclosure, and that the property stores.
  private func call(of closure: Expression, _ parameter: Parameter) throws(Obstacle) -> Expression {
    // The closure is called without isolation.
    if program.isolation(of: id).isOnGlobalActor { throw .ofMainActor(parameter.name ?? "_") }
    if parameter.type.hasPrefix("@Sendable"),
      program.isSendable(.named(program.ownType(of: id))) != true
    {
      throw .sendsSelf(parameter.name ?? "_")
    }
    let call = Expression.template([.text("("), .value(closure), .text(")()")])
    guard case .function(let function) = parameter.type.bare else { return call }
    return .marked(function.effects, call)
  }

  /// Whether a superclass has a function with the same parameters, which its subclasses inherit and must not declare
  /// again.
  func inherits(_ copy: CopyPlan) -> Bool {
    inherited.contains { $0.copied?.parameters == copy.parameters }
  }

  /// Whether a function that copies values of the type is requested.
  var wantsCopy: Bool {
    guard declaration.kind == .struct || declaration.kind == .class else { return false }
    return program.configuration.createsCopies || program.annotation(of: id)?.copy ?? false
  }

  /// The properties of a name, those of superclasses included.
  private func properties(named name: String) -> [Member] {
    program.lineage(of: id).flatMap(program.declarations.members).filter {
      $0.kind == .property && $0.name == name && !$0.isStatic
    }
  }

  /// Whether a property has the type of an argument, or one that only the compiler can infer.
  private func holds(_ property: Member, _ type: TypeModel) -> Bool {
    if property.type == .missing { return true }
    let stored = program.bind(property.type, in: program.scope(inside: id))
    return stored.bare == type.bare && canPass(stored, as: type)
  }

  /// Whether what a property stores can be passed on as an argument of the same type, apart from attributes.
  ///
  /// ```swift
  /// let load: () async -> Int
  /// init(load: @escaping @Sendable () async -> Int) { self.load = load }  // a copy must not send `self.load`
  /// ```
  private func canPass(_ stored: TypeModel, as argument: TypeModel) -> Bool {
    func actor(_ type: TypeModel) -> Set<String> {
      Set(type.prefixes).subtracting([
        "@Sendable", "@autoclosure", "@escaping", "borrowing", "consuming", "sending",
      ])
    }
    if argument.hasPrefix("@Sendable"), program.isSendable(stored) != true { return false }
    return !program.isFunction(argument.bare) || actor(stored) == actor(argument)
  }

  /// The reason why no property can be copied to an argument.
  private func obstacle(toCopyOf name: String, _ type: TypeModel) -> Obstacle {
    let stored = properties(named: name).filter { $0.storage != .computed }
    if let hidden = stored.first(where: { !program.isAccessible($0) }) {
      return .cannotRead(hidden)
    }
    guard let other = stored.first(where: { !holds($0, type) }) else { return .doesNotStore(name) }
    return .storesOther(other.type, in: name, than: type)
  }
}
