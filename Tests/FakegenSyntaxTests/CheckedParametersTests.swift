import FakegenSyntax
import Testing

/// What initializers demand of their arguments.
struct CheckedParametersTests {
  @Test(arguments: [
    ("guard !a.isEmpty else { return nil }", 1),
    ("guard a.isEmpty == false else { throw E() }", 1),
    ("precondition(a > 0)", 1), ("precondition(a >= 2, \"at least 2\")", 2),
    ("assert(a != 0)", 1), ("assert(0 < a.count)", 1), ("assert(3 <= a && a <= b)", 3),
    ("precondition((1...6).contains(a))", 1), ("guard b, (5..<9).contains(a) else { return }", 5),
    ("guard 1...7 ~= a else { fatalError() }", 1),
    ("assert(a > 1); assert(a > 3)", 4), ("let a = a.trimmed(); guard !a.isEmpty else {}", 1),
  ])
  func `the least number or count that a check accepts`(body: String, least: Int) {
    #expect(leastAccepted("init(a: T) { \(body) }")["a"] == least)
  }

  @Test(arguments: [
    "", "guard a > 0 || b else {}", "if b { precondition(a > 0) }", "guard a.isEmpty else {}",
    "precondition(a.b.count > 0)", "check(a > 0)", "precondition(a < 3)", "assert(a > b)",
    "assert(a > 99999999999999999999)", "f { precondition(a > 0) }", "precondition(a", "guard a >",
    "guard (1...6).contains(a.b) else {}", "assert(a != 1)",
  ])
  func `other code demands nothing`(body: String) {
    #expect(leastAccepted("init(a: T) { \(body) }")["a"] == nil)
  }

  private func leastAccepted(_ text: String) -> [String: Int] {
    SourceText(path: "Test.swift", text).leastAccepted(inBodyAfter: 0)
  }
}
