import FakegenSyntax
import Testing

/// Which initializers change their arguments.
struct ChangedArgumentsTests {
  @Test(arguments: [
    "self.a = a + 1", "self.a = b * (a.c - 1)", "self.a = b ?? -1 + a", "self.a = f(x: 1 - a)",
    "self.a = \"b: \\(a)\"", "self.a = \"\\(b)\\(f(a.c))\".d", "self.a = b\n  + a\nself.c = 1",
    "if b { self.a = f(a) + 1 }; self.a = a", "self.a = a; self.a += 1", "self.a = !a",
    "self.a = -a", "self.a = 1 - b.c(a)",
  ])
  func `an argument is changed again each time`(body: String) {
    #expect(changes(body))
  }

  @Test(arguments: [
    "self.a = a", "self.a = max(0, a)", "self.a = a.lowercased()", "self.a = a ?? 60 * 60",
    "self.a = a > 0 ? a : -a", "self.a = a.sorted { a + $0 }", "self.a = b[a + 1] ?? a",
    "self.a = \"\\(a)\"", "self.a = \"a \\(b)\"", "self.a = f(a: 1 + 2)", "self.b = a + 1",
    "self.a = a??b-1", "self.a = a; self.b = 1 + a", "self.a = a!\nself.b = a + 1", "c.a = a + 1",
    "self.a = c.a + 1", "self.a = 1 - f(a: 2)",
    "self.a", "",
  ])
  func `an argument is stored as it is, or so that a change makes no difference`(body: String) {
    #expect(!changes(body))
  }

  private func changes(_ body: String) -> Bool {
    SourceText(path: "Test.swift", "init(a: T) { \(body) }").changedArguments(inBodyAfter: 0)
      .contains("a")
  }
}
