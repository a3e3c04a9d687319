/// An expression in a fake, before its names are spelled.
indirect enum Expression: Equatable, Sendable {
  /// Text that means the same in every scope, as `0` or `nil`, or that a user wrote.
  case literal(String)
  /// `(a: 0, b: "")`
  case tuple([Argument])
  /// `{ _, _ in 0 }`; without an expression if it returns nothing. With `isReturned`, it has an explicit `return`,
  /// which disables a result builder.
  case closure(parameterCount: Int, Expression?, isReturned: Bool = false)
  /// `Int.self`
  case metatype(TypeModel)
  /// `User(name: "")`, or `.init(name: "")`.
  case make(TypeModel?, [Argument])
  /// `.slow`, `.failed(code: 0)`, `Speed.slow`; the arguments are `nil` if there are no parentheses. An implied type is
  /// not written, but its module has to be imported.
  case member(String, [Argument]?, of: TypeModel? = nil, implied: TypeModel? = nil)
  /// `body(0)`
  case call(String, [Argument])
  /// `a ?? b`
  case coalescing(Expression, Expression)
  /// `try await a`, with the keywords that its effects require.
  case marked(Effects, Expression)
  /// `fakeDefault(in: "Store")`, `try fakeDefaultOrThrow(in: "Store")` or `try fakeDefault(orThrow: Failure.lost)`; in
  /// a spy, a call whose message suggests how to stub the member.
  case fallback(Expression, isThrowing: Bool)
  /// A value for each branch of an `#if`, as the whole body of a member.
  case conditional([Branch])
  /// An expression of a table's row with its placeholders filled in.
  case template([Piece])

  /// All types that occur in it.
  var types: [TypeModel] {
    switch self {
    case .literal: []
    case .tuple(let arguments), .call(_, let arguments): arguments.types
    case .closure(_, let body, _): body?.types ?? []
    case .metatype(let type): [type]
    case .make(let type, let arguments): [type].compactMap { $0 } + arguments.types
    case .member(_, let arguments, of: let type, let implied):
      [type, implied].compactMap { $0 } + (arguments?.types ?? [])
    case .coalescing(let left, let right): left.types + right.types
    case .marked(_, let value), .fallback(let value, _): value.types
    case .conditional(let branches): branches.flatMap(\.value.types)
    case .template(let pieces):
      pieces.flatMap { piece in
        switch piece {
        case .text: [TypeModel]()
        case .type(let type): [type]
        case .value(let value, _): value.types
        }
      }
    }
  }

  /// Returns the expression with its direct subexpressions transformed.
  func mapChildren(_ transform: (Expression) -> Expression) -> Expression {
    func mapped(_ arguments: [Argument]) -> [Argument] {
      arguments.map { Argument(label: $0.label, value: transform($0.value)) }
    }
    switch self {
    case .literal, .metatype: return self
    case .tuple(let arguments): return .tuple(mapped(arguments))
    case .closure(let count, let body, let isReturned):
      return .closure(parameterCount: count, body.map(transform), isReturned: isReturned)
    case .make(let type, let arguments): return .make(type, mapped(arguments))
    case .member(let name, let arguments, of: let type, let implied):
      return .member(name, arguments.map(mapped), of: type, implied: implied)
    case .call(let name, let arguments): return .call(name, mapped(arguments))
    case .coalescing(let left, let right): return .coalescing(transform(left), transform(right))
    case .marked(let effects, let value): return .marked(effects, transform(value))
    case .fallback(let call, let isThrowing):
      return .fallback(transform(call), isThrowing: isThrowing)
    case .conditional(let branches):
      return .conditional(
        branches.map { Branch(directive: $0.directive, value: transform($0.value)) })
    case .template(let pieces):
      let mapped = pieces.map { piece in
        if case .value(let value, let isOperand) = piece {
          Piece.value(transform(value), isOperand: isOperand)
        } else {
          piece
        }
      }
      return .template(mapped)
    }
  }

  /// Returns the expression with calls replaced by variables that hold their results.
  ///
  /// A spy calls an autoclosure once: `value()` becomes the name of the variable that has its result.
  func replacingCalls(with values: [String: String]) -> Expression {
    if case .call(let name, let arguments) = self, arguments.isEmpty, let value = values[name] {
      return .literal(value)
    }
    return mapChildren { $0.replacingCalls(with: values) }
  }

  /// Returns the expression with its implicit type made explicit.
  ///
  /// `.init(name: "")` becomes `User(name: "")`, and `.slow` becomes `Speed.slow`.
  func naming(_ type: TypeModel) -> Expression {
    switch self {
    case .make(nil, let arguments): .make(type, arguments)
    case .member(let name, let arguments, of: nil, _): .member(name, arguments, of: type)
    case .marked(let effects, let value): .marked(effects, value.naming(type))
    default: starts(with: ".") ? .template([.type(type), .value(self)]) : self
    }
  }

  /// Whether it starts with some text of a user or of a table.
  func starts(with start: String) -> Bool {
    if case .literal(let text) = self { return text.hasPrefix(start) }
    guard case .template(let pieces) = self, case .text(let text)? = pieces.first else {
      return false
    }
    return text.hasPrefix(start)
  }

  /// Whether it may throw: because of its effects or those of a part, or because a user wrote `try`.
  var mayThrow: Bool {
    switch self {
    case .marked(let effects, _): effects.throwing != .never
    case .fallback(_, let isThrowing): isThrowing
    case .make(_, let arguments), .member(_, let arguments?, _, _):
      arguments.contains(where: \.value.mayThrow)
    case .template(let pieces):
      pieces.contains { if case .value(let value, _) = $0 { value.mayThrow } else { false } }
    case .conditional(let branches): branches.contains(where: \.value.mayThrow)
    case .literal: starts(with: "try ")
    case .tuple, .closure, .metatype, .member, .call, .coalescing: false
    }
  }

  /// Returns the expression with its type, if that depends on the context: `[] as [Item]`, `nil as Item?`,
  /// `Speed.slow`.
  func stating(_ type: TypeModel) -> Expression {
    if case .named = type, naming(type) != self { return naming(type) }
    // The types of literals, if there is no context.
    if !dependsOnContext || ["Bool", "Int", "String"].contains(type.description) { return self }
    return .template([.value(self), .text(" as "), .type(type)])
  }

  /// Whether the type of the expression depends on the context.
  var dependsOnContext: Bool {
    switch self {
    case .literal(let text): text == "nil" || !(text.first?.isLetter ?? false)
    case .template(let pieces):
      switch pieces.first {
      case .text(let text)?: !(text.first?.isLetter ?? false)
      case .value(let value, _)?: value.dependsOnContext
      case .type?, nil: false
      }
    case .make(let type, _), .member(_, _, of: let type, _): type == nil
    case .closure, .tuple, .fallback: true
    case .metatype, .call, .coalescing, .marked, .conditional: false
    }
  }

  struct Argument: Equatable, Sendable {
    var label: String?
    let value: Expression
  }

  /// A value and the directive before it, such as `#elseif DEBUG`.
  struct Branch: Equatable, Sendable {
    let directive: String
    let value: Expression
  }

  /// A part of a filled template.
  enum Piece: Equatable, Sendable {
    case text(String)
    case type(TypeModel)
    /// A value; as an operand, it is parenthesized if it would merge with an operator.
    case value(Expression, isOperand: Bool = false)
  }
}

extension [Expression.Argument] {
  fileprivate var types: [TypeModel] { flatMap(\.value.types) }
}
