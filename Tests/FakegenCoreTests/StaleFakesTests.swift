import FakegenSyntax
import Testing

@testable import FakegenCore

/// Checks that stale members of fakes are reported, and others are not.
struct StaleFakesTests {
  private static let sources = """
    struct User { let id: Int }
    @Faked protocol Loader {
      func user(identifier: Int) async throws -> User
      func save(_ user: User) throws
      var count: Int { get }
      subscript(index: Int) -> User? { get }
      func find<Key: Hashable>(_ key: Key) -> User?
    }
    @Faked protocol Child: Loader { func more() }
    @Faked protocol Repo {
      associatedtype Item
      associatedtype ID: Hashable
      func get(_ id: ID) -> Item?
    }
    @Faked protocol Renamed {
      func isOn(_ flag: String) -> Bool
      func reset(_ flag: String)
    }
    enum Outer { @Faked protocol Nested { func go(fast: Bool) } }
    """

  private func warnings(_ fakes: String, of sources: String = Self.sources) -> [String] {
    let source = SourceText(path: "Sources.swift", sources)
    return generate(
      from: SourceSet([Input(source)]), linting: [SourceText(path: "Fakes.swift", fakes)],
      configuration: Configuration()
    ).staleMembers.map(\.message.text)
  }

  @Test(arguments: [
    ("EmptyRepo {}", " where Item == User", true), ("EmptyRepo {}", "", false),
    ("EmptyRepo { func get(_ id: Int) -> Item? { nil } }", " where Item == User", false),
    ("EmptyRepo {}", " where Item: Sized", false),
    ("Sized {}; extension FakeRepo: EmptyRepo where Item == User {}", " where Item == User", false),
    (
      "Sized {}; extension EmptyRepo where Item == User { func get(_ id: Int) -> Item? { nil } }",
      "", false
    ),
  ])
  func `a member for some types only is no witness`(
    fake: String, condition: String, isWarned: Bool
  ) {
    let warnings = warnings(
      """
      protocol Sized {}
      struct FakeRepo<Item>: \(fake)
      extension FakeRepo\(condition) { func get(_ id: Int) -> Item? { nil } }
      """)
    let expected =
      "'get(_:)' looks like a requirement of 'Repo' but does not implement it: its extension must have no "
      + "'where' clause"
    #expect(warnings == (isWarned ? [expected] : []))
  }

