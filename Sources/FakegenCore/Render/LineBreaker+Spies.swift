// What spies have most of: results with many generic arguments, and blocks of code.

extension LineBreaker {
  /// A function whose result is generic: its arguments go below before the parameters do; `nil` if they need not.
  func lines(ofHeadWithGenericResult head: String, opening: String) -> [String]? {
    guard head.isFunction, let arrow = head.range(ofTopLevel: " -> ") else { return nil }
    let (result, clause) = String(head[arrow.upperBound...]).separatingConstraints
    let last = clause + opening
    guard result.hasSuffix(">"), let angle = result.firstIndex(of: "<") else { return nil }
    let signature = String(head[..<arrow.lowerBound])
    let hasClause = !clause.isEmpty
    if hasClause, fits("\(signature) -> \(result)") {
      return ["\(signature) -> \(result)", last.trimmingSpaceAtStart]
    }
    let closing = hasClause ? [">", last] : [">" + last]
    if fits("\(signature) -> \(result[...angle])") {
      return ["\(signature) -> \(result[...angle])"] + arguments(of: result, after: angle) + closing
    }
    if fits(signature) {
      let type = fits("  -> \(result)") ? ["-> \(result)"] : lines(ofGenericType: "-> \(result)")
      return [signature] + type.map { "  \($0)" } + [last.trimmingSpaceAtStart]
    }
    guard let group = signature.firstGroup(opening: "("), !group.content.isEmpty else {
      return nil
    }
    let start = [group.prefix + "("] + filled(group.content, parameter)
    let end = ")\(group.suffix) -> "
    // Below its parameters, the result is like any other.
    if !hasClause, fits("\(end)\(result)\(opening)") { return nil }
    if hasClause, fits("\(end)\(result)") { return start + ["\(end)\(result)", last] }
    return start + ["\(end)\(result[...angle])"] + arguments(of: result, after: angle) + closing
  }

  /// A generic type with its arguments below.
  func lines(ofGenericType type: String) -> [String] {
    guard type.hasSuffix(">"), let angle = type.firstIndex(of: "<") else { return [type] }
    let inner = LineBreaker(columns: columns - 2)
    return ["\(type[...angle])"] + inner.arguments(of: type, after: angle) + [">"]
  }

  private func arguments(of type: String, after angle: String.Index) -> [String] {
    filled(String(type[type.index(after: angle)...].dropLast()), tuple)
  }

  /// A tuple or a function that is too long for a line, with its elements below.
  private func tuple(_ text: String) -> [String] {
    guard let group = text.firstGroup(opening: "("), !group.content.isEmpty else {
      return indented(text)
    }
    let inner = LineBreaker(columns: columns - 2)
    let lines =
      [group.prefix + "("] + inner.filled(group.content, inner.tuple) + [")" + group.suffix]
    return lines.map { "  \($0)" }
  }

  /// A statement that ends in blocks, as `if let stub = … { … }` or `store { … } set: { … }`, with their code on lines
  /// of its own; `nil` if the text is something else.
  func lines(ofBlocks text: String) -> [String]? {
    guard text.hasSuffix("}"), let parts = text.blocks, !parts[0].head.isEmpty else { return nil }
    var lines: [String] = []
    for (index, part) in parts.enumerated() {
      let head = index == 0 ? part.head : "} \(part.head)"
      let (parameters, body) = part.body.closureParameters
      let opening = " {" + (parameters.isEmpty ? "" : " \(parameters)")
      if fits(head + opening) {
        lines.append(head + opening)
        lines += indented(body)
      } else {
        guard index == 0, parts.count == 1 else { return nil }
        return self.lines(ofHead: head, block: part.body)
      }
    }
    return lines + ["}"]
  }

  /// A block whose head is too long for a line: the last arguments in it go below.
  private func lines(ofHead head: String, block: String) -> [String]? {
    guard head.hasSuffix(")"), let group = head.lastGroup, !group.content.isEmpty else {
      return nil
    }
    let start = [group.prefix + "("] + filled(group.content)
    let isCondition = head.hasPrefix("if ")
    if isCondition, !fits(start[0]) { return lines(ofCondition: head, block: block) }
    if !isCondition, fits(") { \(block) }") { return start + [") { \(block) }"] }
    if isCondition {
      var start = start
      start[start.count - 1] += ")"
      return start + ["{"] + indented(block) + ["}"]
    }
    let (parameters, body) = block.closureParameters
    return start + [") {" + (parameters.isEmpty ? "" : " \(parameters)")] + indented(body) + ["}"]
  }
}

extension LineBreaker {
  /// A condition in which the first call alone is too long for a line: the arguments of both calls go below.
  private func lines(ofCondition head: String, block: String) -> [String]? {
    guard let first = head.firstGroup(opening: "("), !first.content.isEmpty else { return nil }
    let start = [first.prefix + "("] + filled(first.content)
    let body = indented(block) + ["}"]
    if fits(")\(first.suffix) {") { return start + [")\(first.suffix) {"] + body }
    guard let last = first.suffix.lastGroup else { return nil }
    var arguments = filled(last.content)
    arguments[arguments.count - 1] += ")"
    return start + [")\(last.prefix)("] + arguments + ["{"] + body
  }

  /// Operands with `&&` or `??` between them, as many in each line as fit; `nil` if the text is something else.
  func lines(ofOperands text: String) -> [String]? {
    for name in [" && ", " ?? "] {
      let operands = text.splitAtTopLevel(at: name)
      if operands.count == 1 { continue }
      var lines = [operands[0]]
      for operand in operands.dropFirst() {
        if let last = lines.last, fits(last + name + operand) {
          lines[lines.count - 1] = last + name + operand
        } else {
          lines += indented(name.trimmingSpaceAtStart + operand)
        }
      }
      return lines
    }
    return nil
  }
}

extension String {
  /// What stands before and in each of the braces that a text ends in.
  fileprivate var blocks: [(head: String, body: String)]? {
    var result: [(head: String, body: String)] = []
    var start = startIndex
    var opening: Index?
    forEachCode { index, byte, depth, _ in
      guard depth == 0 else { return true }
      if byte == UInt8(ascii: "{") {
        opening = index
      } else if byte == UInt8(ascii: "}"), let open = opening {
        let head = String(self[start..<open]).trimmingSpaceAtStart
        let body = String(self[utf8.index(after: open)..<index]).trimmingSpaceAtStart
        result.append((head.trimmingSpaceAtEnd, body.trimmingSpaceAtEnd))
        start = utf8.index(after: index)
        opening = nil
      }
      return true
    }
    return start == endIndex && !result.isEmpty && result.allSatisfy { !$0.head.isEmpty }
      ? result : nil
  }

  /// `result in`, and what follows it.
  fileprivate var closureParameters: (String, body: String) {
    guard let found = range(ofTopLevel: " in "),
      self[..<found.lowerBound].allSatisfy({ $0.isLetter || "_, ".contains($0) })
    else { return ("", self) }
    return (self[..<found.lowerBound] + " in", String(self[found.upperBound...]))
  }

  /// The brackets that the text ends in.
  var lastGroup: BracketGroup? {
    guard hasSuffix(")") else { return nil }
    var start: Index?
    forEachCode { index, byte, depth, _ in
      if depth == 0, byte == UInt8(ascii: "(") { start = index }
      return true
    }
    guard let start else { return nil }
    return BracketGroup(
      prefix: String(self[..<start]), opening: "(",
      content: String(self[utf8.index(after: start)...].dropLast()), closing: ")", suffix: "")
  }
}
