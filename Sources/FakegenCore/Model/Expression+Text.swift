extension Expression {
  /// Returns the expression in Swift syntax.
  ///
  /// - Parameter name: Returns a type with the names that it is to be written with.
  /// - Returns: The text.
  func text(naming name: (TypeModel) -> TypeModel) -> String {
    func text(of expression: Expression) -> String { expression.text(naming: name) }
    func text(of type: TypeModel) -> String { name(type).spelled(.withoutModules) }
    func text(of arguments: [Argument]) -> String {
      arguments.map { argument in
        (argument.label.map { "\($0.escapedInCall): " } ?? "") + text(of: argument.value)
      }.joined(separator: ", ")
    }
    func closure(_ parameterCount: Int, _ body: String) -> String {
      let names = [String](repeating: "_", count: parameterCount).joined(separator: ", ")
      let parts = [names.isEmpty ? "" : "\(names) in", body].filter { !$0.isEmpty }
      return parts.isEmpty ? "{}" : "{ \(parts.joined(separator: " ")) }"
    }
    switch self {
    case .literal(let text): return text
    case .tuple(let arguments): return "(\(text(of: arguments)))"
    case .closure(let count, let body, let isReturned):
      return closure(count, body.map { (isReturned ? "return " : "") + text(of: $0) } ?? "")
    case .metatype(let type): return "\(name(type).spelledAsBase(.withoutModules)).self"
    case .make(let type, let arguments):
      return "\(type.map(text) ?? ".init")(\(text(of: arguments)))"
    case .member(let name, let arguments, of: let type, _):
      return "\(type.map(text) ?? "").\(name.escapedAfterDot)"
        + (arguments.map { "(\(text(of: $0)))" } ?? "")
    case .call(let name, let arguments): return "\(name)(\(text(of: arguments)))"
    case .coalescing(let left, let right): return "\(text(of: left)) ?? \(text(of: right))"
    case .marked(let effects, let value): return effects.marks + text(of: value)
    case .fallback(let call, let isThrowing):
      return (isThrowing ? "try " : "") + text(of: call)
    // For `--explain`; in code, each directive has its own line.
    case .conditional(let branches):
      return branches.map { "\($0.directive) \(text(of: $0.value)) " }.joined() + "#endif"
    case .template(let pieces): return pieces.map { $0.text(naming: name) }.joined()
    }
  }
}

extension Expression.Piece {
  fileprivate func text(naming name: (TypeModel) -> TypeModel) -> String {
    switch self {
    case .text(let text): return text
    case .type(let type): return name(type).spelled(.withoutModules)
    case .value(let value, let isOperand):
      let text = value.text(naming: name)
      // `.defaultValue..<` would be parsed as one operator.
      let isString = text.hasPrefix("\"") && text.hasSuffix("\"")
      let isCompound = text.hasPrefix(".") || text.contains(" ") && !isString
      return isOperand && isCompound ? "(\(text))" : text
    }
  }
}
