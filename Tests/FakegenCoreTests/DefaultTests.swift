import FakegenCore
import FakegenSyntax
import Testing

struct DefaultTests {
  @Test(arguments: [
    ("Int", "0"), ("String", "\"\""), ("Bool", "false"), ("Double", "0"), ("Character", "\" \""),
    ("Int?", "nil"), ("Int!", "nil"), ("Optional<Int>", "nil"), ("Swift.Optional<Int>", "nil"),
    ("[Int]", "[]"), ("[String: Int]", "[:]"), ("Set<Int>", "[]"), ("Swift.Int", "0"),
    ("(Int, Bool)", "(0, false)"), ("(a: Int, b: String?)", "(a: 0, b: nil)"), ("(Int)", "0"),
    (
      "(first: [String: Int], second: [String: Int], third: [String: Int], fourth: Set<String>)",
      "(first: [:], second: [:], third: [:], fourth: [])"
    ),
    ("() -> Int", "{ 0 }"), ("(Int, String) -> Bool", "{ _, _ in false }"), ("() -> Void", "{}"),
    ("(Int) -> Void", "{ _ in }"), ("() -> () -> Int", "{ { 0 } }"),
    ("@Sendable () async throws -> [Int]", "{ [] }"), ("Int.Type", "Int.self"),
    ("any Error", "NullError()"), ("any Sequence<Int>", "[Int]()"), ("Any", "()"),
    ("any AnyObject", "NullReference()"),
    ("Result<Int, any Error>", ".success(0)"), ("Range<Int>", "0..<0"), ("Void", "()"),
    ("AsyncStream<Int>", "AsyncStream { $0.finish() }"), ("SIMD4<Float>", ".init()"),
    ("[2 of Int]", ".init { _ in 0 }"), ("AnySequence<Int>", "AnySequence([Int]())"),
  ])
  func `default values are as empty as possible`(type: String, expected: String) {
    expectDefault(type, expected)
  }

