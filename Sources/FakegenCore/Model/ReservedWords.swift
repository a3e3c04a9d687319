import FakegenKnowledge
import FakegenSyntax

extension String {
  /// The name as it is written in an expression, in backticks if necessary.
  var escapedInExpression: String {
    isPlainName && !LanguageWords.reservedInExpressions.contains(self) ? self : "`\(self)`"
  }

  /// The name as it is written in a member's declaration, and after a dot.
  var escapedAsMember: String {
    isPlainName && self != "Type" && self != "Protocol" ? escapedInExpression : "`\(self)`"
  }

  /// The name as it is written as an argument label in a declaration, where few words are reserved.
  ///
  /// In `` func move(in: Int, `inout`: Int) `` only the second needs backticks.
  var escapedAsLabel: String {
    isPlainName && !["inout", "let", "var"].contains(self) ? self : "`\(self)`"
  }

  /// The name as it is written after a dot.
  var escapedAfterDot: String {
    isPlainName && !["init", "self", "Protocol", "Type"].contains(self) ? self : "`\(self)`"
  }

  /// The name as it is written as an argument label in a call, where only one word is reserved.
  var escapedInCall: String { isPlainName && self != "inout" ? self : "`\(self)`" }

  /// The text as a string literal.
  var quoted: String {
    "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  /// The name without surrounding backticks.
  var withoutBackticks: String {
    guard utf8.count > 1, utf8.first == .backtick, utf8.last == .backtick else { return self }
    return String(dropFirst().dropLast())
  }

  /// Whether the name is in backticks, or has no character that requires them.
  ///
  /// It reads bytes because it is called for every name: reading characters took a thirtieth of a run.
  var isPlainName: Bool {
    utf8.first == .backtick
      || !(utf8.first?.isDigit ?? false)
        && utf8.allSatisfy { $0.isWordPart && $0 != UInt8(ascii: "$") }
  }
}
