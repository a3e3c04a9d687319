@testable import FakegenSyntax
import TestSupport
import Testing

struct ParserTests {
  @Test(arguments: [
    ("Int", "Int"), ("Swift.Array<Set<Int>>", "(. Swift (Array (Set Int)))"),
    ("[String: [Int]?]", "(: String (? ([] Int)))"),
    ("(a: Int, _ b: String...)", "(tuple a:Int _b:String...)"), ("(Int)", "(tuple Int)"),
    (
      "(inout T) async throws(E) -> () -> Void",
      "(-> (inout T) async throws(E) (-> Void))"
    ),
    ("any A & B", "(any (& A B))"), ("(any A)?", "(? (tuple (any A)))"),
    ("some Sequence<Int>", "(some (Sequence Int))"), ("~Copyable", "(~ Copyable)"),
    ("A & ~Copyable", "(& A (~ Copyable))"), ("@Sendable () -> Int", "(@Sendable (-> Int))"),
    ("@escaping @autoclosure () -> Bool", "(@escaping @autoclosure (-> Bool))"),
    ("@autoclosure() -> Bool", "(@autoclosure (-> Bool))"),
    ("@autoclosure() throws -> Bool", "(@autoclosure (-> throws Bool))"),
    ("borrowing [Int]", "(borrowing ([] Int))"),
    ("isolated (any Actor)?", "(isolated (? (tuple (any Actor))))"),
    ("repeat (each T, Int)", "(repeat (tuple (each T) Int))"),
    ("(repeat each T)", "(tuple (repeat (each T)))"),
    ("InlineArray<2, Int>", "(InlineArray 2 Int)"),
    ("Shifted<-1>", "(Shifted -1)"), ("Shifted< -5>", "(Shifted -5)"),
    ("[2 of Int]", "(of 2 Int)"), ("T.Type", "(Type T)"), ("any P.Type", "(any (Type P))"),
    ("P.Protocol", "(Protocol P)"), ("Int??", "(? (? Int))"), ("String!", "(! String)"),
    ("@convention(c) (Int) -> Int", "(@convention(c) (-> Int Int))"),
    (
      "nonisolated(nonsending) () async -> Void",
      "(nonisolated(nonsending) (-> async Void))"
    ),
    ("sending Box", "(sending Box)"),
    ("Dictionary<String, Array<Int>>.Index", "(. (Dictionary String (Array Int)) Index)"),
    ("Outer<Int>.Inner<String>", "(. (Outer Int) (Inner String))"),
    (
      "(_ x: Int, for y: borrowing String) -> sending Int",
      "(-> _x:Int fory:(borrowing String) (sending Int))"
    ),
    ("~Copyable & ~Escapable", "(& (~ Copyable) (~ Escapable))"),
    ("(A) -> (B) -> C", "(-> A (-> B C))"), ("((A) -> B) -> C", "(-> (-> A B) C)"),
    ("[A]?.Type", "(Type (? ([] A)))"), ("A<B>?", "(? (A B))"),
  ])
  func `a type is read as a tree`(text: String, tree: String) throws {
    let (type, source) = try #require(SourceText.type(text))
    #expect(self.tree(type, source) == tree)
  }

  /// Returns a type as nested lists, each of which begins with the kind of type.
  private func tree(_ type: TypeSyntax, _ source: SourceText) -> String {
    func list(_ head: String, _ parts: [TypeSyntax]) -> String {
      "(\(([head] + parts.map { tree($0, source) }).joined(separator: " ")))"
    }
    func named(_ name: SourceRange, _ arguments: [TypeSyntax]) -> String {
      let name = String(source[name])
      return arguments.isEmpty ? name : list(name, arguments)
    }
    func parameters(_ parameters: [ParameterSyntax]) -> [String] {
      parameters.map { parameter in
        let names = [parameter.firstName, parameter.secondName].compactMap { $0 }
          .map { String(source[$0]) }.joined()
        return (names.isEmpty ? "" : "\(names):") + tree(parameter.type, source)
          + (parameter.isVariadic ? "..." : "")
      }
    }
    switch type.kind {
    case .name(let name, let arguments): return named(name, arguments)
    case .member(let base, let name, let arguments):
      return "(. \(tree(base, source)) \(named(name, arguments)))"
    case .optional(let type): return list("?", [type])
    case .implicitlyUnwrapped(let type): return list("!", [type])
    case .array(let type): return list("[]", [type])
    case .dictionary(let key, let value): return list(":", [key, value])
    case .inlineArray(let count, let type): return list("of", [count, type])
    case .tuple(let elements):
      return elements.isEmpty
        ? "()" : "(\((["tuple"] + parameters(elements)).joined(separator: " ")))"
    case .function(let elements, let effects, let result):
      let effects = effects.map { [String(source[$0.range])] } ?? []
      let parts = ["->"] + parameters(elements) + effects + [tree(result, source)]
      return "(\(parts.joined(separator: " ")))"
    case .metatype(let type, let isProtocol): return list(isProtocol ? "Protocol" : "Type", [type])
    case .some(let type): return list("some", [type])
    case .any(let type): return list("any", [type])
    case .composition(let types): return list("&", types)
    case .prefixed(let prefixes, let type):
      return list(prefixes.map { String(source[$0]) }.joined(separator: " "), [type])
    case .packExpansion(let type): return list("repeat", [type])
    case .packElement(let type): return list("each", [type])
    case .suppressed(let type): return list("~", [type])
    case .value(let range): return String(source[range])
    case .missing: return "?"
    }
  }