  @Test(arguments: [
    ("struct T { var a: Int; var b: String? }", "T(a: 0)"),
    ("struct T { let a = 1 }", "T()"),
    ("struct T { private var a: Int; init(b: Bool) {} }", "T(b: false)"),
    ("struct T { init(a: Int, b: Int) {}; init(c: Int) {} }", "T(c: 0)"),
    ("final class T { init() {} }", "T()"),
    ("class T { var a = 1 }", "T()"),
    ("enum T { case a(Int), b }", ".b"),
    ("enum T { case a(x: Int) }", ".a(x: 0)"), ("enum T { case a, unknown }", ".unknown"),
    ("enum T { case newData, noData }", ".noData"), ("enum T { case all, nothing }", ".nothing"),
    ("enum T { case deleteAll, reset, show }", ".show"), ("enum T { case erase }", ".erase"),
    ("enum T { case shutdown, failed, wait }", ".wait"),
    ("enum T { case deleted, failed }", ".deleted"),
    ("struct T: OptionSet { let rawValue: Int }", "[]"),
    ("typealias T = [Int]", "[]"),
    ("typealias T = (a: Int, b: Int)", "(a: 0, b: 0)"),
    ("struct T: Defaultable { private init() {} }", ".defaultValue"),
    ("struct T { static func fakeDefault() -> T { T(1) }; init(_ x: Int) {} }", ".fakeDefault()"),
    ("struct T { init(_ f: @autoclosure () -> Int) {} }", "T(0)"),
    ("@available(*, deprecated) struct U {}; struct T { var u: [U] }", "T(u: [])"),
    ("struct T { init() throws {} }", "(try? T()) ?? fakeDefault(in: \"P\")"),
    ("struct T { init?() {} }", "T() ?? fakeDefault(in: \"P\")"),
    ("struct T { init?() {}; init(_ x: Int, _ y: Int) {} }", "T(0, 0)"),
    ("struct T { init?() {}; static let one = T()! }", ".one"),
    ("struct T { init?() {}; static let one = T() }", "T() ?? fakeDefault(in: \"P\")"),
    ("struct T { init?() {}; static let one: T = T()! }", ".one"),
    ("struct T { init(_ x: Int) throws {}; static let one = try! T(1) }", ".one"),
    ("struct T { private init() {}; init(_ p: OpaquePointer) {}; static let zero = T() }", ".zero"),
    (
      "typealias H = UnsafeMutablePointer<Int>; struct T { init(h: H) {}; init?(_ x: Int) {} }",
      "T(0) ?? fakeDefault(in: \"P\")"
    ),
    ("struct T { init(_ p: UnsafeRawPointer) {} }", "T(.defaultValue)"),
    ("struct T { init(_ p: OpaquePointer?) {}; static let zero = T(nil) }", "T(nil)"),
    ("struct T { init(e: any Error) {}; static func of(_ x: Int) -> T { T(x) } }", ".of(0)"),
    ("struct T { init(e: any Error) {} }", "T(e: NullError())"),
    ("struct T { private init() {}; static let one = T(), zero = T() }", ".zero"),
    ("struct T { private init() {}; static func of(_ x: Int) -> Self { T() } }", ".of(0)"),
    ("class B { init(_ x: Int) {} }; class T: B { var y = 0 }", "T(0)"),
    ("class B { init() {} }; class T: B { @Stored var y: Int }", "T()"),
    ("class B { init() {} }; class T: B {\n#if A\n var y = 0\n#endif\n}", "T()"),
    (
      "class B { init() {} }; class T: B { @IBOutlet var y: Int!; static func load() -> T { T() } }",
      ".load()"
    ),
    ("struct T { init(@B _ f: () -> Int) {} }", "T({ return 0 })"),
    ("protocol Q {}; struct T { init(_ x: some Q) {} }", "T(NullQ())"),
    ("protocol Q {}; typealias T = Q.Type", "NullQ.self"),
    ("struct T { init(_ x: some Collection<Int>) {} }", "T([Int]())"),
    ("#if A\n typealias T = Int8\n#else\n typealias T = Int16\n#endif", "0"),
    ("#if !A\n typealias T = U\n#endif\nstruct U {}", "U()"),
    ("#if A\n struct T {}\n extension T { static let one = T() }\n#endif", "T()"),
    ("#if A\n struct T {}\n#else\n struct T { var x = 0 }\n#endif", "T()"),
    ("extension T { static let a = T(1) }; enum T { init(_ x: Int) {} }", "T(0)"),
    ("extension T: Defaultable {}", ".defaultValue"),
    ("struct T { func fakeDefault() -> T { T() } }", "T()"),
    ("struct T { static func fakeDefault() async -> T { T() } }", "T()"),
    ("struct T { private init() {}; static var a: T { get async { T() } }, b = T() }", ".b"),
    ("protocol Q {}; protocol R {}; typealias A = Q & R; typealias T = any A", "NullA()"),
  ])
  func `the default value of a type is derived from its declaration`(
    declaration: String, expected: String
  ) {
    expectDefault("T", expected, with: declaration)
  }

  @Test(arguments: [
    "struct T { private init() {} }", "class T { init(t: T) {} }", "enum T {}",
    "struct T { private init() {} }; extension T { static var now: T { T() } }",
    "struct T { init() async {} }", "class B { init(_ t: T) {} }; class T: B {}",
    "struct T { private init() {} }; extension T { @MainActor static let one = T() }",
    "struct T { private init() {}; static func a() throws -> T { T() } }",
    "struct T { @available(*, deprecated) init() {} }", "enum T { case a(T) }",
    "struct T { init(_ x: inout Int) {} }", "class B {}; protocol Q {}; typealias T = any B & Q",
    "protocol Q<A> { associatedtype A }; protocol R {}; typealias T = any Q<Int> & R",
    "typealias T = any Error & AnyObject", "class O {}; struct T { unowned var o: O }",
    "@propertyWrapper struct W { init(wrappedValue: Int, key: Int) {} }; struct T { @W var x: Int }",
  ])
  func `types without a usable initializer get their values at run time`(declaration: String) {
    expectDefault("T", "fakeDefault(in: \"P\")", with: declaration)
  }

