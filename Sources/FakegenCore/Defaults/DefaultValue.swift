/// An expression, and what has to hold for it to compile.
struct DefaultValue: Equatable {
  /// Something that a constrained extension has to promise.
  enum Need: Equatable {
    /// `Entity: Defaultable`
    case defaultable(TypeModel)
    /// `Self: NullObject`
    case nullObject
  }

  /// `var v0: Int = 0`, which has to come before the expression `body(&v0)`.
  struct Variable: Equatable {
    let name: String
    let type: TypeModel
    let value: Expression
  }

  var expression: Expression
  /// The type of a literal that was chosen for a protocol, of which the literal alone would not tell the compiler.
  var literalType: TypeModel?
  var needs: [Need] = []
  var variables: [Variable] = []
  /// Whether the expression calls `fakeDefault` where nothing else gives a value.
  var isPartial: Bool { obstacle != nil }
  /// Why the expression may come to `fakeDefault` although a value was found.
  var doubt: Obstacle?
  /// Whether the expression throws what is missing, and has to stand behind `try`.
  var isThrowing = false
  /// Whether a closure in it goes to an actor, which it does not in a default argument, whatever it says.
  var waits = false
  /// The rule that gave the value.
  var origin: DefaultOrigin
  /// Why nothing better was found.
  var obstacle: Obstacle?
  /// The cases that come first but say something that a value had better not say, as `delete` before `refresh`.
  var passedOver: [String] = []
  /// What differs from run to run and is taken because nothing else is known: members, and parameters that keep the
  /// user's default.
  var varying: [String] = []
  /// The types that it makes by calling a generated function of theirs.
  var calls: [DeclarationID] = []
  /// How many values are around each other.
  private(set) var depth = 1
  /// Of how many values it is made, itself included.
  private(set) var size = 1

  /// The size beyond which a value is not written: types of types multiply.
  static let maximumSize = 500

  init(_ expression: Expression, origin: DefaultOrigin = .shape) {
    self.expression = expression
    self.origin = origin
  }

  /// Puts values together to one, as the elements of a tuple.
  init(_ expression: Expression, from parts: [DefaultValue], origin: DefaultOrigin = .shape) {
    self.expression = expression
    self.origin = origin
    for part in parts {
      needs += part.needs.filter { !needs.contains($0) }
      variables += part.variables
      obstacle = obstacle ?? part.obstacle
      doubt = doubt ?? part.doubt
      isThrowing = isThrowing || part.isThrowing
      waits = waits || part.waits
      varying += part.varying
      size += part.size
      depth = max(depth, part.depth + 1)
      calls += part.calls.filter { !calls.contains($0) }
    }
  }

  /// Passes arguments to what makes a value.
  init(_ expression: Expression, from arguments: Arguments, origin: DefaultOrigin = .shape) {
    self.init(expression, from: arguments.parts, origin: origin)
    varying += arguments.varying
  }

  /// The value as a statement of its own, with the `try` that it needs.
  var marked: DefaultValue {
    guard isThrowing else { return self }
    var value = self
    value.isThrowing = false
    var (effects, inner) = (Effects.plain, expression)
    if case .marked(let known, let marked) = expression { (effects, inner) = (known, marked) }
    effects.throwing = .throws
    value.expression = .marked(effects, inner)
    return value
  }

  /// The value where a result builder would take what a closure holds and does not return.
  var returned: DefaultValue {
    guard case .closure(let count, let body?, _) = expression else { return self }
    var value = self
    value.expression = .closure(parameterCount: count, body, isReturned: true)
    return value
  }

  /// The value where its type is, on the main actor, which waits for it.
  var awaited: DefaultValue {
    var value = self
    value.expression = .marked(Effects(isAsync: true), expression)
    value.waits = true
    return value
  }

  static func literal(_ text: String, origin: DefaultOrigin = .shape) -> DefaultValue {
    DefaultValue(.literal(text), origin: origin)
  }
}

/// What is given to an initializer, a function, a case or a tuple.
struct Arguments {
  private(set) var list: [Expression.Argument] = []
  /// The values that are passed.
  private(set) var parts: [DefaultValue] = []
  /// The parameters that keep a default which differs from run to run.
  var varying: [String] = []

  /// Adds a value, and what stands for it if it has to be put in a variable first.
  mutating func append(_ value: DefaultValue, label: String? = nil, as name: Expression? = nil) {
    parts.append(value)
    list.append(Expression.Argument(label: label, value: name ?? value.expression))
  }
}
