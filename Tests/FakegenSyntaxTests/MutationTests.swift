import FakegenSyntax
import TestSupport
import Testing

/// Checks that the parser ends for every fixture with a token deleted or doubled, or with the text cut at the token.
///
/// A run mutates a fifth of the tokens of a fifth of the fixtures. `Mutation tokens` mutates all, in an optimized build.
struct MutationTests {
  static let fixtures =
    Project.swiftFiles(in: "Fixtures/Golden")
    // `EveryRow` consists of hundreds of similar lines.
    .filter { !$0.hasSuffix(".fakes.swift") && !$0.hasSuffix("EveryRow.swift") }
    .map { "Fixtures/Golden/\($0)" }
    + Project.swiftFiles(in: "Fixtures/Regressions").map { "Fixtures/Regressions/\($0)" }

  @Test(arguments: Project.todaysFifth(fixtures))
  func `the parser survives any mutation`(path: String) throws {
    let source = SourceText(path: path, try Project.text(path))
    for token in Project.todaysFifth(source.allTokens) {
      #expect(parserSurvivesMutations(of: token, in: source.bytes))
    }
  }

  @Test(arguments: [
    "(", "?", "!", ".A", ".Type", " & A", "#else\n", "[", "{", "<", "#if A\n", "/*", "\"\\(", "A<",
    "protocol P { ", "(() -> ",
  ])
  func `ten thousand levels of nesting are reported`(opening: String) {
    for prefix in ["", "protocol P { var x: ", "protocol P { func f(_ x: "] {
      #expect(parserSurvives(Array((prefix + String(repeating: opening, count: 10_000)).utf8)))
    }
  }
}
