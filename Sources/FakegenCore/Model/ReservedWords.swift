import FakegenKnowledge
import FakegenSyntax

extension String {
  /// A name as it is written in an expression.
  var escapedInExpression: String {
    isPlainName && !Self.reservedInExpressions.contains(self) ? self : "`\(self)`"
  }

  /// The name as a member is declared and named after a dot.
  var escapedAsMember: String {
    isPlainName && self != "Type" && self != "Protocol" ? escapedInExpression : "`\(self)`"
  }

  /// The name as an argument label, which may be nearly any word.
  ///
  /// In `` func move(in: Int, `inout`: Int) `` only the second needs backticks.
  var escapedAsLabel: String {
    isPlainName && !["inout", "let", "var"].contains(self) ? self : "`\(self)`"
  }

  /// The name as that of a tuple's element, after a dot.
  var escapedAfterDot: String {
    isPlainName && !["init", "self", "Protocol", "Type"].contains(self) ? self : "`\(self)`"
  }

  /// The name as an argument label in a call, which may be any word but one.
  var escapedInCall: String { isPlainName && self != "inout" ? self : "`\(self)`" }

  /// The text as a literal.
  var quoted: String {
    "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  /// The name between the backticks, if it is written in some.
  var withoutBackticks: String {
    guard utf8.count > 1, utf8.first == .backtick, utf8.last == .backtick else { return self }
    return String(dropFirst().dropLast())
  }

  /// Whether nothing in the name needs backticks, or it has them.
  ///
  /// Bytes, because this is asked of every name: as characters they took a thirtieth of a run.
  var isPlainName: Bool {
    utf8.first == .backtick
      || !(utf8.first?.isDigit ?? false)
        && utf8.allSatisfy { $0.isWordPart && $0 != UInt8(ascii: "$") }
  }

  private static let reservedInExpressions = TableText.words(
    """
    as associatedtype break case catch class continue default defer deinit do else enum extension
    fallthrough false fileprivate for func guard if import in init inout internal is let nil operator
    precedencegroup private protocol public repeat rethrows return self static struct subscript super
    switch throw throws true try typealias var where while
    """)
}
