/// The arguments of a call, all made of literals, with their parentheses.
struct LiteralArguments: Equatable, Sendable {
  private(set) var text: String
  let labels: [String?]
  /// Whether `!` follows them.
  private(set) var isForced = false

  init(text: String, labels: [String?]) {
    self.text = text
    self.labels = labels
  }

  /// The arguments with the `!` that follows them.
  var forced: LiteralArguments {
    var result = self
    result.text += "!"
    result.isForced = true
    return result
  }

  /// Whether they may be those of some parameters.
  func match(_ parameters: [Parameter]) -> Bool {
    var left = parameters[...]
    for label in labels {
      left = left.drop { $0.label != label && $0.hasDefaultValue }
      guard let next = left.popFirst(), next.label == label, !next.isVariadic else { return false }
    }
    return left.allSatisfy { $0.hasDefaultValue || $0.isVariadic }
  }
}
