import FakegenSyntax
import Testing

/// What initializers demand of their arguments.
struct ChecksTests {
  @Test(arguments: [
    ("guard !a.isEmpty else { return nil }", 1),
    ("guard a.isEmpty == false else { throw E() }", 1), ("if a.isEmpty { return nil }", 1),
    ("if a == 0 || a > 3 { throw E() }", 1), ("guard let b = a.first else { return nil }", 1),
    ("precondition(a > 0)", 1), ("precondition(a >= 2, \"at least 2\")", 2),
    ("assert(a != 0)", 1), ("assert(0 < a.count)", 1), ("assert(3 <= a && a < 9)", 3),
    ("precondition((1...6).contains(a))", 1), ("guard b, (5..<9).contains(a) else { return }", 5),
    ("guard (1_024...).contains(a) else { return nil }", 1024), ("assert(self._a > 1)", 2),
    ("guard 1...7 ~= a else { fatalError() }", 1), ("precondition(a.count == 3)", 3),
    ("assert(a > 1); assert(a > 3)", 4), ("let a = a.trimmed(); guard !a.isEmpty else {}", 1),
    ("precondition(a > 0 && a % 8 == 0)", 8), ("precondition(a & 1 == 1)", 1),
    ("precondition(a > 0 && a <= Self.limit)", 1), ("assert(Int(a) > -1 && !(a == 0))", 1),
    ("if a >= 0 && a < 2 { return nil }", 2), ("if (0..<3).contains(a) { throw E() }", 3),
    ("if (0...2).contains(a) { throw E() }", 3), ("precondition(Int(a) > 2)", 3),
  ])
  func `the least number or count that passes`(body: String, least: Int) {
    #expect(results(body, least).allSatisfy { $0 == true || $0 == nil })
    #expect(results(body, least).contains(true))
    #expect((0..<least).suffix(9).allSatisfy { results(body, $0).contains(false) })
  }

  @Test(arguments: [
    "assert(a >= 0)", "assert(a < 3 && a <= Int.max)", "if a > 3 { fatalError() }",
    "assert(a.allSatisfy { $0 > 1 })", "assert(a == nil)", "assert(a > 1 || a.isEmpty)",
    "if b { precondition(a > 0) }", "f { precondition(a > 0) }", "check(a > 0)",
    "if a.isEmpty { return }", "precondition(a", "", "assert(a > 0 && b || a == 0)",
  ])
  func `zero passes`(body: String) {
    #expect(results(body, 0).allSatisfy { $0 == true })
  }

  @Test(arguments: [
    "guard a > 0 || b else {}", "precondition(a.b.count > 0)", "precondition(isValid(a))",
    "guard (1...6).contains(a.b) else {}", "assert(a > b)", "assert(a ?? 3 > 2)",
    "assert(a == Self.limit)", "assert(a ? b : c)", "assert(a >= 0 ? a < 1 : a == 5)",
    "guard a > else {}", "if a >, b { fatalError() }",
  ])
  func `other conditions are not understood`(body: String) {
    #expect(results(body, 0).allSatisfy { $0 == nil })
  }

  @Test func `relations of parameters are understood`() {
    let check = checks("precondition(a < b)")[0]
    #expect(check.passes(["a": 0, "b": 1]) == true)
    #expect(check.passes(["a": 0, "b": 0]) == false)
    #expect(check.mentions("a") && !check.mentions("c"))
    #expect(!checks("precondition(b.a > 0)")[0].mentions("a"))
  }

  @Test(arguments: [
    ("precondition(a > 0)", true), ("guard a > 0 else { preconditionFailure() }", true),
    ("guard a > 0 else { return nil }", false), ("if a == 0 { fatalError() }", true),
    ("if a == 0 { throw E() }", false),
  ])
  func `whether a failed check ends the program`(body: String, traps: Bool) {
    #expect(checks(body).map(\.traps) == [traps])
  }

