import Testing

@testable import FakegenCore

struct WrittenExpressionTests {
  @Test(arguments: [
    ("3", "Int"), ("-1_000", "Int"), ("1.5", "Double"), ("true", "Bool"),
    ("\"a \\\" b\"", "String"),
    ("\"\"", "String"), ("10 { didSet {} }", "Int"), ("1e3", "Double"), ("0xFF", "Int"),
    ("3 * 10", "Int"), ("60 * 60.0", "Double"), ("(1 + 2) * 3", "Int"),
    ("0...1", "ClosedRange<Int>"),
    ("0..<1.5", "Range<Double>"), ("[\"a\", \"b\"]", "[String]"), ("[\"a\": 1]", "[String: Int]"),
    ("[1, 2.5]", "[Double]"), ("(0, true)", "(Int, Bool)"), ("!true", "Bool"),
    ("\"a\" + \"b\"", "String"),
    ("[1] + [2]", "[Int]"),
  ])
  func `a literal has a type`(expression: String, type: String) {
    #expect(WrittenExpression(expression).type == type)
  }

  @Test(arguments: ["nil", "[]", "[:]", "[[\"a, ]\"], []]", "[\"a\": nil]", "[1, true]"])
  func `some take any type`(expression: String) {
    #expect(WrittenExpression(expression).literal == expression)
    #expect(WrittenExpression(expression).type == nil)
  }

  @Test(arguments: [
    ("\"\"\"\n  a \"b\"\n\n  c\n  \"\"\"", "\"a \\\"b\\\"\\n\\nc\""),
    ("\"\"\"\na \\\nb\\tc\n\"\"\" { didSet {} }", "\"a b\\tc\""),
    ("\"\"\"\n\"\"\"", "\"\""),
  ])
  func `lines become one`(expression: String, text: String) {
    #expect(WrittenExpression(expression).literal == text)
  }

  @Test(arguments: [
    "", "a", "f(1)", "3 + a", "\"a\" + b", "\"\\(name)\"", "[f(1)]", "[1",
    "\"\"\"\n\\(x)\n\"\"\"", "\"\"\"\nx",
    ".zero", "1.x", "\"open", "-", "[\"a\": b]", "0x", "1e", "3.days", "3 -", "(1", "[1][0]",
  ])
  func `all else is no literal`(expression: String) {
    #expect(WrittenExpression(expression).literal == nil)
  }
}
