import FakegenKnowledge
import FakegenSyntax

/// Breaks lines that are too long, where `swift format` breaks them.
///
/// It works on text, because a signature is the user's own; what holds a comment or a string of several lines
/// stays as it is.
struct LineBreaker {
  /// How many characters a line may have.
  let columns: Int

  // MARK: - Declarations

  /// The lines of a declaration's head.
  ///
  /// - Parameters:
  ///   - head: The head, in one line or as the user broke it.
  ///   - opening: What follows on the same line, as ` {`.
  /// - Returns: The lines.
  func lines(ofHead head: String, opening: String) -> [String] {
    let lines = brokenLines(ofHead: head, opening: opening)
    return lines.isSameCode(as: head + opening) ? lines : [head + opening]
  }

  private func brokenLines(ofHead head: String, opening: String) -> [String] {
    guard let head = joined(head) else { return [head + opening] }
    if fits(head + opening) { return [head + opening] }
    if let lines = lines(ofHeadWithGenericResult: head, opening: opening) { return lines }
    if head.isFunction { return lines(ofFunction: head, opening: opening) }
    if head.contains("var ") { return lines(ofVariable: head, opening: opening) }
    if opening == " {}", fits(head + " {") { return [head + " {", "}"] }
    return lines(ofTypeHead: head, opening: opening)
  }

  /// The `where` clause on a line of its own, the parameters below, or both.
  private func lines(ofFunction head: String, opening: String) -> [String] {
    let (signature, clause) = head.separatingConstraints
    let constraints = lines(ofConstraints: clause, opening: opening)
    if !clause.isEmpty, fits(signature) { return [signature] + constraints }
    guard let group = signature.firstGroup(opening: "("), !group.content.isEmpty else {
      return [head + opening]
    }
    let start = [group.prefix + "("] + filled(group.content, parameter)
    let end = ")" + group.suffix
    let whole = (clause.isEmpty ? end : "\(end) \(clause)") + opening
    return start + (clause.isEmpty || fits(whole) ? [whole] : [end] + constraints)
  }

  /// Parents on lines of their own, and the `where` clause.
  private func lines(ofTypeHead head: String, opening: String) -> [String] {
    let (head, clause) = head.separatingConstraints
    var lines = [head]
    if !fits(head), let colon = head.range(ofTopLevel: ": ") {
      let start = String(head[..<colon.upperBound].dropLast())
      lines = parents(String(head[colon.upperBound...]), after: start)
    }
    return lines + self.lines(ofConstraints: clause, opening: opening)
  }

  /// A `where` clause with what follows it, the constraints below if one line does not hold all.
  private func lines(ofConstraints clause: String, opening: String) -> [String] {
    let line = (clause + opening).trimmingSpaceAtStart
    if clause.isEmpty || fits(line) { return line.isEmpty ? [] : [line] }
    return ["where"] + filled(String(clause.dropFirst("where ".count)))
      + [opening.trimmingSpaceAtStart]
  }

  /// The type on a line of its own.
  private func lines(ofVariable head: String, opening: String) -> [String] {
    guard let colon = head.range(ofTopLevel: ": ") else { return [head + opening] }
    let type = String(head[colon.upperBound...])
    return ["\(head[..<colon.upperBound].dropLast())"]
      + (fits("  \(type)") ? ["  \(type)"] : lines(ofGenericType: type).map { "  \($0)" })
      + (opening.isEmpty ? [] : [opening.trimmingSpaceAtStart])
  }

  /// The lines of an attribute, which may have been broken already.
  func lines(ofAttribute text: String) -> [String] {
    if text.hasPrefix("#if") { return indentedLines(ofCondition: text) }
    guard text.contains("\n") || !fits(text), let line = joined(text) else { return [text] }
    guard !fits(line), let group = line.firstGroup(opening: "(") else {
      return [line].isSameCode(as: text) ? [line] : [text]
    }
    let lines = [group.prefix + "("] + filled(group.content) + [")" + group.suffix]
    return lines.isSameCode(as: text) ? lines : [text]
  }

  /// As many of some parents as fit behind the colon, and the others below.
  private func parents(_ parents: String, after start: String) -> [String] {
    var line = start
    var parts = parents.splitAtTopLevel()[...]
    while let part = parts.first, fits("\(line) \(part),") {
      line += " \(part)" + (parts.count > 1 ? "," : "")
      parts.removeFirst()
    }
    return [line] + (parts.isEmpty ? [] : filled(parts.joined(separator: ", ")))
  }