  @Test func `configured default values take precedence`() {
    var configuration = Configuration()
    configuration.defaults = ["Int": "42"]
    expectDefault("Int", "42", configuration: configuration)
    configuration.defaults = ["Foundation.URL": "address", "Swift.Int": "7", "Date": "today"]
    expectDefault("URL", "address", configuration: configuration)
    expectDefault("Foundation.URL", "address", configuration: configuration)
    expectDefault("Swift.Int", "7", configuration: configuration)
    expectDefault("Int", "7", configuration: configuration)
    expectDefault("Foundation.Date", "today", configuration: configuration)
    configuration.defaults = ["Box": "Box(1)"]
    expectDefault("Box<Int>", "Box(1)", with: "struct Box<X> {}", configuration: configuration)
  }

  @Test(arguments: [
    ("func id<T>(_ x: T) -> T", "x"), ("func id<T>(x: consuming T) -> T", "x"),
    ("func make<T>(_ f: () -> T) -> T", "f()"),
    ("func make<T>(_ f: () throws -> T) rethrows -> T", "try f()"),
    (
      "func make<T>(_ f: (Int, String) async throws -> T) async throws -> T", "try await f(0, \"\")"
    ),
    ("func make<T>(_ f: @autoclosure () -> T) -> T", "f()"),
    ("func make<T>(_ f: () async -> T) -> T", "fakeDefault(in: \"P\")"),
    ("func pair<A, B>(_ a: A, _ b: B) -> (A, B)", "(a, b)"),
    ("func any<T: Decodable>() throws -> T", "try fakeDefaultOrThrow(in: \"P\")"),
    ("func zero<T: Numeric>() -> T", "0"),
    ("func f(`in`: Int) -> Int", "0"), ("func id<T>(`in`: T) -> T", "`in`"),
  ])
  func `a generic result uses a parameter if possible`(signature: String, expected: String) {
    expectBody(of: signature, expected)
  }
}

/// Expects a property of a type to return an expression, however it is broken into lines.
func expectDefault(
  _ type: String, _ expected: String, with declarations: String = "",
  configuration: Configuration = Configuration(), sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = fakes("\(declarations)\nprotocol P { var member: \(type) { get } }", configuration)
  let expectation = "var member: \(type) { \(expected) }"
  let start = text.firstRange(of: "var member")?.lowerBound ?? text.endIndex
  let member = onOneLine(String(text[start...]))
  #expect(
    member.hasPrefix(onOneLine(expectation)), "\(text[start...]) is not \(expectation)",
    sourceLocation: sourceLocation)
}

/// Returns a text without line breaks, and without the spaces and trailing commas at them.
private func onOneLine(_ text: String) -> String {
  text.replacing(#/,?\s*\n\s*/#, with: " ").replacing(#/([(\[]) /#) { $0.output.1 }
    .replacing(#/ ([)\]])/#) { $0.output.1 }
}

/// Expects a method to have a body.
func expectBody(
  of signature: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = fakes("protocol P { \(signature) }")
  #expect(
    text.contains("  \(signature) { \(expected) }"), "\(text)", sourceLocation: sourceLocation)
}

/// Returns the fakes of the protocol `P` in a text.
func fakes(_ text: String, _ configuration: Configuration = Configuration()) -> String {
  var configuration = configuration
  if !configuration.fakesAll { configuration.protocolNames.append("P") }
  return generate(from: [Input(SourceText(path: "P.swift", text))], configuration: configuration)
    .text
}
