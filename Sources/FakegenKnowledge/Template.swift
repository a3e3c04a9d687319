/// Text with placeholders, the one language of all tables: `$T` is the name of the type, `#0` its first generic
/// argument as a type, `=0` the default value of that argument.
///
/// Capitalized names, unless a dot or a quote stands before them, are types of the module that knows them, whatever
/// users call theirs.
package struct Template: Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// Whether a value in the text stands beside an operator.
  package var hasOperators: Bool { text.contains("..") || text.contains(" as ") }

  /// Whether the text mentions the first generic argument.
  package var takesElement: Bool { text.contains("#0") }
}
