/// An expression that a fake returns, before its names are spelled.
indirect enum Expression: Equatable {
  /// Text that means the same everywhere: `0`, `nil`, what a user wrote.
  case literal(String)
  /// `(a: 0, b: "")`
  case tuple([Argument])
  /// `{ _, _ in 0 }`; nothing if the closure returns nothing. What is returned no result builder transforms.
  case closure(parameterCount: Int, Expression?, isReturned: Bool = false)
  /// `Int.self`
  case metatype(TypeModel)
  /// `User(name: "")`, or `.init(name: "")`.
  case make(TypeModel?, [Argument])
  /// `.slow`, `.failed(code: 0)`, `Speed.slow`; no parentheses without arguments.
  case member(String, [Argument]?, of: TypeModel? = nil)
  /// `body(0)`
  case call(String, [Argument])
  /// `a ?? b`
  case coalescing(Expression, Expression)
  /// `try await a`, as far as it may throw and wait.
  case marked(Effects, Expression)
  /// `(try? a)`
  case optionalTry(Expression)
  /// `throw a`
  case throwing(Expression)
  /// `fakeDefault(in: "Store")`, or `try fakeDefaultOrThrow(in: "Store")`; in a spy functions whose messages say how to
  /// stub the member.
  case fallback(Expression, isThrowing: Bool)
  /// What each branch of an `#if` returns; it is the whole body of a member.
  case conditional([Branch])
  /// A row of the tables with its placeholders filled.
  case template([Piece], onMainActor: Bool)

  /// The types that are named in it.
  var types: [TypeModel] {
    switch self {
    case .literal, .fallback: []
    case .tuple(let arguments), .call(_, let arguments): arguments.types
    case .closure(_, let body, _): body?.types ?? []
    case .metatype(let type): [type]
    case .make(let type, let arguments): [type].compactMap { $0 } + arguments.types
    case .member(_, let arguments, of: let type):
      [type].compactMap { $0 } + (arguments?.types ?? [])
    case .coalescing(let left, let right): left.types + right.types
    case .marked(_, let value), .optionalTry(let value), .throwing(let value): value.types
    case .conditional(let branches): branches.flatMap(\.value.types)
    case .template(let pieces, _):
      pieces.flatMap { piece in
        switch piece {
        case .text: [TypeModel]()
        case .type(let type): [type]
        case .value(let value, _): value.types
        }
      }
    }
  }

  /// The same with the type written out, where the context says another.
  func naming(_ type: TypeModel) -> Expression {
    switch self {
    case .make(nil, let arguments): .make(type, arguments)
    case .member(let name, let arguments, of: nil): .member(name, arguments, of: type)
    default: self
    }
  }

  struct Argument: Equatable {
    var label: String?
    let value: Expression
  }

  /// A value and the directive before it, as `#elseif DEBUG`.
  struct Branch: Equatable {
    let directive: String
    let value: Expression
  }

  /// A part of a filled row.
  enum Piece: Equatable {
    case text(String)
    case type(TypeModel)
    /// A value; an operand is parenthesized where it would run into an operator.
    case value(Expression, isOperand: Bool)
  }
}

extension [Expression.Argument] {
  fileprivate var types: [TypeModel] { flatMap(\.value.types) }
}