  @Test(arguments: [
    ("b = a.first!", 1), ("b = self.a.last!.c", 1), ("b = a[2]; f(a[0])", 3),
    ("b = c / a + c % a", 1), ("b = URL(string: a)!", 1), ("b = Character(a)", 1),
    ("; b = a!.c; c = 1", 1), ("a.b.c = a.randomElement()!", 1),
    ("if a.isEmpty { b = 1 } else { b = 2 }; c = a.first!", 1),
  ])
  func `the least number or count with which nothing traps`(body: String, least: Int) {
    #expect(results(body, least).allSatisfy { $0 == true })
    #expect(results(body, least - 1).contains(false))
    #expect(checks(body).allSatisfy { $0.isImplied && $0.traps })
  }

  @Test(arguments: [
    ("b = c(a.d).first!", "c(a.d).first!"), ("b = try! D(a: a) + 1", "try! D(a: a) + 1"),
    ("b = [c(a)?.d!]", ""), ("b = URL(string: c + a)!.d", "URL(string: c + a)!"),
    ("b = Int(a)! + 1", "Int(a)!"), ("b = a.b[0]!", "a.b[0]!"), ("b = c[a]!", "c[a]!"),
    ("if (a + c)!.d { }", "(a + c)!"),
  ])
  func `an expression that may trap`(body: String, text: String) {
    let found = checks(body).filter { $0.mentions("a") }
    #expect(found.map(\.text) == (text.isEmpty ? [] : [text]))
    #expect(found.allSatisfy { $0.passes(["a": 1]) == nil })
  }

  @Test(arguments: [
    "b = c ?? a!", "b = c != nil ? a! : 1", "b = c && a!", "f { a! }", "if b { c = a! }",
    "if b { return }; c = a!", "switch b { default: return }; c = a!", "let a = b; c = a.first!",
    "b = D(a: c)!", "b = c[0]! + d / e", "b = d.data(using: .e)!; a.data(using: .utf8)!",
    "b = a as! C", "b = !a", "b = a.b[0] + a[c]", "b = c / a.d / a(c)", "b = c.a / 2", "b = c.a[0]",
    "if let b, a! { }; guard c, a! else {}", "b = \"\\(a!)\"", "b = E.Character(a, c)",
  ])
  func `what does not trap, or is not always run`(body: String) {
    #expect(checks(body).filter { $0.isImplied && $0.mentions("a") } == [])
  }

  @Test(
    arguments: [
      ("super.init(a)", [[nil]]), ("try self.init(b: a.c(d: 1), e)", [["b", nil]]),
      ("self.init()", [[]]), ("f { super.init(b: a) }", []), ("a.init(b: a)", []),
      ("super.init(a: 1); super.b(c: 1)", [["a"]]), ("super.init(", []), ("super.init", []),
    ] as [(String, [[String?]])])
  func `calls of other initializers`(body: String, labels: [[String?]]) {
    #expect(source(body).beginning(ofBodyAfter: 0).delegations.map(\.labels) == labels)
  }

  @Test func `a check of an argument that another initializer passes`() throws {
    let call = try #require(
      source("super.init(n: b + 1, [])").beginning(ofBodyAfter: 0).delegations.first)
    #expect(call.isToSuperclass)
    #expect(call.arguments == [["b", "+", "1"], ["[", "]"]])
    let check = checks("precondition(self._a > c.a)")[0]
    #expect(check.passing(["a": ["b"]]).mentions("b"))
    #expect(check.passing(["a": ["3"], "c.a": ["1"]]).passes([:]) == nil)
    #expect(checks("precondition(self._a > 2)")[0].passing(["a": ["b"]]).passes(["b": 3]) == true)
    #expect(
      checks("precondition(a < b)")[0].passing(["a": ["b"], "b": []]).passes(["b": 3]) == nil)
    #expect(
      checks("precondition(a < b)")[0].passing(["a": ["b"], "b": ["4"]]).passes(["b": 3]) == true)
  }

  private func results(_ body: String, _ number: Int) -> [Bool?] {
    checks(body).filter { $0.mentions("a") }.map { $0.passes(["a": Double(number)]) }
  }

  private func checks(_ body: String) -> [Check] {
    source(body).beginning(ofBodyAfter: 0).checks
  }

  private func source(_ body: String) -> SourceText {
    SourceText(path: "Test.swift", "init(a: T) { \(body) }")
  }
}
