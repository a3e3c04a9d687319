import Testing

@testable import FakegenCore

struct LiteralValueTests {
  @Test(arguments: [
    ("3", "Int"), ("-1_000", "Int"), ("1.5", "Double"), ("true", "Bool"),
    ("\"a \\\" b\"", "String"),
    ("\"\"", "String"), ("10 { didSet {} }", "Int"),
  ])
  func `a literal has a type`(expression: String, type: String) {
    #expect(LiteralValue(expression)?.type == type)
  }

  @Test(arguments: ["nil", "[]", "[:]", "[1, 2]", "[[\"a, ]\"], []]"])
  func `some take any type`(expression: String) {
    #expect(LiteralValue(expression)?.text == expression)
    #expect(LiteralValue(expression)?.type == nil)
  }

  @Test(arguments: [
    "", "a", "f(1)", "3 + 4", "\"a\" + b", "\"\\(name)\"", "[f(1)]", "[1] + [2]", "[1",
    "\"\"\"\nx\n\"\"\"",
    ".zero", "1.x", "\"open", "-", "[\"a\": 1]",
  ])
  func `all else is no literal`(expression: String) {
    #expect(LiteralValue(expression) == nil)
  }
}
