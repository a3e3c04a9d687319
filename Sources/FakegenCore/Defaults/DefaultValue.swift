/// An expression that makes a value, and what it needs in order to compile.
struct DefaultValue: Equatable {
  /// A constraint that the extension around the expression has to have.
  enum Need: Equatable {
    /// `Entity: Defaultable`
    case defaultable(TypeModel)
    /// `Self: NullObject`
    case nullObject
  }

  /// A variable that is declared before the expression: `var v0: Int = 0` for `body(&v0)`.
  ///
  /// Only the body of a member has such calls: arguments and closures cannot use the member's parameters.
  struct Variable: Equatable {
    let name: String
    let type: TypeModel
    let value: Expression
  }

  var expression: Expression
  /// The type of the standard library that stands for a protocol; the compiler cannot infer it from a literal.
  var standardType: TypeModel?
  var needs: [Need] = []
  var variables: [Variable] = []
  /// Whether the expression calls `fakeDefault` because there is no other value for it or for a part of it.
  var isPartial: Bool { obstacle != nil }
  /// The reason why the expression may call `fakeDefault` at run time, although a value was found.
  var fallbackRisk: Obstacle?
  /// The reason why an initializer may end the program: it checks its arguments, which may not pass.
  var trapRisk: Obstacle?
  /// The reason why a test may fail when the expression is evaluated.
  var risk: Obstacle? { fallbackRisk ?? trapRisk }
  /// Whether the expression throws, so that it needs `try`.
  var isThrowing = false
  /// Whether it waits for an actor, which a closure in a default argument does not do in spite of its `await`.
  var awaitsActor = false
  /// The rule that gave the value.
  var origin: DefaultOrigin
  /// The reason why nothing better was found.
  var obstacle: Obstacle?
  /// Whether nothing but the failure of a `Result` tells that something is missing, so that it can be an argument.
  var isCaught = false
  /// The cases before the chosen one whose names speak against them, as `delete` before `refresh`.
  var passedOver: [String] = []
  /// The members that differ from run to run, and the parameters whose default arguments do, for want of anything else.
  var varying: [String] = []
  /// The types whose generated functions the expression calls.
  var calls: [DeclarationID] = []
  /// The number of values that are nested in each other.
  private(set) var depth = 1
  /// The number of values that it consists of, including itself.
  private(set) var size = 1

  /// The size beyond which a value is not written; the sizes of nested types multiply.
  static let maximumSize = 500

  /// Creates a value, which may consist of parts, as a tuple does.
  init(
    _ expression: Expression, from parts: [DefaultValue] = [], origin: DefaultOrigin = .shape,
    needs: [Need] = [], obstacle: Obstacle? = nil
  ) {
    self.expression = expression
    self.origin = origin
    self.needs = needs
    self.obstacle = obstacle
    for part in parts {
      self.needs += part.needs.filter { !self.needs.contains($0) }
      variables += part.variables
      self.obstacle = self.obstacle ?? part.obstacle
      fallbackRisk = fallbackRisk ?? part.fallbackRisk
      trapRisk = trapRisk ?? part.trapRisk
      isThrowing = isThrowing || part.isThrowing
      awaitsActor = awaitsActor || part.awaitsActor
      varying += part.varying
      size += part.size
      depth = max(depth, part.depth + 1)
      calls += part.calls.filter { !calls.contains($0) }
    }
  }

  /// Passes arguments to an initializer, a function or the like.
  init(_ expression: Expression, from arguments: Arguments, origin: DefaultOrigin = .shape) {
    self.init(expression, from: arguments.parts, origin: origin)
    varying += arguments.varying
  }

  /// The value as a complete statement, with the `try` that it needs.
  var withTry: DefaultValue {
    guard isThrowing else { return self }
    var value = self
    value.isThrowing = false
    var (effects, inner) = (Effects.plain, expression)
    if case .marked(let known, let marked) = expression { (effects, inner) = (known, marked) }
    effects.throwing = .throws
    value.expression = .marked(effects, inner)
    return value
  }

  /// The value with an explicit `return` in a closure whose body a result builder would transform otherwise.
  var withExplicitReturn: DefaultValue {
    guard case .closure(let count, let body?, _) = expression else { return self }
    return changed(self) {
      $0.expression = .closure(parameterCount: count, body, isReturned: true)
    }
  }

  /// The value with `await`, for a type that is made on the main actor.
  var withAwait: DefaultValue {
    changed(self) {
      $0.expression = .marked(Effects(isAsync: true), expression)
      $0.awaitsActor = true
    }
  }

  /// `[a, b]`, or `[a: b]` if the parts are keys and values in turn.
  static func collection(of parts: [DefaultValue], hasKeys: Bool) -> DefaultValue {
    let pieces = parts.enumerated().flatMap { index, part -> [Expression.Piece] in
      let start = index == 0 ? "[" : hasKeys && index % 2 == 1 ? ": " : ", "
      return [.text(start), .value(part.expression)]
    }
    return DefaultValue(.template(pieces + [.text("]")]), from: parts)
  }

  static func literal(_ text: String, origin: DefaultOrigin = .shape) -> DefaultValue {
    DefaultValue(.literal(text), origin: origin)
  }
}

/// The arguments of an initializer, a function, an enum case or a tuple.
struct Arguments {
  private(set) var list: [Expression.Argument] = []
  /// The values of the arguments.
  private(set) var parts: [DefaultValue] = []
  /// The parameters that keep a default argument which differs from run to run.
  var varying: [String] = []

  /// Adds an argument, which is passed under a name if its value has to be put in a variable first.
  mutating func append(_ value: DefaultValue, label: String? = nil, as name: Expression? = nil) {
    parts.append(value)
    list.append(Expression.Argument(label: label, value: name ?? value.expression))
  }

  /// Writes the type of an argument that would fit another initializer as well: `[] as [Item]`.
  mutating func stateType(_ parameter: Parameter, at index: Int) {
    // A closure with a type is not transformed by a result builder.
    guard !parameter.isTransformed, let type = parameter.type.ofArgument else { return }
    let old = list[index]
    list[index] = Expression.Argument(label: old.label, value: old.value.stating(type))
  }
}