  /// A head in one line; `nil` if it has to stay as it was written.
  func joined(_ head: String) -> String? {
    if head.isUnbreakable { return nil }
    guard head.contains("\n") else { return head }
    let words = head.split { $0 == "\n" || $0 == " " || $0 == "\t" }
    let line = words.joined(separator: " ")
    return line.replacing("( ", with: "(").replacing(", )", with: ")").replacing(" )", with: ")")
  }

  /// Attributes under a condition, with what is between the directives indented.
  private func indentedLines(ofCondition text: String) -> [String] {
    text.split(separator: "\n").map { line in
      let line = line.drop { $0 == " " || $0 == "\t" }
      return line.hasPrefix("#") ? String(line) : "  \(line)"
    }
  }

  // MARK: - Expressions

  /// The lines of a statement.
  func lines(ofStatement text: String) -> [String] {
    if text.isUnbreakable { return [text] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      line -> [String] in
      let indentation = line.prefix { $0 == " " }
      let inner = LineBreaker(columns: columns - indentation.count)
      let lines = inner.lines(ofExpression: String(line.dropFirst(indentation.count)))
      return lines.isSameCode(as: String(line)) ? lines.map { indentation + $0 } : [String(line)]
    }
  }

  func lines(ofExpression text: String) -> [String] {
    // Each pair of brackets takes two columns, so the depth has an end.
    if !fits(text), let lines = lines(ofBlocks: text) ?? lines(ofOperands: text) { return lines }
    guard columns > 20, !fits(text) || text.contains("; "),
      let first = text.firstGroup(), let group = first.content.isEmpty ? text.lastGroup : first,
      !group.content.isEmpty
    else { return [text] }
    if fits(text), group.opening != "{" { return [text] }
    if group.opening == "{" {
      let statements = group.content.splitAtTopLevel(at: ";").flatMap(indented)
      return [group.prefix + "{"] + statements + ["}" + group.suffix]
    }
    var lines = [group.prefix + group.opening] + filled(group.content)
    lines[lines.count - 1] += group.closing + group.suffix
    return lines
  }

  func indented(_ text: String) -> [String] {
    LineBreaker(columns: columns - 2).lines(ofExpression: text).map { "  \($0)" }
  }

  /// A parameter whose type is too long for a line: that of a function, with its own parameters below.
  func parameter(_ text: String) -> [String] {
    guard let colon = text.range(ofTopLevel: ": "),
      let group = String(text[colon.upperBound...]).firstGroup(opening: "("),
      !group.content.isEmpty
    else { return indented(text) }
    let inner = LineBreaker(columns: columns - 4)
    let type =
      [group.prefix + "("] + inner.filled(group.content, inner.parameter) + [")" + group.suffix]
    return ["  \(text[..<colon.upperBound].dropLast())"] + type.map { "    \($0)" }
  }

  /// As many elements of a list in each line as fit.
  ///
  /// - Parameters:
  ///   - list: The elements, with commas between them.
  ///   - broken: The lines of an element that is too long for one; without it, those of an expression.
  /// - Returns: The lines.
  func filled(_ list: String, _ broken: ((String) -> [String])? = nil) -> [String] {
    var lines: [String] = []
    let elements = list.splitAtTopLevel()
    for (index, element) in elements.enumerated() {
      let text = element + (index + 1 < elements.count ? "," : "")
      // What closes the list needs a place, too.
      let tail = index + 1 < elements.count ? "" : ")"
      if let last = lines.last, fits("\(last) \(text)\(tail)") {
        lines[lines.count - 1] = "\(last) \(text)"
      } else {
        lines += fits("  \(text)\(tail)") ? ["  \(text)"] : broken?(text) ?? indented(text)
      }
    }
    return lines
  }

  func fits(_ text: String) -> Bool {
    // No text has more characters than bytes.
    text.utf8.count <= columns || text.count <= columns
  }
}

// MARK: - Text

extension [String] {
  /// Whether lines hold the tokens of a text, in which semicolons may stand for their ends.
  ///
  /// What a string or a regular expression looks like only the lexer knows.
  fileprivate func isSameCode(as text: String) -> Bool {
    if count == 1, self[0] == text { return true }
    // What `?>` is depends on where it stands, so tokens are put together again.
    return joined(separator: "\n").tokenTexts.joined() == text.tokenTexts.joined()
  }
}

/// Brackets with what is before, in and behind them.
struct BracketGroup {
  let prefix: String
  let opening: Substring
  let content: String
  let closing: Substring
  let suffix: String
}

extension String {
  fileprivate var tokenTexts: [String] {
    let source = SourceText(path: "", self)
    return source.tokens(in: SourceRange(0, source.bytes.count)).filter { $0.kind != .semicolon }
      .map { source[$0.range] }
  }

