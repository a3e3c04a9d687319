@testable import FakegenSyntax
import TestSupport
import Testing

/// Every fixture with a token deleted, doubled, or the text cut there: the parser comes to an end.
///
/// A run takes a fifth of the tokens, another one each day; `CHECK=all` takes all.
struct MutationTests {
  static let fixtures =
    Project.swiftFiles(in: "Fixtures/Golden")
    // Every row is hundreds of lines that are all alike.
    .filter { !$0.hasSuffix(".fakes.swift") && !$0.hasSuffix("EveryRow.swift") }
    .map { "Fixtures/Golden/\($0)" }
    + Project.swiftFiles(in: "Fixtures/Regressions").map { "Fixtures/Regressions/\($0)" }

  @Test(arguments: fixtures)
  func `the parser survives any mutation`(path: String) throws {
    let bytes = Array(try Project.text(path).utf8)
    let source = SourceText(path: path, bytes: bytes)
    for token in Project.fifthOfToday(source.tokens(in: SourceRange(0, bytes.count))) {
      survive(Array(bytes[..<token.start]) + bytes[token.end...])
      survive(Array(bytes[..<token.end]) + bytes[token.start...])
      survive(Array(bytes[..<token.end]))
    }
  }

  /// Parses, and checks that every range lies inside the text.
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
  func `ten thousand levels end in a message`(opening: String) {
    for prefix in ["", "protocol P { var x: ", "protocol P { func f(_ x: "] {
      survive(Array((prefix + String(repeating: opening, count: 10_000)).utf8))
    }
  }
}
