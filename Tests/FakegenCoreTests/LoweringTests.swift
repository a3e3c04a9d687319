import FakegenSyntax
import Testing

@testable import FakegenCore

/// Checks how syntax becomes a model.
struct LoweringTests {
  private func lower(_ text: String) -> [Declaration] {
    var file = FileLowering(
      SourceText(path: "A.swift", text), number: FileID(number: 0), origin: .source)
    return file.lower(.everything)
  }

  private func members(_ text: String) -> [Member] {
    guard case .read(let members)? = lower("protocol P { \(text) }").first?.members
    else { return [] }
    return members
  }

  @Test(arguments: [
    ("func a()", "a()"), ("func a(_ b: Int, c d: Int)", "a(_:c:)"), ("var x: Int { get }", "x"),
    ("init?(x: Int)", "init(x:)"), ("subscript(a: Int) -> Int { get }", "subscript(_:)"),
    ("subscript(a b: Int) -> Int { get }", "subscript(a:)"), ("func `default`()", "default()"),
    ("static func == (l: Self, r: Self) -> Bool", "==(_:_:)"),
  ])
  func `a member has a full name`(text: String, expected: String) {
    #expect(members(text).map(\.fullName) == [expected])
  }

  @Test(arguments: [
    ("func a() async throws -> Int", true, "throws"), ("func a()", false, "never"),
    ("func a() throws(E)", false, "typed(E)"), ("func a() throws(Never)", false, "typed(Never)"),
    ("func a(b: () throws -> Int) rethrows", false, "rethrows"),
  ])
  func `effects are read`(text: String, isAsync: Bool, throwing: String) throws {
    let effects = try #require(members(text).first).effects
    #expect(effects.isAsync == isAsync)
    #expect("\(effects.throwing)".replacing("FakegenCore.", with: "").hasPrefix(throwing))
  }

  @Test(arguments: [
    ("Array<Int>", "Array<Int>"), ("(Int)", "Int"), ("any P & Q", "any P & Q"),
    ("@Sendable (inout Int) async -> Void", "@Sendable (inout Int) async -> Void"),
    ("[String:[Int]]?", "[String: [Int]]?"), ("A<B>.C", "A<B>.C"), ("Int...", "Int"),
    ("~Copyable", "~Copyable"), ("(repeat each T)", "(repeat each T)"), ("P.Type", "P.Type"),
  ])
  func `a type is read as it was written`(text: String, expected: String) {
    let member = members("func a(_ b: \(text))").first
    #expect(member?.parameters.first?.type.description == expected)
  }

  @Test(arguments: [
    ("func a<B: Collection>(_ c: B) where B.Element == Int", "some Collection<Int>"),
    ("func a<B: Sequence>(_ c: B) where B.Element == Int", "some Sequence<Int>"),
    ("func a<B: Collection, C: Error>(_ c: B, _ d: C) where B.Element == C", nil),
  ])
  func `a generic parameter becomes an opaque type`(text: String, type: String?) throws {
    let parameters = try #require(members(text).first).opaqueParameters
    #expect(parameters?.first?.type.description == type)
  }

  @Test func `the arguments of a call are matched to parameters`() throws {
    let parameters = try #require(members("init(a: Int, b: Int...)").first).parameters
    #expect(parameters.taken(by: ["a"])?.kept.map(\.label) == ["b"])
    #expect(parameters.taken(by: []) == nil)
  }

  @Test func `attributes are told apart by their names and arguments`() {
    func attribute(_ name: String, _ arguments: String = "") -> AttributeModel {
      AttributeModel(name: name, text: "@\(name)\(arguments)")
    }
    #expect(attribute("Storage.Published").mayBePropertyWrapper)
    #expect(!attribute("Storage.DatabaseActor").mayBePropertyWrapper)
    #expect([attribute("available", "(*, deprecated)")].isDeprecated)
    #expect(![attribute("available", "(macOS 15, *)")].isDeprecated)
  }

  @Test func `names are escaped where they are reserved`() {
    #expect(
      ["Type", "Protocol", "Kind"].map(\.escapedAsMember) == ["`Type`", "`Protocol`", "Kind"])
    #expect(["inout", "let", "in"].map(\.escapedAsLabel) == ["`inout`", "`let`", "in"])
  }

  @Test func `a requirement has the access level of its protocol`() {
    guard case .read(let members)? = lower("public protocol P { init(a: Int) }").first?.members
    else { return }
    #expect(members.map(\.access) == [.public])
  }

  @Test func `a signature is indented by as much as its first line`() {
    let found = members("\n\tfunc a(\n\t\tb: Int\n\t)")
    #expect(found.map(\.signature.text) == ["func a(\n\tb: Int\n)"])
  }

  @Test func `the storage of properties is read`() {
    let text = """
      struct S {
        let a = 1; var b = 1; let c: Int; var d: Int { 1 }; @State var e = 1; lazy var f = 1
        static let g = 1; private var h: Int
      }
      """
    var file = FileLowering(
      SourceText(path: "A.swift", text), number: FileID(number: 0), origin: .source)
    guard
      case .unread(let nominal, let scope)? = file.lower(.everything).first?.members
    else { Issue.record("the members of a type are read when somebody asks"); return }
    let members = file.members(of: nominal, in: scope)
    #expect(
      members.map(\.storage) == [
        .constantWithValue, .variableWithValue, .withoutValue, .computed, .variableWithValue,
        .variableWithValue,
        .constantWithValue, .withoutValue,
      ])
    #expect(members.map(\.isStatic) == [false, false, false, false, false, false, true, false])
    #expect(members.last?.access == .private)
  }

  @Test func `a declaration records its enclosing extension and conditions`() throws {
    let text = """
      public extension Outer {
        #if DEBUG
        struct Inner: Codable { typealias Alias = Int }
        #endif
      }
      """
    let program = makeProgram(["A.swift": text])
    let inner = program[try #require(program.id("Outer.Inner"))]
    #expect(inner.path == ["Outer", "Inner"])
    #expect(inner.access == .public)
    #expect(inner.conditions.map(\.standalone) == ["DEBUG"])
    #expect(inner.inherited.map(\.description) == ["Codable"])
    #expect(program.id("Outer.Inner.Alias").map { program[$0].kind } == .typealias)
  }

  @Test func `the second clause of a condition excludes the first`() {
    let text = "#if A\nstruct S {}\n#elseif B\nstruct S {}\n#else\nstruct S {}\n#endif"
    #expect(
      lower(text).map { $0.conditions.map(\.standalone) } == [
        ["A"], ["!A && B"], ["!A && !B"],
      ])
    let systems = "#if os(macOS) || os(iOS)\n#elseif os(Linux)\nstruct S {}\n#endif"
    #expect(
      lower(systems).map { $0.conditions.map(\.standalone) } == [
        ["!(os(macOS) || os(iOS)) && os(Linux)"]
      ])
  }

  @Test func `an annotation is read`() throws {
    let text = "@Faked(types: [\"X\": Int.self], skip: [\"a()\"], createNull: false) protocol P {}"
    let annotation = try #require(lower(text).first?.annotation)
    #expect(annotation.createNull == false)
    #expect(annotation.skip == ["a()"])
  }
}
