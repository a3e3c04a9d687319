import FakegenCore
import FakegenSyntax
import TestSupport
import Testing

/// Compares messages with the `expected-error {{…}}` comments on their lines.
struct DiagnosticTests {
  @Test(
    arguments: Project.swiftFiles(in: "Fixtures/Diagnostics").filter { !$0.hasPrefix("Macro/") })
  func `messages are reported at their locations`(path: String) throws {
    let source = SourceText(path: path, try Project.text("Fixtures/Diagnostics/\(path)"))
    let generation = generate(from: [Input(source)], configuration: Configuration())
    let said = generation.diagnostics.map {
      "\(source.location(of: $0.offset).line): \($0.severity.rawValue): \($0.message.text)"
    }
    #expect(said.sorted() == expectations(in: source[SourceRange(0, source.bytes.count)]).sorted())
  }

  /// These texts are not fixtures, because an `expected-…` comment does not fit on a line that ends with a comment.
  @Test(arguments: [
    (
      "protocol A {}  // @Faked",
      ["'@Faked' is treated as a comment; write it above the declaration"]
    ),
    (
      "protocol A {\t// @Faked(createSpy: true)\n}",
      ["'@Faked' is treated as a comment; write it above the declaration"]
    ),
    (
      "struct A {  // @Faked\n  let x: Int\n}\nprotocol B {}",
      ["'@Faked' is treated as a comment; write it above the declaration"]
    ),
    (
      "@Faked protocol A {\n  var x: Int { get } // @FakeDefault(3)\n}",
      ["'@FakeDefault' is treated as a comment; write it above the declaration"]
    ),
    ("@Faked protocol A {}  // @Faked", []), ("protocol A {}  // @Faked elsewhere", []),
    ("protocol A {}  // @FakedToo", []), ("import Faked  // @Faked\nprotocol A {}", []),
    ("let a = 1  // @Faked\nprotocol A {}", []), ("// @Faked\rprotocol A {}\r", []),
    ("protocol A {}\n// @Faked", []),
  ])
  func `an annotation after a declaration is reported as ineffective`(
    text: String, messages: [String]
  ) {
    let source = SourceText(path: "A.swift", text)
    let generation = generate(from: [Input(source)], configuration: Configuration())
    #expect(generation.diagnostics.map(\.message.text) == messages)
  }

  @Test func `a message is one line even if it quotes several`() {
    let source = SourceText(
      path: "A.swift",
      """
      @Faked protocol A {
        @FakeDefault(exp: \"""
          let x = 1
          x
          \""") func f() -> Int
      }
      """)
    let generation = generate(from: [Input(source)], configuration: Configuration())
    #expect(
      generation.diagnostics.map(\.message.text) == ["'let x = 1 x' is not a single expression"])
  }

  /// Whoever only uses another package cannot change its files.
  @Test(
    arguments: [
      ("protocol Own { func helper() -> any Helper }", .trap, .note),
      ("protocol Own { func both() -> any Helper & Service }", .trap, .note),
      ("protocol Own: Helper {}", .trap, .warning),
      ("// @Faked\nextension Helper {}", .trap, .warning),
      (
        "protocol Own: Helper { func helper() -> any Helper }", .trap,
        .warning
      ),
      ("protocol Own { func helper() -> any Helper }", .error, .error),
    ] as [(String, Configuration.Unresolved, Diagnostic.Severity)])
  func `about other files, only what was asked for is a warning`(
    own: String, unresolved: Configuration.Unresolved, expected: Diagnostic.Severity
  ) {
    var configuration = Configuration()
    configuration.fakesAll = true
    configuration.unresolved = unresolved
    let other = SourceText(
      path: "Other.swift",
      """
      public struct Token { private init() {} }
      public protocol Helper { func token() -> Token }
      public protocol Service {}
      """)
    let generation = generate(
      from: [Input(SourceText(path: "Own.swift", own)), Input(other, isSupport: true)],
      configuration: configuration)
    let others = generation.diagnostics.filter { $0.path == "Other.swift" }
    #expect(others.map(\.severity) == [expected])
    #expect(others.allSatisfy { $0.message.text.contains("'Helper.token()'") })
  }

  private func expectations(in text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
      number, line in
      line.matches(of: #/expected-(error|warning|note) \{\{(.*?)\}\}(?: |$)/#).map {
        "\(number + 1): \($0.output.1): \($0.output.2)"
      }
    }
  }
}
