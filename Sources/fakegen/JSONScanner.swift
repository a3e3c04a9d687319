import FakegenSyntax

/// Finds where a text stops being JSON, which the decoder does not tell.
struct JSONScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private var isTooDeep = false

  /// The line and column of the first byte that no JSON has there; `nil` if there is none, or it is too deep.
  static func firstProblem(in bytes: [UInt8]) -> (line: Int, column: Int)? {
    var scanner = JSONScanner(bytes: bytes)
    scanner.skipSpace()
    let isValue = scanner.skipValue()
    scanner.skipSpace()
    if isValue && scanner.position == bytes.count || scanner.isTooDeep { return nil }
    return SourceText(path: "", bytes: bytes).location(of: scanner.position)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func skipSpace() {
    while position < bytes.count, [9, 10, 13, 32].contains(bytes[position]) { position += 1 }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Skips a value; `false` if there is none, with the position where one would have to go on.
  private mutating func skipValue() -> Bool {
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else {
      isTooDeep = true
      return false
    }
    switch current {
    case UInt8(ascii: "{"): return skipElements("{", "}", areNamed: true)
    case UInt8(ascii: "["): return skipElements("[", "]", areNamed: false)
    case UInt8(ascii: "\""): return skipString()
    default: return skipWord()
    }
  }

  private mutating func skipElements(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, areNamed: Bool
  ) -> Bool {
    _ = skip(open)
    skipSpace()
    if skip(close) { return true }
    while true {
      if areNamed {
        guard current == UInt8(ascii: "\""), skipString() else { return false }
        skipSpace()
        guard skip(":") else { return false }
        skipSpace()
      }
      guard skipValue() else { return false }
      skipSpace()
      if skip(close) { return true }
      guard skip(",") else { return false }
      skipSpace()
    }
  }

  private mutating func skipString() -> Bool {
    let start = position
    position += 1
    while position < bytes.count, current != UInt8(ascii: "\n") {
      if skip("\"") { return true }
      position += current == UInt8(ascii: "\\") ? 2 : 1
    }
    position = start
    return false
  }

  /// Skips `true`, `false`, `null` or a number.
  private mutating func skipWord() -> Bool {
    let start = position
    while position < bytes.count, "+-.0123456789Eaeflnrstu".utf8.contains(current) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    if ["true", "false", "null"].contains(word) || word.isJSONNumber { return true }
    position = start
    return false
  }
}

extension String {
  fileprivate var isJSONNumber: Bool {
    wholeMatch(of: #/-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/#) != nil
  }
}
