/// A text with placeholders, as in all tables.
///
/// `$T` is the name of the type, `#0` its first generic argument as a type, and `=0` the default value of that
/// argument. A capitalized name that does not follow a dot and is not in a string is a type of a known module, even
/// if users declare a type with that name.
package struct Template: Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// Whether a value in the text may be an operand.
  package var hasOperators: Bool { text.contains("..") || text.contains(" as ") }

  /// Whether the text mentions the first generic argument.
  package var takesElement: Bool { text.contains("#0") }
}
