import Testing

@testable import FakegenKnowledge

@Suite struct WordSearchTests {
  private let search = WordSearch(["now", "no!", "Ω", "(", ""])

  @Test(
    "a word is found wherever it stands",
    arguments: ["now", "is it now", "nonow", "f(x)", "2 Ω", "no no!", "("])
  func found(text: String) {
    #expect(search.isFound(in: text))
  }

  @Test("no part of a word is found", arguments: ["", "no", "no w", "n o w", "Now", "ω", "f)"])
  func notFound(text: String) {
    #expect(!search.isFound(in: text))
  }
}