  @Test(arguments: ["", "Int Int", "(Int", "[Int", "A<B", "Int } struct S {", "Int; f()"])
  func `incomplete types and trailing tokens are refused`(text: String) {
    #expect(SourceText.type(text) == nil)
  }

  @Test(arguments: [
    "1", "a + b", "f { $0 }", "\"}\"", "[1: 2]", "x.y(z)!", "/a/", "-1", "try await f()",
    "a ? b : c",
    "\\.self", "\\User.name", "{ $0 + 1 }()", "Set<Int>()", "[Int]()", "x as? Int", "0...",
    "!a && b",
    "try! f()", "#file", ".init(1)", "f(1) { 2 } other: { 3 }", "copy a", "if a { 1 } else { 2 }",
    "(any P).self", "a\n  .b", "a /* one */", "a?.b ?? .c", "x[0].1", "a < b",
    "\\.[0]", "\\[Int].count", "switch a { default: 1 }", "x is Int", "x as! Int", "copy",
    "consume a", "unsafe f()",
  ])
  func `expressions are accepted`(text: String) {
    #expect(SourceText.isExpression(text))
  }

  @Test(arguments: [
    "", "a } func f() { b", "a; b", "a, b", "f(", "\"open", "a\nb", "let a = 1", "return 1",
    "a b", "a // b", "a +", ".", "func f() {}", "1 2", "#if A\n1\n#endif", "throw a", "a)",
    "import A", "return [1]",
  ])
  func `text that could end a body is not an expression`(text: String) {
    #expect(!SourceText.isExpression(text))
  }

  @Test(arguments: [
    "DEBUG", "!DEBUG", "os(Linux) && !canImport(Darwin)", "(A || B) && C", "swift(>=5.9)",
    "compiler(<6.1)", "canImport(A, _version: 1.2)", "targetEnvironment(simulator)", "true",
  ])
  func `conditions are accepted`(text: String) {
    #expect(SourceText.isCondition(text))
  }

  @Test(arguments: [
    "", "A\n#endif", "A) || (B", "A B", "A // B", "A &&", "A & B", "os(Linux", "A\r#endif", "{ A }",
    "f({ A })", "\"A\"", "#if A", "A /* B", "A; B", "A()B", "(A",
  ])
  func `text that could end a directive is not a condition`(text: String) {
    #expect(!SourceText.isCondition(text))
  }

