import Testing

@testable import FakegenCore

/// Checks the layout of declarations, independently of their meaning.
struct RenderTests {
  private func rendered(
    _ declarations: [GeneratedDeclaration], conditions: [String] = [], imports: [ImportModel] = []
  ) -> String {
    let section = GeneratedSection(
      title: "P", conditions: conditions, declarations: declarations)
    let file = GeneratedFile(imports: imports, sections: [section])
    let text = render(file, condition: nil)
    return String(text.dropFirst("\(emptyFile)\n\n// MARK: - P\n\n".count))
  }

  @Test(arguments: [
    (GeneratedDeclaration.Body.none, "typealias A = B\n"),
    (.empty, "typealias A = B {}\n"),
    (.statements(["1"]), "typealias A = B { 1 }\n"),
    (.statements(["a", "b"]), "typealias A = B {\n  a\n  b\n}\n"),
    (.statements(["a\nb"]), "typealias A = B {\n  a\n  b\n}\n"),
    (
      .accessors([.init(head: "get throws", statements: ["1"]), .init(head: "set", statements: [])]
      ),
      "typealias A = B {\n  get throws { 1 }\n  set {}\n}\n"
    ),
    (
      .members([
        [.init(head: "let a", body: .none), .init(head: "let b", body: .none)],
        [.init(attributes: ["@C"], head: "let c", body: .none)],
      ]),
      "typealias A = B {\n  let a\n  let b\n\n  @C\n  let c\n}\n"
    ),
  ])
  func `a body takes as few lines as possible`(body: GeneratedDeclaration.Body, text: String) {
    #expect(rendered([GeneratedDeclaration(head: "typealias A = B", body: body)]) == text)
  }

  @Test func `a line that is too long is broken`() {
    func text(_ count: Int) -> String {
      let name = String(repeating: "a", count: count)
      return rendered([GeneratedDeclaration(head: "func \(name)()", body: .statements(["0"]))])
    }
    // `func `, `()` and ` { 0 }` take 13 of 100 columns.
    #expect(text(87).split(separator: "\n").map(\.count) == [100])
    #expect(text(88).split(separator: "\n").count == 3)
  }

  @Test func `no line break separates a by-reference argument from its bracket`() {
    let words = "(&\(String(repeating: "a", count: 40)), by: &\(String(repeating: "b", count: 40)))"
    let declaration = GeneratedDeclaration(
      head: "func f()", body: .statements([.code("f(of: .any).forward { target.f\(words) }")]))
    #expect(
      rendered([declaration]) == """
        func f() {
          f(of: .any).forward {
            target.f(
              &\(String(repeating: "a", count: 40)), by: &\(String(repeating: "b", count: 40)))
          }
        }

        """)
  }

  @Test func `long declarations and expressions are broken between their arguments`() {
    let word = String(repeating: "a", count: 30)
    let declaration = GeneratedDeclaration(
      head: "func f(\(word): Int, b\(word): Int, c\(word): Int) async -> Int",
      body: .statements(["Some(\(word): 0, b\(word): \"),(\", c\(word): [1, 2], d: 3)"]))
    #expect(
      rendered([declaration]) == """
        func f(
          \(word): Int, b\(word): Int,
          c\(word): Int
        ) async -> Int {
          Some(
            \(word): 0, b\(word): "),(",
            c\(word): [1, 2], d: 3)
        }

        """)
  }

  @Test func `statements in nested braces are laid out like any others`() {
    let word = String(repeating: "a", count: 42)
    let attempt = GeneratedStatement.clauses(
      [
        .init(
          opening: "do {", statements: [.block("if a", ["b"]), .returned("f(\(word), \(word), 0)")])
      ], end: "} catch { c }")
    #expect(
      rendered([GeneratedDeclaration(head: "func f()", body: .statements([attempt]))]) == """
        func f() {
          do {
            if a { b }
            return f(
              \(word), \(word), 0)
          } catch { c }
        }

        """)
  }

  @Test func `an empty body is a pair of braces`() {
    func text(_ body: GeneratedDeclaration.Body) -> String {
      rendered([GeneratedDeclaration(head: "var a: Int", body: body)])
    }
    #expect(text(.statements([.block("f()", [])])) == "var a: Int { f() {} }\n")
    let accessors: [GeneratedDeclaration.Accessor] = [
      .init(head: "get", statements: ["0"]), .init(head: "set", isSetter: true, statements: []),
    ]
    let replaced = GeneratedDeclaration.Body.accessors(accessors)
      .replacing(setting: ["b"], of: "new") { ["a"] + $0 }
    #expect(text(.accessors(accessors)) == "var a: Int {\n  get { 0 }\n  set {}\n}\n")
    #expect(
      text(replaced) == "var a: Int {\n  get {\n    a\n    0\n  }\n  set(new) { b }\n}\n")
  }

  @Test func `a declaration is enclosed in its conditions`() {
    let declaration = GeneratedDeclaration(conditions: ["A", "B"], head: "let a", body: .none)
    #expect(
      rendered([declaration], conditions: ["C"])
        == "#if C\n  #if A\n    #if B\n      let a\n    #endif\n  #endif\n#endif\n")
  }

  @Test func `members keep their places within nested conditions`() {
    func member(_ name: String, _ branches: (group: Int, clause: Int)...) -> GeneratedDeclaration {
      GeneratedDeclaration(
        branches: branches.map {
          ConditionBranch(
            group: Place(file: FileID(number: 0), offset: $0.group), clause: $0.clause,
            conditionTexts: ["A", "B", nil])
        }, head: name, body: .none)
    }
    let members = [
      member("a"), member("b", (1, 0)), member("c", (1, 2), (2, 1)), member("d", (1, 2)),
      member("e", (3, 0)), member("f"),
    ]
    let text = rendered([GeneratedDeclaration(head: "struct S", body: .members([members]))])
    #expect(
      text == """
        struct S {
          a
          #if A
            b
          #elseif B
          #else
            #if A
            #elseif B
              c
            #endif
            d
          #endif
          #if A
            e
          #endif
          f
        }

        """)
  }

  @Test func `a file without declarations consists of its header`() {
    #expect(
      render(GeneratedFile(imports: [], sections: []), condition: "A") == emptyFile)
  }

  @Test func `a condition for the whole file encloses its imports, too`() {
    let file = GeneratedFile(
      imports: [ImportModel(path: "B", conditions: ["C"])],
      sections: [GeneratedSection(title: "P", conditions: [], declarations: [])])
    let lines = render(file, condition: "A").split(separator: "\n").dropFirst(3)
    #expect(
      Array(lines) == [
        "#if A", "  #if C", "    import B", "  #endif", "  // MARK: - P", "#endif",
      ])
  }
}
