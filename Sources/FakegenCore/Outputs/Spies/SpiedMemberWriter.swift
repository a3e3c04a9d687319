import FakegenKnowledge

/// Writes the parts of a recorded member: its mirror in `when`, its body, and its forwarding.
///
/// ```swift
/// // mirrorHead and mirrorBody
/// func price(of item: Matcher<String> = .any) -> Spied<SpyRole, String, Int> { .init("price(of:)", spied, item) }
/// // body
/// func price(of item: String) -> Int { when.price().run(item) { spiedTarget.price(of: item) } }
/// ```
struct SpiedMemberWriter {
  let spelling: Spelling
  let spied: SpiedMember
  /// The spy that the member belongs to.
  let plan: SpyPlan
  /// The text before the member's name that means its mirror: `when`, or an equivalent if that is hidden.
  let ownerOfMirror: String

  init(spelling: Spelling, spied: SpiedMember, of plan: SpyPlan, asking owner: String = "when") {
    self.spelling = spelling.inside(spied.requirement.genericParameters.map(\.name))
    self.spied = spied
    self.plan = plan
    ownerOfMirror = owner
  }

  var member: Member { spied.member }

  /// Whether the default of the member calls the target that the spy keeps.
  var callsTarget: Bool {
    if case .kept = plan.forwarding { spied.isForwarded } else { false }
  }

  // MARK: - Types

  /// The type of the recorded arguments.
  private var arguments: String { tuple() }

  /// The type of the recorded arguments of a subscript's setter, the last of which is the new value.
  private var setting: String { tuple((spied.newValue, result)) }

  /// The type of the recorded arguments, possibly followed by another value: `Void`, `Int` or
  /// `(row: Int, column: Int, newValue: String)`.
  private func tuple(_ last: (name: String, type: String)? = nil) -> String {
    var elements = spied.recorded.map { (name: $0.name.escapedAsLabel, type: type($0)) }
    if let last { elements.append(last) }
    if elements.count < 2 { return elements.first?.type ?? "Void" }
    return "(\(elements.map { "\($0.name): \($0.type)" }.joined(separator: ", ")))"
  }

  private func type(_ parameter: SpiedParameter) -> String {
    parameter.recorded.map { text(of: $0) } ?? "Void"
  }

  func text(of type: TypeModel) -> String { spelling.text(of: type) }

  private var result: String { text(of: spied.result) }

  private var failure: String {
    switch spied.effects.throwing {
    case .never, .rethrows: "Never"
    case .throws: "any \(spelling.name("Error", of: .swift))"
    case .typed(let error): text(of: error)
    }
  }

  /// The type of the member as a function: `@Sendable (Int) async throws -> String`.
  private var function: String {
    // A stub cannot be declared as rethrowing.
    var effects = spied.effects
    if effects.throwing != .never { effects.throwing = .throws }
    let function = TypeModel.function(
      FunctionType(
        parameters: spied.passed.map { TypeElement(type: $0.passed) },
        effects: effects, result: spied.result))
    return (spied.functionAttributes + [text(of: function)]).joined(separator: " ")
  }

  /// The name of a type or a function in the library for this kind of function, as `SpiedAsyncThrows`.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the name.
  ///   - typed: A word before `Throws`, if the errors are of one type.
  /// - Returns: The name.
  func kind(_ prefix: String, typed: String = "") -> String {
    prefix + (spied.wordForAttributes ?? "") + (spied.effects.isAsync ? "Async" : "")
      + (spied.effects.error == nil ? "" : typed) + (spied.throwsErrors ? "Throws" : "")
  }

  // MARK: - Mirror

  var name: String { member.nameInUse }

  /// The mirror of the member in `when` and `calls`, without its body.
  ///
  /// ```swift
  /// var name: SpiedProperty<SpyRole, String>
  /// func price(of item: Matcher<String> = .any) -> Spied<SpyRole, String, Int>
  /// func each(_ body: Matcher<Void> = .any) -> SpiedMember<SpyRole, Void, Void, Never, ((Int) -> Void) -> Void>
  /// ```
  var mirrorHead: String {
    if member.kind == .property { return "var \(name): \(spiedType)" }
    let start = member.kind == .subscript ? "subscript" : "func \(name)"
    let whereClause = spied.constraints.map(spelling.text).whereClause
    return "\(start)\(genericClause)(\(matchers)) -> \(spiedType)\(whereClause)"
  }

