/// A message about a place in the sources, in the compiler's style.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Sendable {
    case error, warning, note
  }

  /// The wording of a diagnostic.
  ///
  /// Every message is a named value in an extension of this type. It is one line, whatever code it quotes.
  package struct Message: Hashable, Sendable {
    package let text: String

    package init(_ text: String) {
      let lines = text.split(whereSeparator: \.isNewline)
      self.text =
        lines.count < 2
        ? text : lines.map { $0.drop(while: \.isWhitespace) }.joined(separator: " ")
    }
  }

  /// The value that was passed for an option.
  package struct OptionValue: Hashable, Sendable {
    package let option: String
    package let value: String
  }

  package var severity: Severity
  package let message: Message
  package let path: String
  package let offset: Int
  package var notes: [Diagnostic] = []
  /// The option that the message is about, if it is not about a known place in a file.
  package var subject: OptionValue?

  package init(
    _ severity: Severity, _ message: Message, path: String, offset: Int, notes: [Diagnostic] = []
  ) {
    self.severity = severity
    self.message = message
    self.path = path
    self.offset = offset
    self.notes = notes
  }

  /// Creates a message about the value of an option, as in `--default 'Money=Money(0)'`.
  package init(_ severity: Severity, _ message: Message, option: String, value: String) {
    self.init(severity, message, path: "", offset: 0)
    subject = OptionValue(option: option, value: value)
  }

  /// Returns the same message about a place in a file.
  package func at(_ path: String, _ offset: Int) -> Diagnostic {
    Diagnostic(severity, message, path: path, offset: offset, notes: notes)
  }
}

extension Diagnostic.Message {
  static let unterminatedString = Self("unterminated string literal")
  static let unterminatedComment = Self("unterminated '/*' comment")
  static let unterminatedIdentifier = Self("unterminated '`' identifier")
  static let unterminatedConditional = Self("expected '#endif' to end '#if'")
  package static let nestedTooDeeply = Self("nested too deeply; at most 256 levels are read")
  static let defaultArgumentInProtocol = Self("default argument not permitted in a protocol method")
  static let protocolNeedsAccessors = Self(
    "property in protocol must have explicit { get } or { get set } specifier")
  static let sourceTooLarge = Self("the file is larger than 2 GB")

  static func expected(_ what: String) -> Self { Self("expected \(what)") }
  static func expectedClosingBrace(_ owner: String) -> Self { Self("expected '}' in \(owner)") }
  static func unexpectedInProtocol(_ what: String) -> Self {
    Self("unexpected '\(what)' in protocol")
  }
}
