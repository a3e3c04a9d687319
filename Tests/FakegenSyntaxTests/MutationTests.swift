@testable import FakegenSyntax
import TestSupport
import Testing

/// Checks that the parser ends for every fixture with a token deleted or doubled, or with the text cut at the token.
///
/// A run mutates a fifth of the tokens, a different one each day; `CHECK=all` mutates all.
struct MutationTests {
  static let fixtures =
    Project.swiftFiles(in: "Fixtures/Golden")
    // `EveryRow` consists of hundreds of similar lines.
    .filter { !$0.hasSuffix(".fakes.swift") && !$0.hasSuffix("EveryRow.swift") }
    .map { "Fixtures/Golden/\($0)" }
    + Project.swiftFiles(in: "Fixtures/Regressions").map { "Fixtures/Regressions/\($0)" }

  @Test(arguments: fixtures)
  func `the parser survives any mutation`(path: String) throws {
    let bytes = Array(try Project.text(path).utf8)
    let source = SourceText(path: path, bytes: bytes)
    for token in Project.todaysFifth(source.tokens(in: SourceRange(0, bytes.count))) {
      survive(Array(bytes[..<token.start]) + bytes[token.end...])
      survive(Array(bytes[..<token.end]) + bytes[token.start...])
      survive(Array(bytes[..<token.end]))
    }
  }

  /// Parses a text, and checks that every range is inside the text.
  private func survive(_ bytes: [UInt8]) {
    var diagnostics: [Diagnostic] = []
    let source = SourceText(path: "", bytes: bytes)
    let file = parse(source, diagnostics: &diagnostics)
    #expect(diagnostics.allSatisfy { $0.offset >= 0 && $0.offset <= bytes.count })
    for case .declaration(let declaration) in file.items {
      #expect(declaration.range.end <= bytes.count)
    }
  }

  @Test(arguments: [
    "(", "?", "!", ".A", ".Type", " & A", "#else\n", "[", "{", "<", "#if A\n", "/*", "\"\\(", "A<",
    "protocol P { ", "(() -> ",
  ])
  func `ten thousand levels of nesting are reported`(opening: String) {
    for prefix in ["", "protocol P { var x: ", "protocol P { func f(_ x: "] {
      survive(Array((prefix + String(repeating: opening, count: 10_000)).utf8))
    }
  }
}
