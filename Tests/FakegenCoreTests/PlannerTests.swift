import FakegenSyntax
import Testing

@testable import FakegenCore

/// Checks the plan for a protocol, before it is written as code.
struct PlannerTests {
  private func plan(_ text: String, of name: String = "P") throws -> (FakePlan, Program) {
    let program = makeProgram(["A.swift": text])
    let id = try #require(program.id(name))
    return (try #require(Resolver.resolve(program).fakes.first { $0.subject == id }), program)
  }

  // MARK: - Empty protocols

  @Test(arguments: [
    ("protocol P { func a() -> Int; var b: Bool { get } }", ["a()", "b"]),
    ("protocol A { func a() }; protocol P: A { func b() }", ["b()"]),
    ("@Faked(skip: [\"a()\"]) protocol P { func a(); func b() }", ["b()"]),
    ("@objc protocol P { @objc optional func a(); func b() }", ["b()"]),
  ])
  func `an Empty protocol implements the requirements that have no other implementation`(
    text: String, expected: [String]
  ) throws {
    let empty = try #require(try plan(text).0.empty)
    #expect(empty.members.map(\.requirement.member.fullName) == expected)
  }

  @Test(arguments: [
    ("protocol P { associatedtype T; func a() -> T }", ["T: Defaultable"]),
    ("protocol P { associatedtype T; func a() -> [T] }", []),
    ("protocol P { associatedtype T; func a() -> (T, T?) }", ["T: Defaultable"]),
    ("protocol P { static func a() -> Self }", ["Self: NullObject"]),
    ("protocol P { associatedtype T: Numeric; func a() -> T }", []),
  ])
  func `a default value states its constraints`(text: String, expected: [String]) throws {
    let member = try #require(try plan(text).0.empty?.members.first)
    let needs = member.needs.map { need in
      switch need {
      case .defaultable(let type): "\(type): Defaultable"
      case .nullObject: "Self: NullObject"
      }
    }
    #expect(needs == expected)
  }

  // MARK: - Null types

  @Test(arguments: [
    ("protocol P {}", TypePlan.Kind.struct), ("protocol P: AnyObject {}", .class),
    ("protocol P: Actor {}", .actor), ("class C {}; protocol P: C {}", .class),
  ])
  func `a Null type is of the required kind`(text: String, kind: TypePlan.Kind) throws {
    #expect(try plan(text).0.null?.kind == kind)
  }

  @Test(arguments: [
    ("protocol P { associatedtype T: Hashable; var x: T { get } }", ["T = NullT"]),
    ("protocol P { associatedtype T: BinaryInteger; var x: T { get } }", ["T = Int"]),
    ("protocol P { associatedtype T = Bool; var x: T { get } }", []),
    ("protocol P<T> { associatedtype T; var x: T { get } }", []),
    ("protocol P { associatedtype T where T == Int; var x: T { get } }", ["T = Int"]),
  ])
  func `associated types are chosen`(text: String, expected: [String]) throws {
    let plan = try plan(text)
    let null = try #require(plan.0.null)
    #expect(
      null.aliases.map { alias in
        // Null types that several protocols share get their names only in the writer.
        if case .named(let named) = alias.type, case .generated(.shared) = named.meaning {
          return "\(alias.name) = NullT"
        }
        return "\(alias.name) = \(alias.type)"
      } == expected)
  }

  @Test(arguments: [
    ("protocol P: Missing {}", "the requirements of 'Missing' are not known"),
    ("struct NullP {}; protocol P {}", "a type with this name is declared in the sources"),
    (
      "@Faked(skip: [\"a()\"]) protocol P { func a() }",
      "'a()' is skipped; implement it in an extension of 'EmptyP'"
    ),
    (
      "class C { private init() {} }; protocol P: C {}",
      "no initializer of its superclass 'C' can be called"
    ),
    ("final class C {}; protocol P: C {}", "its superclass 'C' cannot be subclassed"),
    (
      "@objc protocol Q { func a() }; protocol P: Q { associatedtype T }",
      "the Objective-C protocol 'Q' requires a class"
    ),
    (
      "protocol P: Sequence where Iterator == IndexingIterator<[Int]> {}",
      "fakegen cannot satisfy 'Iterator == IndexingIterator<[Int]>'"
    ),
    (
      "protocol P: Collection where Element == Int, SubSequence: RandomAccessCollection {}",
      "fakegen cannot satisfy 'SubSequence: RandomAccessCollection'"
    ),
    (
      "protocol Key: Hashable {}; protocol P: OptionSet where RawValue: Key {}",
      "fakegen cannot satisfy 'RawValue: Key'"
    ),
    (
      "protocol List: Collection {}; protocol P: CaseIterable where AllCases: List {}",
      "fakegen cannot satisfy 'AllCases: List'"
    ),
    (
      "protocol Q: BitwiseCopyable {}; protocol P: Q, AnyObject {}",
      "fakegen cannot satisfy 'Self: AnyObject & BitwiseCopyable'"
    ),
    ("class C {}; protocol P: C, Actor {}", "fakegen cannot satisfy 'Self: C & Actor'"),
    ("protocol P: DistributedActor {}", "a fake cannot conform to 'DistributedActor'"),
  ])
  func `a diagnostic says why a Null type is impossible`(text: String, reason: String) throws {
    let (plan, _) = try plan(text)
    #expect(plan.null == nil)
    #expect(plan.diagnostics.contains { $0.message.text.contains(reason) }, "\(plan.diagnostics)")
  }

