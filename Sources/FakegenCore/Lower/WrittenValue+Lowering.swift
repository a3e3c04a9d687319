import FakegenKnowledge
import FakegenSyntax

/// An initial value, a default argument, or what an annotation says, as it was written.
struct WrittenExpression {
  let text: String
  /// The literal that it is, or that is made of nothing but literals, so that it can be copied anywhere and its type is
  /// known.
  let literal: String?
  /// The type that a literal gives a variable; `nil` if it takes any, or none is known.
  let type: String?
  /// What it is, as far as that could be read.
  fileprivate let value: WrittenValue?

  /// Reads the expression after `=`, which observers may follow.
  ///
  /// - Parameter text: The expression.
  init(_ text: String) {
    var reader = ExpressionReader(rest: text[...].utf8)
    let lines = reader.lines().map { ExpressionReader.Value(written: .literal($0), type: "String") }
    let value = lines ?? reader.value()
    reader.skipSpace()
    let isWhole = reader.rest.isEmpty || reader.rest.first == UInt8(ascii: "{")
    // What nobody would read in a list of parameters stays where it is.
    let isShort = text.utf8.count - reader.rest.count <= 200
    self.text = text
    self.value = isWhole && isShort ? value?.written : nil
    if case .literal(let literal)? = self.value { self.literal = literal } else { literal = nil }
    type = isWhole && value?.isLiteral ?? false ? value?.type : nil
  }
}

extension WrittenValue {
  /// What an expression is that is written for something of a type.
  ///
  /// ```swift
  /// var date: Date = .now            // varies, which `.now` does not say without the type
  /// var names: Names = [String]()    // other, as nobody knows what `Names` is yet
  /// var tags: [String] = [String]()  // the literal `[]`
  /// ```
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - type: The type, as it was written.
  init(_ expression: WrittenExpression, as type: TypeModel) {
    var plain = type.bare
    while case .optional(let wrapped) = plain { plain = wrapped.bare }
    if let literal = expression.literal {
      self = .literal(literal)
    } else if VolatileValues.contains(expression.text, of: plain.namePath) {
      self = expression.value.flatMap { $0.containsVarying ? $0 : nil } ?? .varying
    } else if expression.text.hasSuffix("]()"), let empty = plain.emptyLiteral {
      self = .literal(empty)
    } else {
      self = expression.value ?? .other
    }
  }
}

extension TypeModel {
  /// What `[Item]()` and `[String: Item]()` are, wherever the type is known.
  fileprivate var emptyLiteral: String? {
    if case .array = self { "[]" } else if case .dictionary = self { "[:]" } else { nil }
  }
}
