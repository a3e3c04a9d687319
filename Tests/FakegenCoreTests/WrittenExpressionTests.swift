import Testing

@testable import FakegenCore

struct WrittenExpressionTests {
  @Test(arguments: [
    ("3", "Int"), ("-1_000", "Int"), ("1.5", "Double"), ("true", "Bool"),
    ("\"a \\\" b\"", "String"),
    ("\"\"", "String"), ("10 { didSet {} }", "Int"), ("1e3", "Double"), ("1e-3", "Double"),
    ("1E+3", "Double"), ("0xFF", "Int"),
    ("3 * 10", "Int"), ("60 * 60.0", "Double"), ("(1 + 2) * 3", "Int"),
    ("0...1", "ClosedRange<Int>"),
    ("0..<1.5", "Range<Double>"), ("[\"a\", \"b\"]", "[String]"), ("[\"a\": 1]", "[String: Int]"),
    ("[1, 2.5]", "[Double]"), ("(0, true)", "(Int, Bool)"), ("!true", "Bool"),
    ("\"a\" + \"b\"", "String"),
    ("[1] + [2]", "[Int]"),
  ])
  func `the type of a literal is inferred`(expression: String, type: String) {
    #expect(WrittenExpression(expression).type == type)
  }

  @Test(arguments: ["nil", "[]", "[:]", "[[\"a, ]\"], []]", "[\"a\": nil]", "[1, true]"])
  func `ambiguous literals have no type`(expression: String) {
    #expect(WrittenExpression(expression).literal == expression)
    #expect(WrittenExpression(expression).type == nil)
  }

  @Test(arguments: [
    ("\"\"\"\n  a \"b\"\n\n  c\n  \"\"\"", "\"a \\\"b\\\"\\n\\nc\""),
    ("\"\"\"\na \\\nb\\tc\n\"\"\" { didSet {} }", "\"a b\\tc\""),
    ("\"\"\"\n\"\"\"", "\"\""),
  ])
  func `multiline strings become single-line strings`(expression: String, text: String) {
    #expect(WrittenExpression(expression).literal == text)
  }

  @Test(arguments: [
    "", "a", "f(1)", "3 + a", "\"a\" + b", "\"\\(name)\"", "[f(1)]", "[1",
    "\"\"\"\n\\(x)\n\"\"\"", "\"\"\"\nx",
    ".zero", "1.x", "\"open", "-", "[\"a\": b]", "1e", "3.days", "3 -", "(1", "[1][0]",
    "[1, // one\n2]", "(0, A(1))",
  ])
  func `other expressions are not literals`(expression: String) {
    #expect(WrittenExpression(expression).literal == nil)
  }
}