  @Test(arguments: [
    ("protocol P { var x: Int { get } }", "x"),
    ("protocol P { static func == (a: Self, b: Self) -> Bool }", "=="),
    ("protocol P { static func < <T>(a: T, b: Self) -> Bool }", "<"),
    ("protocol P { static func << (a: Self, b: Int) -> Self }", "<<"),
    ("protocol P { func f<T>(_ x: T) where T: Q; init?(raw: String) }", "f init"),
    ("protocol P { subscript<K: Hashable>(key k: K) -> Int? { get async throws } }", "subscript"),
    ("protocol P { associatedtype A: B = C where A.D == E; var a: A { mutating get } }", "A a"),
    ("protocol P { @objc optional func f(); class func g() }", "f g"),
    ("protocol P<A, B>: Q, R where A == Int { func f(_ x: Int,) }", "f"),
    (
      "protocol P {\n#if A\nfunc f()\n#elseif B\nfunc g()\n#else\nvar h: Int { get }\n#endif\n}",
      "f g h"
    ),
    ("struct S { let x = if a { 1 } else { 2 }\n var y: Int { didSet {} } }", "x y"),
    ("enum E { indirect case a(Int, b: String = \"\"), c; case d }", "a c d"),
    (
      "class C { lazy var x = { 1 }()\n deinit {}\n convenience init() { self.init(1) } }", "x init"
    ),
    ("extension A.B { func f() {} }", "f"),
    (
      "protocol P { @available(macOS 13, *) func f(); nonisolated(nonsending) func g() async }",
      "f g"
    ),
    (
      "protocol P { func `continue`(); func async(); var package: String { get } }",
      "`continue` async package"
    ),
    ("struct S { let a = /}{/, b = 1 }", "a b"), ("struct S { var a = try! /}/.b, c = 1 }", "a c"),
    (
      "struct S { var a = try? /}/, b = unsafe /}/, c = try!\n d()\n let e = f / g, h = 1 }",
      "a b c e h"
    ), ("struct S { var a = B<C, D>?.none }", "a"),
    ("protocol P { @Swift.MainActor func f() }", "f"),
    ("struct S { let a = F<A, B>(), b = c < d, e = G<H, I>.j; var k = 1 }", "a b e k"),
    ("struct S { var a: T = .any\n var b = 1; #make\n func c() {} }", "a b c"),
    ("struct S { var a = 1...\n var b = c!\n var d = (2...) + e\n var f = 1 +\n 2 }", "a b d f"),
    ("struct S { var a = {\n1\n}(), b = [\n2\n][0], c = f {\n3\n}.d }", "a b c"),
    ("struct S { static func .== (a: S, b: S) -> S { a } }", ".=="),
    ("let a = 1\nprotocol P { func f() }\nprint(a)", "f"),
    ("if x { y() }\nfoo(bar)\nprotocol P { func f() }", "f"),
    ("struct S { var a: Int = 1, b = 2; #warning(\"}\")\n func f() { /* } */ } }", "a b f"),
    ("protocol P { func f(); var broken: ; func g() }", "f broken g"),
  ])
  func `members are found`(text: String, names: String) {
    var diagnostics: [Diagnostic] = []
    let source = SourceText(path: "", text)
    let file = parse(source, diagnostics: &diagnostics)
    #expect(file.items.flatMap { memberNames($0, source) }.joined(separator: " ") == names)
  }

  private func memberNames(_ item: ItemSyntax, _ source: SourceText) -> [String] {
    switch item {
    case .conditional(let conditional):
      return conditional.clauses.flatMap { $0.items.flatMap { memberNames($0, source) } }
    case .declaration(let declaration):
      guard case .nominal(let nominal) = declaration.kind else { return [] }
      return nominal.members.flatMap { ownNames($0, source) }
    }
  }

  private func ownNames(_ item: ItemSyntax, _ source: SourceText) -> [String] {
    switch item {
    case .conditional(let conditional):
      return conditional.clauses.flatMap { $0.items.flatMap { ownNames($0, source) } }
    case .declaration(let declaration):
      switch declaration.kind {
      case .variable(let variable): return variable.bindings.map { source[$0.name] }
      case .callable(let callable): return [source[callable.name]]
      case .associatedType(let type): return [source[type.name]]
      case .enumCase(let elements): return elements.map { source[$0.name] }
      case .import, .nominal, .typeAlias, .other: return []
      }
    }
  }

  @Test func `an error in one protocol does not affect the next`() {
    var diagnostics: [Diagnostic] = []
    let source = SourceText(
      path: "", "protocol A { func f(_ x Int) -> }\nprotocol B { func g() }")
    let file = parse(source, diagnostics: &diagnostics)
    #expect(diagnostics.count >= 1)
    #expect(file.items.flatMap { memberNames($0, source) }.contains("g"))
  }

  @Test(arguments: [
    "#if compiler(>=99)\nprotocol P { future x }\n#endif",
    "#if swift(>=99)\nprotocol P { future x }\n#endif",
    "#if hasFeature(A)\nprotocol P { future x }\n#endif",
    "#if $A\nprotocol P { future x }\n#endif",
    "protocol P { #warning(\"to do\") }", "protocol P { init!(a: Int) }",
    "protocol P {\n#if A\n  && B\nfunc f()\n#endif\n}",
  ])
  func `valid code is read without a message`(text: String) {
    var diagnostics: [Diagnostic] = []
    _ = parse(SourceText(path: "", text), diagnostics: &diagnostics)
    #expect(diagnostics == [])
  }

  @Test func `only a string literal is a string`() {
    #expect(SourceText.isString("\"a\\(b)\""))
    #expect(SourceText.isString("\"a\\(b)\" { didSet {} }"))
    #expect(!SourceText.isString("\"a\\(b)\".count"))
  }

  @Test func `the project's own sources parse without a message`() throws {
    for folder in ["Sources", "Tests", "Fixtures/Golden", "Fixtures/Storefront"] {
      for path in Project.swiftFiles(in: folder) {
        var diagnostics: [Diagnostic] = []
        let text = try Project.text("\(folder)/\(path)")
        _ = parse(SourceText(path: path, text), diagnostics: &diagnostics)
        #expect(diagnostics == [], "\(path)")
      }
    }
  }
}
