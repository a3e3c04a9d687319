import FakegenSyntax
import Testing

@testable import FakegenCore

/// Checks that a fake's member is stale, too, if the requirement keeps its name but changes its types.
struct StaleTypesTests {
  private static let sources = """
    import Foundation
    struct User { struct ID {} }
    struct Account { struct ID {} }
    struct Page<Element> {}
    enum Failure: Error {}
    typealias Users = [User]
    typealias UserResult<E: Error> = Result<User, E>
    protocol Named {}
    protocol Titled {}
    class Screen { typealias Model = Account }
    #if DEBUG
      typealias Key = Int
    #else
      typealias Key = String
    #endif

    """

  /// Returns the warnings about a fake of a protocol with one requirement.
  private func warnings(_ requirement: String, _ fake: String) -> [String] {
    let text = Self.sources + "@Faked protocol Store { \(requirement) }"
    return generate(
      from: SourceSet([Input(SourceText(path: "Sources.swift", text))]),
      linting: [SourceText(path: "Fakes.swift", fake)], configuration: Configuration()
    ).staleMembers.map(\.message.text)
  }

  private static let different = [
    ("Page<User>", "[User]"), ("Page<User>", "Page<Account>"), ("Set<Int>", "[Int]"),
    ("AsyncStream<User>", "AsyncStream<Account>"),
    ("Result<User, Failure>", "Result<Account, Failure>"),
    ("(User) -> Void", "(Account) -> Void"), ("() -> User", "() -> Account"),
    ("() -> User", "User"), ("(User) -> Void", "(User, User) -> Void"),
    ("(inout Int) -> Void", "(Int) -> Void"), ("(Int, Int)", "[Int]"),
    ("(Int, Int)", "(Int, User)"),
    ("Bool", "Void"), ("Int", "Void"), ("String", "Substring"), ("Users", "Page<User>"),
    ("Users", "[Account]"), ("UserResult<Failure>", "Result<Account, Failure>"),
    ("User?", "Account?"), ("User.Type", "Account.Type"), ("User.Type", "User"),
    ("any Named", "User"), ("any Named", "any Titled"), ("Named", "[User]"), ("Any", "User"),
    ("[String: User]", "[String: Account]"), ("Data", "Foundation.URL"), ("User", "Mine"),
  ]

  @Test(arguments: different)
  func `a member with a different type is reported`(one: String, other: String) {
    for (demanded, own) in [(one, other), (other, one)] where demanded != "Mine" {
      let escaping = own.contains("->") ? "@escaping " : ""
      let demandedEscaping = demanded.contains("->") ? "@escaping " : ""
      let mine = "struct Mine {}\n"
      #expect(
        warnings(
          "func load() -> \(demanded)", mine + "struct F: EmptyStore { func load() -> \(own) {} }"
        ) == [
          "'load()' implements no requirement of 'Store'; did you mean 'func load() -> \(demanded)'?"
        ])
      #expect(
        warnings(
          "var value: \(demanded) { get }", mine + "struct F: EmptyStore { var value: \(own) }"
        )
        .count == 1)
      #expect(
        warnings(
          "func save(_ value: \(demandedEscaping)\(demanded))",
          mine + "struct F: EmptyStore { func save(_ value: \(escaping)\(own)) {} }"
        ).count == 1)
    }
  }

  private static let alike = [
    ("Users", "[User]"), ("Users", "Array<User>"), ("[User]", "Swift.Array<User>"),
    ("Int?", "Optional<Int>"),
    ("UserResult<Failure>", "Result<User, Failure>"),
    ("Result<User, Failure>", "UserResult<Failure>"),
    ("TimeInterval", "Double"), ("Int32", "CInt"), ("Void", "()"), ("Data", "Foundation.Data"),
    ("Named", "any Named"), ("any Named & Sendable", "any Sendable & Named"), ("any Any", "Any"),
    ("Key", "String"), ("Key", "Int"), ("User.ID", "User.ID"), ("Remote", "User"),
    ("User", "Remote"),
    ("Remote<User>", "Remote<Account>"), ("() -> Void", "@Sendable () -> Void"),
    ("(Int) -> User", "(Int) -> (User)"), ("User", "App.User"), ("User", "Local"),
  ]

  @Test(arguments: alike)
  func `types that may be the same are not reported`(demanded: String, own: String) {
    #expect(
      warnings(
        "func load() -> \(demanded)",
        "typealias Local = User\nstruct F: EmptyStore { func load() -> \(own) {} }") == [])
  }

  @Test(arguments: [
    ("associatedtype Item; func load() -> Item", "func load() -> [User] {}"),
    ("associatedtype User; func load() -> Page<User>", "func load() -> Page<Account> {}"),
    (
      "associatedtype Account; func load() -> User; func save(_ account: Account)",
      "func load() -> Account {}"
    ),
    ("func load() -> User", "typealias Account = User; func load() -> Account {}"),
    ("func copy() -> Self", "func copy() -> F {}"),
    (
      "func load<T>(_ type: T.Type) -> [T]",
      "func load<Element>(_ type: Element.Type) -> [Element] {}"
    ),
    (
      "func load() -> User",
      "func load() -> User {}; func load() -> Account {}; private func test() { load() }"
    ),
    ("func each(_ values: Int...)", "func each(_ values: Int...) {}"),
    ("func fail(_ error: Error)", "enum Error {}; func fail(_ error: Swift.Error) {}"),
    (
      "typealias Tap = @MainActor () -> Void; func on(_ tap: @escaping Tap)",
      "func on(_ tap: @escaping @MainActor () -> Void) {}"
    ),
    (
      "associatedtype Item; typealias Tap = @MainActor (Item) -> Void; func on(_ tap: @escaping Tap)",
      "func on(_ tap: @escaping @MainActor (Int) -> Void) {}"
    ),
    (
      "func on(_ tap: @escaping @MainActor () -> Void)",
      "typealias Tap = @MainActor () -> Void; func on(_ tap: @escaping Tap) {}"
    ),
  ])
  func `names of unknown meaning are not reported`(requirement: String, member: String) {
    #expect(warnings(requirement, "struct F: EmptyStore { \(member) }") == [])
  }

  @Test func `names from enclosing types and superclasses are not reported`() {
    let requirement = "func load() -> Account"
    for fake in [
      "final class F: Screen, EmptyStore { func load() -> Model {} }",
      "struct G<User> { struct F: EmptyStore { func load() -> User {} } }",
      "extension Screen { struct F: EmptyStore { func load() -> Model {} } }",
      "func t() { typealias User = Account; struct F: EmptyStore { func load() -> User {} } }",
      "class Base<User>: EmptyStore { func load() -> User {} }\nfinal class F: Base<Account> {}",
    ] {
      #expect(warnings(requirement, fake) == [])
    }
  }

  @Test(arguments: [
    ("subscript(id: Int) -> User?", "subscript(id: String) -> User? { nil }"),
    ("subscript(id: Int) -> User?", "subscript(id id: Int) -> User? { nil }"),
    ("subscript(id: Int) -> User?", "subscript(id: Int) -> [User] { [] }"),
    ("func each(_ values: Int...)", "func each(_ values: Int) {}"),
  ])
  func `subscripts and variadic parameters are compared, too`(requirement: String, member: String) {
    #expect(
      warnings(requirement, "struct F: EmptyStore { \(member) }").first?
        .hasSuffix("did you mean '\(requirement)'?") ?? false
        || warnings(requirement, "struct F: EmptyStore { \(member) }").first?
          .hasSuffix("did you mean 'subscript(_:)'?") ?? false
    )
  }
}
