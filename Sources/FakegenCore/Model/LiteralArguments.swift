/// The arguments of a call, all made of literals or cases, with their parentheses.
struct LiteralArguments: Equatable, Sendable {
  struct Argument: Equatable, Sendable {
    let label: String?
    /// The case that it is, as in `.usd`, whose type the parameter tells; `nil` for literals.
    var caseName: String?
  }

  private(set) var text: String
  let arguments: [Argument]
  /// Whether `!` follows them.
  private(set) var isForced = false

  init(text: String, _ arguments: [Argument]) {
    self.text = text
    self.arguments = arguments
  }

  var labels: [String?] { arguments.map(\.label) }
  /// Whether they mean the same wherever they are copied.
  var areLiterals: Bool { arguments.allSatisfy { $0.caseName == nil } }

  /// The arguments with the `!` that follows them.
  var forced: LiteralArguments {
    var result = self
    result.text += "!"
    result.isForced = true
    return result
  }

  /// Whether they may be those of some parameters.
  ///
  /// - Parameters:
  ///   - parameters: The parameters.
  ///   - isCase: Whether a type has a case of a name.
  /// - Returns: Whether they may.
  func match(_ parameters: [Parameter], isCase: (String, TypeModel) -> Bool) -> Bool {
    var left = parameters[...]
    for argument in arguments {
      left = left.drop { $0.label != argument.label && $0.hasDefaultValue }
      guard let next = left.popFirst(), next.label == argument.label, !next.isVariadic,
        argument.caseName.map({ isCase($0, next.type) }) ?? true
      else { return false }
    }
    return left.allSatisfy { $0.hasDefaultValue || $0.isVariadic }
  }
}
