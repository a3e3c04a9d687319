import Testing

@testable import FakegenSyntax

/// Checks which names in a body may be members of `self`.
struct MentionTests {
  @Test(
    arguments: [
      "self.count()", "count()", "Self.count()", "self?.count()", "\"\\(count())\"",
      "let copy = self; copy.count()", "let copy = self\ncopy.count()",
      "let copy: any Node = self\nreturn copy\n  .count()", "let (a, b) = (1, self); b.count()",
      "var list = [other]\nlist.append(self)\nfor one in list { one.count() }",
      "list.append(self); list.first?.count()", "var one = other\none = self\none.count()",
      "var stack = [self]; while let one = stack.popLast() { one.count() }",
      "if let me = self as? Tree { me.count() }",
      "guard let me = self as? Tree else { return 0 }\nme.count()",
      "if case let me as Tree = self { me.count() }",
      "if ready, let me = self as? Tree { me.count() }",
      "switch self as Any { case let me as Node: me.count() }",
      "switch (self as Any) {\ncase is Int: 0\ncase let me as Node where flag: me.count() }",
      "(self as Node).count()", "[self].map { $0.count() }", "[self].map { one in one.count() }",
      "[self].map { (one: Self) in one.count() }", "[self].map({ $0.count() })",
      "[self].map(\\.count)", "[self] + children().map { self.count() }", "self[keyPath: \\.count]",
      "let path = \\Self.count; return self[keyPath: path]", "identity(self).count()",
      "other.count(self)", "other.isLess(than: self) && self.count() == 0", "Node.count(self)()",
      "let call = { $0.count() }; call(self)",
      "let call: (Self) -> Int = { one in one.count() }; call(self)",
      "func visit(_ node: Self) { node.count() }\nvisit(self)", "with { $0.count() } + raw(self)",
      "self.with { $0.count() } + raw(self)", "with(\\.count) + raw(self)",
      "children().reduce(self) { $0.count() > $1.size ? $0 : $1 }",
      "children().reduce(self, { $0.count() > $1.size ? $0 : $1 })",
      "fill(&one, with: self); one.count()", "[self].map { \"\\($0.count())\" }",
      "let copy = self; print(\"\\(copy.count())\")", "\"\\([self].map { $0.count() })\"",
      "let count = count()", "if let count { return count }",
      "if let count = list.count { 1 }\nreturn count()",
      "for count in 1...3 { }; let rest = 1 + count()", "guard let count else { return }",
      "await { [self] in count() }()", "var me: Self { self }; me.count()",
      "if flag { let count = 1 }\nreturn count()", "Optional(self)!.count()",
      "Optional(self)?.flatMap { $0.count() }", "let count = 1, copy = self\nreturn copy.count()",
      "zip([self], children())\n  .map { mine, other in\n    mine.count()\n  }",
      "let copy = self; copy.next!(1).count()", "let copy = self; copy.next(1)[0].count()",
      "let one =\n  flag ? self : other\nreturn one.count()", "max(flag ? count : 1, 2)",
      "if let a = b, let count = list.count { 1 }\nreturn count()", "let count: Int = count()",
      "if flag, case let one as Node = self { one.count() }",
      "children().forEach { one in list.append(self) }; list[0].count()",
      "let one = if flag { other }\n  else { self }\nreturn one.count()",
      "children().visit({ $0.count() }, self)",
    ])
  func `it may be a member of 'self'`(body: String) {
    #expect(mentionsCount(in: body))
  }

  @Test(
    arguments: [
      "children().count + raw(self)", "children.count + raw(self)",
      "raw(self) + self.children.count",
      "raw(self) + \"abc\".count", "raw(self) + [1, 2].count", "raw(self) + children()[0].count()",
      "raw(self) + children()\n  .filter { $0.isLeaf }\n  .count",
      "raw(self) + (first ?? last).count()",
      "raw(self) + children().map { $0.count() }.reduce(0, +)",
      "raw(self) + children()!.first?.count()",
      "raw(self) + children().map { child in child.count() }.reduce(0, +)",
      "raw(self) + children().map({ $0.count() }).reduce(0, +)",
      "raw(self) + children().map(\\.count).reduce(0, +)", "raw(self) + sorted(by: .count)",
      "children().forEach { raw(self, $0.count()) }",
      "var sum = raw(self)\nfor child in children() { sum += child.count() }\nreturn sum",
      "if let parent = parent { return parent.count() + raw(self) }",
      "guard let parent else { return raw(self) }\nreturn parent.count()",
      "let rest = children().dropFirst(); return raw(self) + rest.count",
      "switch kind { case let .group(items): items.count + raw(self)\ncase .leaf: 0 }",
      "parent.children.filter { $0 !== self }.count", "if self == other { return other.count() }",
      "log(self)\nreturn children().map { if $0.isLeaf { 1 } else { $0.count() } }.sum",
      "let total = raw(self) + children().count\nreturn total", "let count = 1; return count",
      "let count = list.count; return count + raw(self)",
      "if let count = list.count { return count }",
      "guard let count = list.count else { return 0 }\nreturn count",
      "await run { [weak self] in guard let self else { return }; store(children.count, of: self.name) }",
      "raw(self)\nreturn \"\\(children().count)\"",
      "raw(self) + children().map { \"\\($0.count())\" }.size",
      "raw(self) + .count", "let count = 1; return \"\\(count)\"", "\"\\\\(count)\"",
      "\"\\(other) count\"", "raw(self) + children().pairs(f(1), \\.count)",
      "with(self) { for child in other { child.count() } }",
      "run { [weak self] in store(self?.children.count) }",
      "let copy = self; raw(copy) + other.copy.count",
      "var rest: Int\nif other.isLeaf { rest = raw(self) }\nreturn other.count",
    ])
  func `it is a member of another value`(body: String) {
    #expect(!mentionsCount(in: body))
  }

  @Test func `a call and a subscript of 'self' are mentioned`() {
    let mentions = SourceText(path: "", "func f() { self(1); self[2] }")
      .mentions(inBodyAfter: 0, hiding: [])
    #expect(mentions.map(\.name) == ["callAsFunction", "subscript"])
  }

  /// Whether a body mentions a method `count` of an instance.
  private func mentionsCount(in body: String) -> Bool {
    SourceText(path: "Test.swift", "func f() { \(body) }")
      .mentions(inBodyAfter: 0, hiding: ["list", "one", "other"])
      .contains { $0.name == "count" && !$0.isImplicitMember }
  }
}