  private var spiedType: String {
    func type(_ name: String, _ arguments: String...) -> String {
      "\(spelling.name(ofSpies: name))<\((["SpyRole"] + arguments).joined(separator: ", "))>"
    }
    if spied.isPlainProperty { return type("SpiedProperty", result) }
    if spied.isSettableSubscript {
      return type("SpiedSubscript", arguments, result, setting, function)
    }
    if spied.takesRecorded {
      let kind = kind("Spied", typed: "Typed")
      return spied.effects.error == nil
        ? type(kind, arguments, result) : type(kind, arguments, result, failure)
    }
    return type("SpiedMember", arguments, result, failure, function)
  }

  private var matchers: String {
    var texts = spied.parameters.map { parameter in
      let label = parameter.label?.escapedAsLabel
      let name = parameter.name.escapedInExpression
      let isOneName =
        member.kind == .subscript ? label == nil : parameter.label == parameter.name
      let names = isOneName ? name : "\(label ?? "_") \(name)"
      let type = matcher(of: parameter)
      // In Swift 5, a default argument names no type that only the main actor can name.
      let end = parameter.isRequired ? "" : parameter.hasOptionalMatcher ? "? = nil" : " = .any"
      return "\(names): \(type)\(end)"
    }
    if let stated = spied.statedType {
      let isTaken = spied.parameters.contains { $0.name == "returning" }
      let name = isTaken || member.kind == .subscript ? "returning _" : "returning"
      texts.append("\(name): \(metatype(stated))")
    } else if let chosen = typeInResult {
      // A matcher could state the type as well, but in more words.
      texts.append("returning: \(metatype(.parameter(chosen))) = \(chosen).self")
    }
    if spied.isDistinguishedByAsync {
      texts.append("async _: \(spelling.name(ofSpies: "AsyncMember"))")
    }
    return texts.joined(separator: ", ")
  }

  /// The generic parameter in the result, if a test may state it by `returning:`; `nil` otherwise.
  ///
  /// ```swift
  /// func send<R>(_ request: Request<R>) -> R
  /// // may be stubbed by `when.send(returning: User.self)` instead of `when.send(.any(Request<User>.self))`:
  /// func send<R>(_ request: Matcher<Request<R>> = .any, returning: R.Type = R.self) -> Spied<SpyRole, Request<R>, R>
  /// ```
  private var typeInResult: String? {
    let names = spied.genericParameters.map(\.name).filter(spied.result.mentions)
    guard names.count == 1, spied.disambiguation == .none, member.kind == .method,
      spied.parameters.allSatisfy({ parameter in
        guard parameter.name != "returning", let type = parameter.recorded else { return false }
        if case .named(let named) = type, !named.arguments.isEmpty { return true }
        if case .function = type.bare { return true }
        return !type.mentions(names[0])
      })
    else { return nil }
    return names[0]
  }

  private func matcher(of parameter: SpiedParameter) -> String {
    if case .optional(let wrapped)? = parameter.recorded {
      return "\(spelling.name(ofSpies: "OptionalMatcher"))<\(text(of: wrapped))>"
    }
    return "\(spelling.name(ofSpies: "Matcher"))<\(type(parameter))>"
  }

  private func metatype(_ type: TypeModel) -> String {
    // The metatypes of all types are values of `Any.Type`, and those of all classes of `AnyObject.Type`.
    let isTopType = ["Any", "AnyObject"].contains("\(type)")
    return isTopType
      ? "(any \(text(of: type))).Type" : "\(spelling.textAsBase(of: type)).Type"
  }

  private var genericClause: String {
    spied.genericParameters.map { parameter in
      parameter.name + (parameter.constraint.map { ": \(spelling.text(ofConstraint: $0))" } ?? "")
    }.genericClause
  }

  /// The body of the mirror.
  ///
  /// It begins with `.init`, because the compiler knows the type and need not look up a name.
  ///
  /// ```swift
  /// .init("price(of:)", spied, item)
  /// // If the function takes other arguments than are recorded: whether they match, and a function with some result:
  /// .init("keep(_:)", spied, { value ~= $0 }) { result in { _ in result.get() } }
  /// ```
  var mirrorBody: String {
    let start = ".init(\(member.fullName.quoted), \(spied.log)"
    if spied.isPlainProperty { return "\(start))" }
    let recorded = spied.recorded
    if spied.takesRecorded {
      let matchers = recorded.map { ", \(matcher(named: $0))" }.joined()
      return "\(start)\(matchers))"
    }
    let conditions = recorded.map { parameter in
      let name = matcher(named: parameter)
      return "\(parameter.hasOptionalMatcher ? "(\(name))" : name) ~= "
        + (recorded.count == 1 ? "$0" : "$0.\(parameter.name.escapedAfterDot)")
    }
    let matches = conditions.isEmpty ? "" : ", { \(conditions.joined(separator: " && ")) }"
    let blanks = spied.passed.map { _ in "_" }.joined(separator: ", ")
    let answer = (spied.throwsErrors ? "try " : "") + "result.get()"
    let closure = (blanks.isEmpty ? "" : "\(blanks) in ") + answer
    return "\(start)\(matches)) { result in { \(closure) } }"
  }