  /// Whether something in it may not be moved to another line.
  fileprivate var isUnbreakable: Bool {
    // An address in a string is no comment.
    unmovable.isFound(in: self) && unmovable.isFound(in: withoutPlainStrings)
  }

  private var withoutPlainStrings: String {
    let source = SourceText(path: "", self)
    var rest = source.bytes
    for token in source.tokens(in: SourceRange(0, rest.count)).reversed() {
      let text = source[token.range]
      guard token.kind == .string, text.hasPrefix("\""), !text.hasPrefix("\"\"\"") else { continue }
      rest.removeSubrange(token.start..<token.end)
    }
    return String(decoding: rest, as: UTF8.self)
  }

  var isFunction: Bool {
    let words = prefix { $0 != "(" }.split { $0 == " " || $0 == "<" || $0 == "?" }
    return words.contains { ["func", "init", "init!", "subscript"].contains($0) }
  }

  /// The bytes outside of string literals, with the depth of brackets at which they stand, and whether they
  /// are between the angles of a generic type at the top level.
  func forEachCode(
    _ body: (Index, UInt8, _ depth: Int, _ isInAngles: Bool) -> Bool
  ) {
    var depth = 0
    var angles = 0
    var previous: UInt8 = 0
    var isInString = false
    var isEscaped = false
    for index in utf8.indices {
      let byte = utf8[index]
      if isInString {
        if byte == UInt8(ascii: "\""), !isEscaped { isInString = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      if byte == UInt8(ascii: "\"") { isInString = true }
      if byte.closesGroup { depth -= 1 }
      if depth == 0, byte == UInt8(ascii: "<") { angles += 1 }
      // An arrow closes nothing.
      if depth == 0, byte == UInt8(ascii: ">"), previous != UInt8(ascii: "-") {
        angles = max(0, angles - 1)
      }
      if !body(index, byte, depth, angles > 0) { return }
      if byte.opensGroup { depth += 1 }
      previous = byte
    }
  }

  /// The first brackets at the top level; of one kind, if that is given.
  func firstGroup(opening bracket: Unicode.Scalar? = nil) -> BracketGroup? {
    let asked = bracket.map { UInt8(ascii: $0) }
    var start: Index?
    var result: BracketGroup?
    forEachCode { index, byte, depth, _ in
      guard depth == 0 else { return true }
      if start == nil, byte.opensGroup, byte == asked ?? byte {
        start = index
      } else if let open = start, byte.closesGroup {
        let content = self[utf8.index(after: open)..<index]
        result = BracketGroup(
          prefix: String(self[..<open]), opening: self[open...open],
          content: String(content.drop { $0 == " " }).trimmingSpaceAtEnd,
          closing: self[index...index], suffix: String(self[utf8.index(after: index)...]))
        return false
      }
      return true
    }
    return result
  }

  var trimmingSpaceAtStart: String { String(drop { $0 == " " }) }

  var trimmingSpaceAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }

  /// A declaration's head without its `where` clause, and the clause.
  var separatingConstraints: (head: String, clause: String) {
    guard let found = range(ofTopLevel: " where ") else { return (self, "") }
    return (String(self[..<found.lowerBound]), String(self[found.lowerBound...].dropFirst()))
  }

  /// The parts between commas, or what else separates them, that no bracket holds.
  func splitAtTopLevel(at separator: String = ",") -> [String] {
    var parts: [String] = []
    var start = startIndex
    forEachCode { index, _, depth, isInAngles in
      // A comma between the arguments of a generic type is inside of it.
      if depth == 0, !isInAngles, utf8[index...].starts(with: separator.utf8) {
        parts.append(String(self[start..<index].drop { $0 == " " }))
        start = utf8.index(index, offsetBy: separator.utf8.count)
      }
      return true
    }
    return parts + [String(self[start...].drop { $0 == " " })]
  }

  /// Where a text stands outside of all brackets for the first time.
  func range(ofTopLevel text: String) -> Range<Index>? {
    var found: Range<Index>?
    forEachCode { index, _, depth, isInAngles in
      guard depth == 0, !isInAngles, utf8[index...].starts(with: text.utf8) else { return true }
      found = index..<utf8.index(index, offsetBy: text.utf8.count)
      return false
    }
    return found
  }
}

extension UInt8 {
  fileprivate var opensGroup: Bool {
    self == UInt8(ascii: "(") || self == UInt8(ascii: "[") || self == UInt8(ascii: "{")
  }

  fileprivate var closesGroup: Bool {
    self == UInt8(ascii: ")") || self == UInt8(ascii: "]") || self == UInt8(ascii: "}")
  }
}

/// What makes a text one that may not be moved to another line.
private let unmovable = WordSearch(["//", "/*", "\"\"\"", "#\"", "#if"])