  @Test func `a member with a 'where' clause of its own is no witness`() {
    let warnings = warnings(
      """
      struct FakeRepo<Item>: EmptyRepo {
        func get(_ id: Int) -> Item? where Item == User { nil }
      }
      struct FakeSums<Item>: EmptySums {
        func sum(_ id: Item) -> Int where Item == Int { 1 }
        func add<Other>(_ other: Other) -> Int where Other == Int { 1 }
      }
      """,
      of: Self.sources + """

        @Faked protocol Sums<Item> {
          associatedtype Item
          func sum(_ id: Item) -> Int where Item == Int
          func add<Other>(_ other: Other) -> Int where Other == Int
        }
        """)
    #expect(
      warnings == [
        "'get(_:)' looks like a requirement of 'Repo' but does not implement it: it must have no 'where' "
          + "clause"
      ])
  }

  /// The arguments are a result type of the requirement, the one in the fake, and whether the fake is stale.
  @Test(arguments: [
    ("Page<User>", "[User]", true), ("[User]", "Page<User>", true), ("Set<Int>", "[Int]", true),
    ("AsyncStream<User>", "AsyncStream<Account>", true), ("Page<User>", "Page<Account>", true),
    ("Result<User, any Error>", "Result<Account, any Error>", true),
    ("Result<User, any Error>", "Result<User, Error>", false),
    ("(Int) -> Void", "(String) -> Void", true), ("(Int) -> Void", "(Int) -> ()", false),
    ("(Int, Int)", "[Int]", true), ("Void", "Int", true), ("Bool", "Void", true),
    ("String", "Substring", true), ("Page<User>", "Page", false), ("Page<User>", "Users", false),
    ("[User]", "Array<User>", false), ("(User)", "User", false),
    ("Page<User>?", "Page<User>", true),
    ("() -> Void", "Action", false), ("any Feed", "[User]", true),
    ("TimeInterval", "Int", true), ("TimeInterval", "Double", false),
    ("[Double]", "[TimeInterval]", false),
  ])
  func `types of different shapes are different types`(
    demanded: String, own: String, isStale: Bool
  ) {
    let sources = """
      struct User {}; struct Account {}; struct Page<Item> {}
      typealias Users = Page<User>; typealias Action = () -> Void; protocol Feed {}
      @Faked protocol Source { func load() -> \(demanded) }
      """
    let found = warnings(
      "struct F: EmptySource { func load() -> \(own) { fatalError() } }", of: sources)
    #expect(found.count == (isStale ? 1 : 0), "\(found)")
  }

  @Test func `members of other inherited Empty protocols are not stale`() {
    let sources = """
      @Faked protocol Retryable { var attempts: Int { get } }
      @Faked(inherit: ["EmptyRetryable"]) protocol Pairing { func pair() }
      """
    #expect(warnings("struct F: EmptyPairing { var attempts = 1 }", of: sources).isEmpty)
    #expect(warnings("struct F: EmptyPairing { var attempt = 1 }", of: sources).count == 1)
  }

  @Test(arguments: ["EmptyView", "EmptyPlain, Extra", "EmptyPlain, Both"])
  func `members that an unknown protocol may demand are not stale`(parents: String) {
    let sources = """
      @Faked protocol View: ViewDelegate {}
      @Faked protocol Plain {}
      protocol Extra: ViewDelegate {}
      typealias Both = ViewDelegate & Sendable
      """
    #expect(warnings("struct F: \(parents) { func called() {} }", of: sources) == [])
  }

  @Test func `the warning about a fake names its protocol even without an annotation`() {
    let sources = "@Faked protocol Annotated {}; protocol Forgotten {}; protocol Own {}"
    let message = "there is no 'EmptyForgotten', because 'Forgotten' is not annotated with '@Faked'"
    #expect(warnings("import Testing\nstruct F: EmptyForgotten {}", of: sources) == [message])
    #expect(warnings("struct F: EmptyAnnotated, EmptyUnknown {}", of: sources).isEmpty)
    #expect(warnings("protocol EmptyOwn: Own {}; struct F: EmptyOwn {}", of: sources).isEmpty)
    let onlyForgotten = "protocol Forgotten {}"
    #expect(warnings("struct F: EmptyForgotten {}", of: onlyForgotten) == [message])
    #expect(warnings("struct F: EmptyCollection {}", of: onlyForgotten).isEmpty)
    #expect(warnings("struct F: EmptyOther {}", of: "enum Outer { @Faked protocol P {} }").isEmpty)
    // Another module may contain the fakes of this protocol.
    #expect(warnings("import TestSupport\nstruct F: EmptyForgotten {}", of: sources).isEmpty)
  }

  @Test func `the warning about a Null type or a spy names its protocol`() {
    let sources = """
      @Faked protocol Annotated { func made() -> any Returned }
      protocol Returned {}
      protocol Forgotten {}
      @Faked(createSpy: true) protocol Spied {}
      @Faked protocol Keyed { associatedtype Key }
      protocol Key {}
      enum Sinks { @Faked protocol Sink {} }
      @Faked(createNull: false) protocol Spare {}
      """
    let unspied = "because 'Annotated' is not annotated with '@Faked(createSpy: true)'"
    let forgotten = "because 'Forgotten' is not annotated with '@Faked'"
    for (use, message) in [
      ("NullForgotten()", "there is no 'NullForgotten', \(forgotten)"),
      ("SpyForgotten()", "there is no 'SpyForgotten', \(forgotten)"),
      ("SpyAnnotated()", "there is no 'SpyAnnotated', \(unspied)"),
    ] {
      #expect(warnings("import FakedRuntime\nlet x = \(use)", of: sources) == [message])
      #expect(warnings("import TestSupport\nlet x = \(use)", of: sources).isEmpty)
    }
    let known =
      "(NullAnnotated(), NullReturned(), SpySpied(), NullKey(), My.NullForgotten(), NullSpare())"
    #expect(warnings("let x = \(known)", of: sources).isEmpty)
    #expect(
      warnings("let x = (SpyLog(), NullError())", of: "protocol Log {}; protocol Error {}").isEmpty)
    #expect(
      warnings("enum E { case NullForgotten, b }; let x = E.NullForgotten", of: sources)
        .isEmpty)
    #expect(warnings("struct SpyForgotten {}; let x = SpyForgotten()", of: sources).isEmpty)
    #expect(warnings("func NullForgotten() -> Int { 0 }", of: sources).isEmpty)
    #expect(warnings("let x = NullForgotten; let NullForgotten = 3", of: sources).isEmpty)
    #expect(warnings("struct F: EmptyReturned {}", of: sources).isEmpty)
    #expect(
      warnings("struct F: EmptySink {}", of: sources) == [
        "there is no 'EmptySink'; did you mean 'Sinks.EmptySink'?"
      ])
    #expect(warnings("extension Sinks { struct F: EmptySink {} }", of: sources).isEmpty)
    #expect(warnings("struct F: Sinks.EmptySink {}", of: sources).isEmpty)
  }

  @Test(arguments: [
    ("struct F: EmptyLoader { func user(id: Int) {} }", "user(id:)", "user(identifier:)"),
    (
      "struct F: EmptyLoader { func user(id: Int) {} }; "
        + "func t(_ s: SpyLoader) { s.when.user(id: 3).returns(1); _ = s.calls.user(id: 3) }",
      "user(id:)", "user(identifier:)"
    ),
    (
      "struct F: EmptyLoader { func save(_ user: String) {} }", "save(_:)",
      "func save(_ user: User) throws"
    ),
    (
      "struct F: EmptyRenamed { func isEnabled(_ flag: String) -> Bool { true } }",
      "isEnabled(_:)", "isOn(_:)"
    ),
    ("struct F: EmptyLoader { var count: String { \"\" } }", "count", "var count: Int"),
    (
      "struct F: EmptyLoader { func find<Key>(_ key: Key) {} }", "find(_:)",
      "func find<Key: Hashable>(_ key: Key) -> User?"
    ),
    ("struct F: EmptyLoader { var Count: Int { 3 } }", "Count", "count"),
    ("struct F: EmptyLoader { var Count: Int { 3 } }\nlet count = F().Count", "Count", "count"),
    (
      "struct F: EmptyLoader { func save(_ user: User) {}; func save(_ id: Int) {} }", "save(_:)",
      "func save(_ user: User) throws"
    ),
    (
      "struct F: EmptyLoader { struct Key {}; func save(_ user: Key) {} }", "save(_:)",
      "func save(_ user: User) throws"
    ),
    (
      "func f() { if kind == .struct { struct F: EmptyLoader { func user(id: Int) {} } } }",
      "user(id:)", "user(identifier:)"
    ),
    (
      "struct F {}\nextension F: EmptyChild { func user(id: Int) {} }", "user(id:)",
      "user(identifier:)"
    ),
    (
      "class A: EmptyChild {}\nfinal class B: A { func user(id: Int) {} }", "user(id:)",
      "user(identifier:)"
    ),
    (
      "protocol Mine: EmptyLoader {}\nstruct F: Mine { func user(id: Int) {} }", "user(id:)",
      "user(identifier:)"
    ),
    ("struct F: Outer.EmptyNested { func go(slow: Bool) {} }", "go(slow:)", "go(fast:)"),
    (
      "class T { struct F: EmptyLoader { func user(id: Int) {} } }", "user(id:)",
      "user(identifier:)"
    ),
    (
      "class T { func t() { struct F: EmptyLoader { func user(id: Int) {} } } }", "user(id:)",
      "user(identifier:)"
    ),
    ("private struct F: EmptyLoader { func user(id: Int) {} }", "user(id:)", "user(identifier:)"),
    ("struct F: App.EmptyLoader { func user(id: Int) {} }", "user(id:)", "user(identifier:)"),
    ("class F: EmptyLoader & Sendable { func user(id: Int) {} }", "user(id:)", "user(identifier:)"),
    (
      "typealias L = EmptyLoader\nstruct F: L { func user(id: Int) {} }", "user(id:)",
      "user(identifier:)"
    ),
    ("extension EmptyLoader { func user(id: Int) {} }", "user(id:)", "user(identifier:)"),
    (
      "struct F: EmptyLoader { func user(id: Int) -> User { User(id: 1) } }; "
        + "func t() { _ = F().user(id: 3) }",
      "user(id:)", "user(identifier:)"
    ),
  ])
  func `a member that is almost a witness is reported`(
    fakes: String, member: String, suggestion: String
  ) throws {
    let found = try #require(warnings(fakes).first)
    #expect(found.hasPrefix("'\(member)' implements no requirement of '"))
    #expect(found.hasSuffix("; did you mean '\(suggestion)'?"))
  }

  @Test func `types with the same name in different functions are different types`() {
    let stale = "func a() { struct F: EmptyLoader { func user(id: Int) {} } }\n"
    let current = """
      func b() {
        struct F: EmptyLoader { func user(identifier: Int) -> User { User(id: 1) } }
        _ = F().user(identifier: 1)
      }
      """
    #expect(warnings(stale + current).count == 1)
    #expect(warnings(current) == [])
  }

  @Test func `an unused member that implements no requirement is reported`() {
    #expect(
      warnings("struct F: EmptyLoader { func fetch(id: Int) {} }") == [
        "'fetch(id:)' implements no requirement of 'Loader' and nothing calls it"
      ])
    let saved = "func save(_ user: User) {}; func saved(_ user: User) {}"
    #expect(
      warnings("struct F: EmptyLoader { \(saved) }") == [
        "'saved(_:)' implements no requirement of 'Loader' and nothing calls it"
      ])
    // The compiler would not write the '==' that is written here.
    let compared = "var id = 1; static func == (a: F, b: F) -> Bool { true }"
    #expect(
      warnings("struct F: EmptyLoader, Equatable { \(compared) }") == [
        "'id' implements no requirement of 'Loader' and nothing calls it"
      ])
  }

  @Test(arguments: [
    "struct F: EmptyLoader { func user(identifier: Int) -> User { User(id: 1) } }",
    "struct F: EmptyLoader { let count = 3; func save(_ user: User) {} }",
    "struct F: EmptyLoader { func find<K: Hashable>(_ key: K) -> User? { nil } }",
    "struct F: EmptyLoader { subscript(index: Int) -> User? { nil } }",
    "struct F: EmptyRepo { func get(_ id: String) -> User? { nil } }",
    "struct F: EmptyLoader { private func fetch() {} }",
    "struct F: EmptyLoader { init(stub: User) {} }",
    "struct F: EmptyLoader { func fetch() {} }\nlet f: Void = F().fetch()",
    "struct F: EmptyLoader, Delegate { func called() {} }",
    "struct F: EmptyLoader, CustomStringConvertible { var description: String { \"\" } }",
    "struct F: EmptyLoader { var users = [User](); func user(identifier: Int) -> User { users[0] } }",
    "struct F: Other { func user(id: Int) {} }",
    "struct F: EmptyLoader { func user(id: Int) {} }\nlet f: Void = F().user(id: 1)",
    "struct F: EmptyLoader { subscript(index: Int) -> User? { nil }; subscript(key: String) -> Int { 1 } }",
    "struct F: EmptyLoader, LocalizedError { var errorDescription: String? { nil } }",
    "struct F: EmptyLoader { func callAsFunction() {} }",
    "protocol P: EmptyLoader { func other() }",
    "extension EmptyLoader { func helper() {} }",
    "struct F: EmptyLoader { var _x2: Int { 1 } }\nlet f = \"\\(F()._x2)\"",
    "struct F: EmptyLoader { var user: User { User(id: 1) } }\nlet f = F().user",
    "struct F: EmptyLoader { var count = 3; var Count = 4 }\nlet f = F().Count",
    "public struct F: EmptyLoader { public func fetch() {} }",
    "class F: EmptyLoader { @objc func tapped() {} }",
    "struct F: EmptyLoader { static func + (a: F, b: F) -> F { a } }",
    "protocol Delegate { func called() }\nstruct F: EmptyLoader, Delegate { func called() {} }",
    "struct F: EmptyLoader, Equatable { let id: String }",
    "struct F: EmptyLoader, Codable { var id: String? }",
  ])
  func `correct fakes are not reported`(fakes: String) {
    #expect(warnings(fakes) == [])
  }

  /// The standard library implements `errorDescription` and `underestimatedCount` itself, so the prelude lacks them.
  @Test func `requirements that the standard library implements are not reported`() {
    let sources = """
      @Faked protocol Failure: LocalizedError, Hashable {}
      @Faked protocol Numbers: Sequence where Element == Int {}
      @Faked protocol Plain: Error, Hashable {}
      """
    let fakes = """
      struct FakeFailure: EmptyFailure { var errorDescription: String? { "No network" } }
      struct FakeNumbers: EmptyNumbers { var underestimatedCount: Int { 3 } }
      struct FakePlain: EmptyPlain { var hashValue: Int { 3 }; var errorDescription: String? { nil } }
      """
    #expect(
      warnings(fakes, of: sources) == [
        "'errorDescription' implements no requirement of 'Plain' and nothing calls it"
      ])
  }

  private static let settings = """
    struct NetworkError: Error {}
    @Faked protocol Settings {
      var cacheSize: Int { get set }
      func load() async throws(NetworkError) -> Int
      func log(_ message: @autoclosure () -> String)
      func finish()
      static func make() -> Int
      func sign(_ text: inout String)
      func each(_ body: (Int) -> Void)
      func attempt(_ body: () -> Int)
      func transact(_ body: () throws -> Void) rethrows
      func size() -> (width: Int, height: Int)
      func store(_ key: AnyHashable)
      func emit<E: Sendable>(_ event: E)
      func show(_ view: some Sendable)
      var motor: Int { get }
      subscript(index: Int) -> Int { get set }
      func share() -> (any Sendable)?
      associatedtype Problem: Error = any Error
      func check() throws(Problem) -> Bool
    }
    """

  private func nearWitnesses(_ fakes: String) -> [String] {
    warnings(fakes, of: Self.settings)
  }

  @Test(arguments: [
    ("let cacheSize = 3", "cacheSize", "it must be settable; make it a 'var'"),
    ("let cacheSize: Int", "cacheSize", "it must be settable; make it a 'var'"),
    ("var cacheSize: Int { 3 }", "cacheSize", "it must be settable; add a setter"),
    ("private(set) var cacheSize = 3", "cacheSize", "it must be settable; remove 'private(set)'"),
    (
      "func load() async throws -> Int { 3 }", "load()",
      "it may throw only 'NetworkError'; declare it 'throws(NetworkError)'"
    ),
    ("static func finish() {}", "finish()", "it must not be static"),
    ("func finish() async {}", "finish()", "it must not be 'async'"),
    ("func finish() throws {}", "finish()", "it must not throw"),
    ("mutating func finish() {}", "finish()", "it must not be 'mutating'"),
    ("var finish: Int { 3 }", "finish", "it must be a method"),
    ("func motor() -> Int { 3 }", "motor()", "it must be a property"),
    ("lazy var motor: Int = 3", "motor", "it must not be 'lazy', which changes the fake"),
    ("lazy var cacheSize = 3", "cacheSize", "it must not be 'lazy', which changes the fake"),
    ("var motor: Int { get throws { 3 } }", "motor", "its getter must not throw"),
    ("subscript(index: Int) -> Int { 3 }", "subscript(_:)", "it must be settable; add a setter"),
    ("func sign(_ text: String) {}", "sign(_:)", "its parameter must be 'inout String'"),
    (
      "func each(_ body: @escaping (Int) -> Void) {}", "each(_:)",
      "its parameter must not be '@escaping'"
    ),
    (
      "func attempt(_ body: () throws -> Int) {}", "attempt(_:)",
      "its parameter must be '() -> Int'"
    ),
    (
      "func transact(_ body: () throws -> Void) throws {}", "transact(_:)",
      "it may throw only what its argument throws; declare it 'rethrows'"
    ),
    (
      "func size() -> (Int, Int) { (1, 2) }", "size()",
      "its type must be '(width: Int, height: Int)'"
    ),
    (
      "func emit(_ event: String) {}", "emit(_:)",
      "it must be generic, as 'func emit<E: Sendable>(_ event: E)'"
    ),
    (
      "func show(_ view: any Sendable) {}", "show(_:)",
      "it must be generic, as 'func show(_ view: some Sendable)'"
    ),
    (
      "func store<T: Hashable>(_ key: T) {}", "store(_:)",
      "Swift prefers the default, whose types match exactly; write 'func store(_ key: AnyHashable)'"
    ),
    ("func make() -> Int { 3 }", "make()", "it must be static"),
    (
      "func log(_ message: String) {}", "log(_:)",
      "its parameter must be '@autoclosure () -> String'"
    ),
  ])
  func `the warning about a near witness says how to fix it`(
    member: String, name: String, fix: String
  ) {
    #expect(
      nearWitnesses("struct F: EmptySettings { \(member) }") == [
        "'\(name)' looks like a requirement of 'Settings' but does not implement it: \(fix)"
      ])
  }

  @Test(arguments: [
    "var cacheSize = 3", "var cacheSize: Int { get { 3 } set {} }", "var cacheSize: Int",
    "func load() throws(NetworkError) -> Int { 3 }", "func load() -> Int { 3 }",
    "func check() throws -> Bool { true }", "func check() throws(NetworkError) -> Bool { true }",
    "func log(_ message: @autoclosure () -> String) {}", "static func make() -> Int { 3 }",
    "static var cacheSize = 3; var cacheSize = 4", "@Published var cacheSize = 3",
    "var cacheSize = 3 { didSet {} }",
    "var cacheSize = 3; static func cacheSize() -> Int { 3 }; func finish() { _ = F.cacheSize() }",
    "var cacheSize: Int { _read { yield a } _modify { yield &a } }",
    "func finish() {}; static func finish() {}", "private let other = 3\nvar cacheSize = 3",
    "private(set) var other = 1\nvar cacheSize = 3\nfunc finish() { _ = other }",
    "private var other: Int { 3 }\nvar cacheSize = 3",
    "func sign(_ text: inout String) {}", "func each(_ body: (Int) -> Void) {}",
    "func transact(_ body: () throws -> Void) {}", "var motor = 3", "let motor = 3",
    "func size() -> (width: Int, height: Int) { (1, 2) }", "func emit<T>(_ event: T) {}",
    "func show<V: Sendable>(_ view: V) {}", "func share() -> (any Sendable)? { nil }",
    "subscript(index: Int) -> Int { get { 3 } set {} }",
    "subscript(index: Int) -> Int { get { 3 } set {} }; subscript(name: String) -> Int { 3 }",
  ])
  func `witnesses are not reported`(member: String) {
    #expect(nearWitnesses("struct F: EmptySettings { \(member) }") == [])
  }

  @Test func `a subclass member is reported if its superclass uses the default`() {
    let base = "class Base: EmptySettings {}\n"
    #expect(
      nearWitnesses(base + "final class F: Base { func finish() {} }") == [
        "'finish()' is never called through 'Settings', because 'Base' uses the default; implement it "
          + "in 'Base' as well"
      ])
    #expect(
      nearWitnesses(
        "class Base: EmptySettings { func finish() {} }\n"
          + "final class F: Base { override func finish() {} }") == [])
  }

  @Test func `a constrained implementation that the default hides is reported`() {
    let sources = """
      protocol Verbose {}
      @Faked protocol Logger { func log() -> Int; func flush() -> Int }
      extension Logger where Self: Verbose { func log() -> Int { 5 } }
      extension Logger { func flush() -> Int { 1 } }
      """
    #expect(
      warnings("struct F: EmptyLogger, Verbose {}", of: sources) == [
        "'F' uses the default of 'log()' instead of the one in a constrained extension of "
          + "'Logger'; implement it in 'F'"
      ])
    #expect(
      warnings("struct F: EmptyLogger, Verbose { func log() -> Int { 5 } }", of: sources) == [])
    #expect(warnings("struct F: EmptyLogger {}", of: sources) == [])
    #expect(warnings("typealias Both = EmptyLogger & Verbose", of: sources) == [])
    #expect(
      warnings("class Base: EmptyLogger {}\nfinal class F: Base, Verbose {}", of: sources) == [])
    #expect(
      warnings("func f() { struct L: EmptyLogger, Verbose {} }", of: sources).first?.hasPrefix(
        "'L' uses the default of 'log()'") ?? false)
  }
}