  /// The matcher that is passed for a parameter.
  private func matcher(named parameter: SpiedParameter) -> String {
    parameter.name.escapedInExpression + (parameter.hasOptionalMatcher ? " ?? .any" : "")
  }

  // MARK: - The member itself

  /// The expression that means the member's mirror: `when.price()`, `when.make(returning: T.self)`, `when[]`.
  ///
  /// It has as few arguments as possible, so that the compiler has little to infer.
  var useOfMirror: String {
    let generics = spied.genericParameters.map(\.name)
    func isTelling(_ parameter: SpiedParameter) -> Bool {
      parameter.recorded.map { generics.contains(where: $0.mentions) } ?? false
    }
    var arguments = spied.parameters.enumerated().compactMap { index, parameter -> String? in
      let tells = isTelling(parameter)
      // Without it, a later argument would be taken for this one if both have the same label, or none.
      let isSkippable = !spied.parameters.dropFirst(index + 1).contains {
        isTelling($0) && $0.label == parameter.label
      }
      guard spied.disambiguation != .none || tells || !isSkippable else { return nil }
      let isTyped = spied.disambiguation == .types || tells
      return parameter.labelled(isTyped ? matcherOfAll(parameter) : ".any")
    }
    if let stated = spied.statedType {
      arguments.append("returning: \(spelling.textAsBase(of: stated)).self")
    }
    if spied.isDistinguishedByAsync { arguments.append("async: true") }
    let list = arguments.joined(separator: ", ")
    return ownerOfMirror + member.use(list)
  }

  /// The matcher of all arguments for a parameter, with their type.
  private func matcherOfAll(_ parameter: SpiedParameter) -> String {
    guard let type = parameter.recorded else { return ".any(Void.self)" }
    // The metatype of a class, such as a key path, could be taken for the matcher of a superclass.
    return !type.isExpression || spied.disambiguation == .types
      ? "\(matcher(of: parameter)).any" : ".any(\(spelling.textAsBase(of: type)).self)"
  }

  /// The arguments as they are recorded: one value, or a tuple, as in `(row, column)`.
  var recordedArguments: String {
    let values = spied.recorded.map { parameter in
      parameter.copying + spied.value(of: parameter)
    }
    return values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
  }

  /// An argument as a stub takes it: `item`, `&list`, `copy value`, or `spied.disconnected(box)` if an actor could not
  /// send the box.
  func passed(_ parameter: SpiedParameter) -> String {
    let name = spied.value(of: parameter)
    switch parameter.sending {
    case .inVariable: return "&\(copy(of: parameter))"
    case .disconnected(let type):
      return "\(spied.log).disconnected(\(name)\(type.map { " as \(text(of: $0))" } ?? ""))"
    case .plain, .withheld, .lent, .inUnsafeConstant:
      return (parameter.isInout ? "&" : parameter.copying) + name
    }
  }

  /// Adds the call of a stub before the default in a member's body.
  ///
  /// - Parameter body: The default, as in `{ 0 }`.
  /// - Returns: The body, as in `{ when.price().run(item) { 0 } }`.
  func body(around body: GeneratedDeclaration.Body) -> GeneratedDeclaration.Body {
    if case .statements(let statements) = body, member.kind == .initializer {
      return .statements(evaluations + statements + call(before: []))
    }
    return body.replacing(setting: evaluations + recordingOfNewValue, of: spied.newValue) {
      let statements = callsTarget ? callTarget(before: $0) : $0
      return spied.isPlainProperty
        ? read(before: statements) : evaluations + call(before: statements)
    }
  }

  /// The statements that return a stubbed value of a property, followed by those of the default.
  ///
  /// ```swift
  /// when.name.get { spiedTarget.name }
  /// when.name.get() ?? ""
  /// ```
  private func read(before statements: [GeneratedStatement]) -> [GeneratedStatement] {
    let read = "\(spied.plan.isTransformed ? "return " : "")\(useOfMirror).get"
    // `try` in an operand would have to stand before the whole expression.
    let isOperand = !callsTarget && !(spied.plan.value?.expression.starts(with: "try") ?? false)
    if isOperand, statements.count == 1, case .returned(let value) = statements[0] {
      return [.code("\(read)() ?? \(value)")]
    }
    return [.block(read, statements.inClosure)]
  }
}