  // MARK: - Obstacles

  @Test func `an obstacle names each step`() throws {
    let text = """
      struct User { let name: String; let session: Session }
      struct Session { let token: Token }
      struct Token { private init() {} }
      protocol P { func user() -> User }
      """
    let (plan, program) = try plan(text)
    let value = try #require(plan.empty?.members.first?.value)
    #expect(value.isPartial)
    let reason = program.text(of: try #require(value.obstacle))
    for step in [
      "'User'", "'session: Session'", "'Session'", "'token: Token'", "'Token'", "private",
    ] {
      #expect(reason.contains(step), "\(reason)")
    }
  }

  @Test(arguments: [
    ("private init() {}", "is private"), ("@available(*, deprecated) init() {}", "is deprecated"),
    ("@available(macOS 99, *) init() {}", "is not available everywhere"),
    (
      "@Disk init() {}", "is isolated to '@Disk', but the value is needed outside of it"
    ), ("init() async {}", "is async"),
  ])
  func `an obstacle says why an initializer cannot be used`(
    initializer: String, reason: String
  ) throws {
    let text = """
      @globalActor actor Disk { static let shared = Disk() }
      struct Token { \(initializer) }
      protocol P { func token() -> Token }
      """
    let (plan, program) = try plan(text)
    let value = try #require(plan.empty?.members.first?.value)
    let obstacle = program.text(of: try #require(value.obstacle))
    #expect(obstacle.hasSuffix("'init()' \(reason)"), "\(obstacle)")
  }

  @Test func `a long explanation omits some of its steps`() throws {
    let structs = (0..<40).map { "struct S\($0) { let next: S\($0 + 1) }" }
    let text =
      structs.joined(separator: "\n")
      + "\nclass S40 { private init() {} }\nprotocol P { func first() -> S0 }"
    let (plan, program) = try plan(text)
    let value = try #require(plan.empty?.members.first?.value)
    let steps = program.text(of: try #require(value.obstacle)).split(separator: "; ")
    #expect(steps.count == 18)
    #expect(steps[12].hasSuffix("needs further types (25 steps are omitted)"))
    #expect(steps[17] == "'init()' is private")
  }

  @Test(arguments: [
    ("func a<T>() -> T", true), ("func a<T>(_ x: T) -> T", false), ("func a() -> Int", false),
    ("func a() -> Missing", true), ("func a(_ b: Missing)", false),
    ("func a() -> [Missing]", false),
    ("func a() -> (Int, Missing)", true), ("func a() async throws -> Missing", true),
  ])
  func `default values that are looked up at run time count as unresolved`(
    member: String, expected: Bool
  ) throws {
    let (plan, _) = try plan("protocol P { \(member) }")
    #expect(try #require(plan.empty?.members.first).isUnresolved == expected)
  }

  // MARK: - The queue

  @Test(arguments: 2...5)
  func `a chain of protocols has no Null types if the last one has none`(length: Int) throws {
    var text = "@Faked(skip: [\"x()\"]) protocol P\(length) { func x() }\n"
    for number in 1..<length {
      text += "protocol P\(number) { func next() -> any P\(number + 1) }\n"
    }
    let program = makeProgram(["A.swift": text]) { $0.unresolved = .omit }
    let fakes = Resolver.resolve(program).fakes
    #expect(fakes.count == length)
    #expect(fakes.allSatisfy { $0.null == nil })
    let whole = makeProgram(["A.swift": text.replacing("@Faked(skip: [\"x()\"]) ", with: "")])
    #expect(Resolver.resolve(whole).fakes.allSatisfy { $0.null != nil })
  }
}

extension FakePlan {
  /// The plan of the null type; `nil` if none is requested, or none is possible.
  fileprivate var null: TypePlan? { plan() }
}
