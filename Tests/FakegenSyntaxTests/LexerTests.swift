@testable import FakegenSyntax
import Testing

struct LexerTests {
  @Test(arguments: [
    ("a /* b /* c */ d */ e", ["a", "e"]),
    ("// import nothing, )\nx", ["x"]),
    (#""a \("}") b" c"#, [#""a \("}") b""#, "c"]),
    (##"#"raw \( "# x"##, [##"#"raw \( "#"##, "x"]),
    ("\"\"\"\n\"quoted\" }\n\"\"\" x", ["\"\"\"\n\"quoted\" }\n\"\"\"", "x"]),
    (##"#"""# x"##, [##"#"""#"##, "x"]),
    ("`do the thing`()", ["`do the thing`", "(", ")"]),
    ("a...b ..< c -> d = e", ["a", "...", "b", "..<", "c", "->", "d", "=", "e"]),
    ("a .== b ./* c */d .&+ e", ["a", ".==", "b", ".", "d", ".&+", "e"]),
    ("x/*c*/+/*d*/y", ["x", "+", "y"]),
    ("A::B `a`::`b` c: :d", ["A", "::", "B", "`a`", "::", "`b`", "c", ":", ":", "d"]),
    ("e(_::) f::1", ["e", "(", "_", ":", ":", ")", "f", ":", ":", "1"]),
    ("0x1F 1_000.5e3 1.max", ["0x1F", "1_000.5e3", "1", ".", "max"]),
    ("été≠-名前", ["été", "≠-", "名前"]),
    ("#if #elseif #else #endif #warning", ["#if", "#elseif", "#else", "#endif", "#warning"]),
    ("\u{FEFF}a", ["a"]),
    ("#!/usr/bin/env swift\na", ["a"]),
    ("#/a\"{/# b", ["#/a\"{/#", "b"]), ("#/\r\na }\r\n/# b", ["#/\r\na }\r\n/#", "b"]),
    (###"#"\#(f("#"))"# x"###, [###"#"\#(f("#"))"#"###, "x"]),
    (##""\(#line)\(f(#"")"#))" b"##, [##""\(#line)\(f(#"")"#))""##, "b"]),
  ])
  func `token boundaries are those of the compiler`(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test func `a part of a text is read from its beginning`() {
    let source = SourceText(path: "", "\u{FEFF}a b")
    #expect(source.tokens(in: SourceRange(5, 6)).map(\.start) == [5])
  }

  @Test func `only unescaped words are keywords`() {
    let bytes = Array("protocol `protocol` protocols".utf8)
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer, in: SourceRange(0, bytes.count))
      #expect(lexer.next().keyword == .protocol)
      #expect(lexer.next().keyword == nil)
      #expect(lexer.next().keyword == nil)
    }
  }

  @Test(arguments: [
    "\"open", "\"\"\"\nopen", "/* open /* */", "`open", "#\"open\"", "\"\\(\"",
  ])
  func `unclosed delimiters are reported`(text: String) {
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer, in: SourceRange(0, bytes.count))
      while lexer.next().kind != .endOfFile {}
      #expect(!lexer.problems.isEmpty)
    }
  }

  @Test(arguments: [
    "{ let r = /[}]/; f(a / b, c / d) } x",
    "{ \"\\(f { \"}\" })\" } x",
    "{ // }\n /* } */ } x",
    "{ #\"}\"# } x",
    "{ x = a\n/ b\n} x",
    "{ if c { return /}/ } } x",
    "{ f( // c\n/}/) } x",
    "{ if c { return/}/ } } x",
    "{ a = b\n/}/.c\n if d {}\n/}/.e } x",
    "{ a as! /}/; try! /\"/ } x",
    "{ if f(0, /) { a/b } } x",
    "{ [*, /].map { $0 / 2 } } x",
    "{ f(π/2, \"}/\") } x",
    "{ a /= f({ b/c }) } x",
  ])
  func `a body is skipped to its own brace`(text: String) {
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { buffer in
      var parser = Parser(buffer, in: SourceRange(0, bytes.count))
      parser.skipBracketed()
      #expect(parser.at(word: "x") && parser.problems.isEmpty)
    }
  }

  @Test(arguments: ["", "\u{FEFF}", "\u{FEFF} ", "x\n", "x\r\n"])
  func `an annotation in a comment is found at the start of a line`(before: String) {
    let outline = Outline(SourceText(path: "", "\(before)// @Faked\nprotocol A {}"))
    #expect(outline.annotations.count == 1)
  }

  private func tokens(_ text: String) -> [String] {
    let source = SourceText(path: "", text)
    return source.bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer, in: SourceRange(0, buffer.count))
      var result: [String] = []
      while true {
        let token = lexer.next()
        if token.kind == .endOfFile { return result }
        result.append(source[token.range])
      }
    }
  }
}
