import FakegenKnowledge
import FakegenSyntax

/// The source text of an initial value, a default argument, or an annotation's argument.
struct WrittenExpression {
  let text: String
  /// The type of the literal without context; `nil` if it is not a literal, or its type is unknown.
  let type: String?
  /// The value, if it can be copied.
  fileprivate let value: WrittenValue?
  /// The expression, if it consists of literals alone, so that it can be copied anywhere.
  var literal: String? { if case .literal(let literal)? = value { literal } else { nil } }

  /// Reads the expression after `=`, which may be followed by property observers.
  ///
  /// - Parameter text: The expression.
  init(_ text: String) {
    var reader = ExpressionReader(text)
    let value = reader.lines() ?? reader.value()
    let isWhole = reader.isAtEnd
    // A longer literal would make a parameter list unreadable.
    let isShort = reader.count <= 200
    self.text = text
    self.value = isWhole && isShort ? value?.written : nil
    type = isWhole && value?.isLiteral ?? false ? value?.type : nil
  }
}

extension WrittenValue {
  /// Classifies an expression that is the value of something with a known type.
  ///
  /// ```swift
  /// var date: Date = .now            // varies, as only the type shows
  /// var names: Names = [String]()    // other, because `Names` is not bound yet
  /// var tags: [String] = [String]()  // the literal `[]`
  /// ```
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - type: The type, as it was written.
  init(_ expression: WrittenExpression, as type: TypeModel) {
    let plain = type.unwrapped
    if let literal = expression.literal {
      self = .literal(literal)
    } else if VolatileValues.contains(expression.text, of: plain.namePath) {
      self = expression.value.flatMap { $0.containsVarying ? $0 : nil } ?? .varying
    } else if expression.text.hasSuffix("]()"), let empty = plain.emptyLiteral {
      self = .literal(empty)
    } else if LanguageWords.placesOfCall.contains(expression.text) {
      self = .placeOfCall
    } else {
      self = expression.value ?? .other
    }
  }
}

extension TypeModel {
  /// The literal for `[Item]()` or `[String: Item]()`, if the type is an array or dictionary.
  fileprivate var emptyLiteral: String? {
    if case .array = self { "[]" } else if case .dictionary = self { "[:]" } else { nil }
  }
}
