/// What kind of declaration a text begins, by its first words.
enum DeclarationKind: String {
  case `protocol`, `struct`, `class`, `actor`, `enum`, `extension`
  case property, function, initializer, `subscript`
  case typealias_ = "type alias"
  case associatedtype_ = "associated type"
  case enumCase = "enum case"
  case `import`, `operator`, macro, deinitializer
  case other = "declaration"

  /// Reads the text of one declaration up to its keyword.
  ///
  /// - Parameter source: The declaration, as the compiler hands it over, its attributes and modifiers before it.
  init(of source: String) {
    var scanner = WordScanner(source)
    while let word = scanner.next() {
      // As in `class func`, `class override func`.
      if word == "class", let next = scanner.peek(),
        Self.members[next] != nil || Self.modifiers.contains(next)
      {
        continue
      }
      if let kind = Self.types[word] ?? Self.members[word] {
        self = kind
        return
      }
    }
    self = .other
  }

  private static let modifiers: Set = [
    "override", "final", "public", "package", "internal", "fileprivate", "private", "open",
    "nonisolated",
  ]

  private static let types: [String: DeclarationKind] = [
    "protocol": .protocol, "struct": .struct, "class": .class, "actor": .actor, "enum": .enum,
    "extension": .extension,
  ]

  private static let members: [String: DeclarationKind] = [
    "var": .property, "let": .property, "func": .function, "init": .initializer,
    "subscript": .subscript, "typealias": .typealias_, "associatedtype": .associatedtype_,
    "case": .enumCase, "import": .import, "operator": .operator, "macro": .macro,
    "deinit": .deinitializer,
  ]
}

extension HostMessage.Syntax {
  /// Where the code begins: the compiler hands over the blanks and comments before it as well.
  var offsetOfCode: Int {
    var scanner = WordScanner(source)
    scanner.skipTrivia()
    return (location?.offset ?? 0) + source.utf8.count - scanner.rest.count
  }
}

/// Reads words, and nothing of what is in comments, strings, brackets and attributes.
private struct WordScanner {
  private(set) var rest: Substring.UTF8View

  init(_ source: String) {
    rest = Substring(source).utf8
  }

  /// The next word; `nil` at the end, or at a brace.
  mutating func next() -> String? {
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "/"): skipComment()
      case UInt8(ascii: "@"):
        rest.removeFirst()
        _ = word()
        while rest.first == UInt8(ascii: ".") {
          rest.removeFirst()
          _ = word()
        }
      case UInt8(ascii: "("): skipBrackets()
      case UInt8(ascii: "{"): return nil
      case _ where Self.isPartOfWord(byte): return word()
      default: rest.removeFirst()
      }
    }
    return nil
  }

  /// Moves to the next byte that is neither blank nor in a comment.
  mutating func skipTrivia() {
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "/"): skipComment()
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        rest.removeFirst()
      default: return
      }
    }
  }

  /// The next word, which stays the next.
  func peek() -> String? {
    var copy = self
    return copy.next()
  }

  private mutating func word() -> String {
    let word = rest.prefix(while: Self.isPartOfWord)
    rest = rest.dropFirst(word.count)
    return String(Substring(word))
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func skipComment() {
    rest.removeFirst()
    if rest.first == UInt8(ascii: "/") {
      rest = rest.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      return
    }
    guard rest.first == UInt8(ascii: "*") else { return }
    var depth = 1
    rest.removeFirst()
    while depth > 0, let byte = rest.popFirst() {
      switch (byte, rest.first) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): depth -= 1
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): depth += 1
      default: continue
      }
      rest.removeFirst()
    }
  }

  private mutating func skipBrackets() {
    var depth = 0
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "/"):
        skipComment()
        continue
      default: break
      }
      if rest.isEmpty { return }
      rest.removeFirst()
      if depth == 0 { return }
    }
  }

  /// Moves to the quote that ends a string; an interpolation may hold another, which its brackets tell.
  private mutating func skipString() {
    rest.removeFirst()
    while let byte = rest.first, byte != UInt8(ascii: "\"") {
      rest.removeFirst()
      if byte == UInt8(ascii: "\\") {
        if rest.first == UInt8(ascii: "(") { skipBrackets() } else { rest = rest.dropFirst() }
      }
    }
  }
}
