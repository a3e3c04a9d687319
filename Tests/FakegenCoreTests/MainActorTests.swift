import FakegenSyntax
import Testing

@testable import FakegenCore

/// Checks the code that is generated for modules on the main actor by default.
struct MainActorTests {
  /// Generates fakes of everything in a source that is on the main actor by default.
  private func onMainActor(
    spies: Bool = false, values: Bool = false, _ source: String
  ) -> Generation {
    var configuration = Configuration()
    configuration.fakesAll = true
    configuration.createsSpies = spies
    configuration.createsValues = values
    configuration.defaultIsolation = .mainActor
    return generate(
      from: [Input(SourceText(path: "A.swift", source))], configuration: configuration)
  }

  @Test func `conformances that are used off the main actor are not isolated to it`() {
    let generation = onMainActor(
      """
      struct Body: Encodable, Sendable {}
      protocol Chosen: Sendable { associatedtype Payload: Encodable & Sendable = Body }
      protocol Fixed: Chosen where Payload == Body {}
      struct Plain: Encodable {}
      protocol Event: Sendable { associatedtype Content: Encodable = [Plain] }
      protocol Tracer { associatedtype S; func span<T>(_ body: (S) async -> T) async -> T }
      protocol Shelf<Item>: Sendable { associatedtype Item: Encodable & Sendable }
      protocol Reader { var shelf: any Shelf<Body> { get } }
      protocol Engine { associatedtype Log: Shelf where Log.Item == Body }
      protocol Bodies: Sendable {
        associatedtype Parts: AsyncSequence & Sendable where Parts.Element == Body
      }
      """)
    #expect(generation.text.contains("typealias Payload = NullPayload"))
    #expect(generation.text.contains("typealias Content = NullContent"))
    #expect(!generation.text.contains("struct NullFixed"))
    #expect(
      generation.diagnostics.map(\.message.text).contains {
        $0
          == "'NullFixed' is left out; 'Body' conforms to 'Encodable' only on the main actor, and a fake may be "
          + "used anywhere; declare it 'nonisolated'"
      })
    #expect(!generation.text.contains("NullShelf<Body>"))
    #expect(!generation.text.contains("NullLog"))
    #expect(generation.text.contains("typealias Parts = AsyncStream<Body>"))
    // A value that leaves the main actor would have to be `Sendable`.
    #expect(!generation.text.contains("await body("))
  }

  @Test func `conformances to sendable protocols are not isolated`() {
    let text = onMainActor(
      """
      protocol Unit: Sendable { static var symbol: String { get } }
      enum Meter: Unit { static let symbol = "m" }
      protocol Sensor<U> { associatedtype U: Unit = Meter; func unit() -> U? }
      """
    ).text
    #expect(text.contains("struct NullSensor: EmptySensor, NullObject {"))
  }

  @Test func `conformances in extensions of nonisolated types are on the main actor`() {
    let text = onMainActor(
      spies: true,
      """
      nonisolated struct Key: Sendable {}
      extension Key: Hashable {}
      nonisolated struct Name: Hashable {}
      extension Name: CustomStringConvertible { nonisolated var description: String { "" } }
      protocol Marker { func mark(_ keys: Set<Key>) -> Int }
      protocol Namer { func name(_ names: Set<Name>) -> Int }
      """
    ).text
    #expect(text.contains("    @MainActor func mark(_ keys: Matcher<Set<Key>>? = nil)"))
    #expect(text.contains("    func name(_ names: Matcher<Set<Name>>"))
  }

  @Test func `types that are hashed by their raw values are hashable anywhere`() {
    let generation = onMainActor(
      """
      enum Currency: String { case euro, dollar }
      struct Code: RawRepresentable, Hashable { var rawValue: String }
      struct Feature: OptionSet, Hashable { var rawValue: Int }
      enum Side { case left, right }
      enum Level: Int, Comparable { case low; static func < (l: Self, r: Self) -> Bool { false } }
      enum Name: String { case a; static func == (l: Self, r: Self) -> Bool { true } }
      nonisolated protocol Gateway {
        var currencies: Set<Currency> { get }
        var codes: [Code: Int] { get }
        var features: Set<Feature> { get }
        var sides: Set<Side> { get }
        var levels: ClosedRange<Level> { get }
        var names: Set<Name> { get }
      }
      """)
    for known in ["Set<Currency> { [] }", "[Code: Int] { [:] }", "Set<Feature> { [] }"] {
      #expect(generation.text.contains(known))
    }
    for isolated in ["sides", "levels", "names"] {
      #expect(generation.text.contains("fatalError(\"EmptyGateway.\(isolated)\")"))
    }
    #expect(
      generation.diagnostics.map(\.message.text).contains(
        "no default value for 'Gateway.sides', because 'Set<Side>' can only be used on the main actor; "
          + "make the types in it 'nonisolated', or the member '@MainActor'"))
  }

  @Test func `types that store main-actor sets or wrappers are made on the main actor`() {
    let generation = onMainActor(
      """
      enum Tag: Hashable { case named(String) }
      @propertyWrapper struct Clamped {
        var wrappedValue: Int
        init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
      }
      struct User { var name: String; var tags: Set<Tag> = [] }
      struct Volume { var name: String; @Clamped var level = 3 }
      struct Note { var name: String; var tags: [Tag] = [] }
      nonisolated protocol Factory {
        func user() -> User
        func volume() -> Volume
        func note() -> Note
      }
      protocol Shop { func user() -> User; func volume() -> Volume }
      """)
    #expect(generation.text.contains("func user() -> User { fakeDefault(in: \"Factory\") }"))
    #expect(generation.text.contains("func volume() -> Volume { fakeDefault(in: \"Factory\") }"))
    #expect(generation.text.contains("func note() -> Note { Note(name: \"\") }"))
    #expect(generation.text.contains("func user() -> User { User(name: \"\") }"))
    #expect(generation.text.contains("func volume() -> Volume { Volume(name: \"\") }"))
  }

  @Test func `a default value on the main actor is awaited off the main actor, or not used`() {
    let generation = onMainActor(
      values: true,
      """
      struct Money { var cents = 0 }
      extension Money: Defaultable { static var defaultValue: Money { Money(cents: 5) } }
      protocol Bank: Actor { func balance() -> Money; func total() async -> Money }
      struct Step: Comparable { static func < (a: Step, b: Step) -> Bool { false } }
      struct Failure: Error { var steps: Range<Step>; var code: Int }
      protocol Runner { func failure() -> Failure }
      """)
    // A default value that differs from the type's own `defaultValue` would be a surprise, so there is none.
    #expect(generation.text.contains("func balance() -> Money { try! fakeDefaultOrThrow(in: "))
    #expect(generation.text.contains("func total() async -> Money { await .defaultValue }"))
    #expect(
      generation.diagnostics.map(\.message.text).contains(
        "no default value for 'Bank.balance()' of type 'Money'; add '@FakeDefault', or use '--default'"
      ))
    // A type that conforms to `Error` is nonisolated; `Step` is `Comparable` only on the main actor, so `steps` has no
    // default.
    #expect(generation.text.contains("nonisolated extension Failure {"))
    #expect(
      generation.text.contains("static func fake(steps: Range<Step>, code: Int = 0) -> Failure"))
  }

  @Test func `a spy's target is on the main actor if the Null type conforms there`() {
    let text = onMainActor(
      spies: true,
      """
      protocol Described: CustomStringConvertible { var parts: [String] { get } }
      extension Described { var description: String { parts.joined() } }
      """
    ).text
    #expect(text.contains("struct NullDescribed: @MainActor EmptyDescribed"))
    #expect(text.contains("  private var spiedTarget: any Described {"))
  }

  @Test func `an actor's initializers are marked 'nonisolated' only in extensions`() {
    func text(_ defaultIsolation: Configuration.DefaultIsolation) -> String {
      var configuration = Configuration()
      configuration.fakesAll = true
      configuration.defaultIsolation = defaultIsolation
      let source = SourceText(
        path: "A.swift",
        "protocol Startable { init(power: Int) }\nprotocol Engine: Actor, Startable {}"
          + "\nprotocol Level: Actor, RawRepresentable where RawValue == Int {}")
      return generate(from: [Input(source)], configuration: configuration).text
    }
    #expect(text(.nonisolated).contains("\n  nonisolated init?(rawValue: Int) { self.init() }"))
    // The compiler does not put an actor's initializer on the main actor by default.
    #expect(text(.mainActor).contains("\n  init(power: Int) { self.init() }"))
  }

  @Test func `members that the compiler infers to be on the main actor do not await it`() {
    let generation = onMainActor(
      spies: true,
      """
      final class Buffer: Sendable { init(size: Int) {} }
      protocol Filter: Sendable { func apply() async -> Buffer }
      """)
    #expect(generation.text.contains("    return Buffer(size: 0)"))
  }

  @Test func `stubs of asynchronous getters and methods have the same isolation`() {
    let generation = onMainActor(
      spies: true, "protocol Lobby: Sendable { func close() async; var depth: Int { get async } }")
    #expect(generation.text.contains("@MainActor @Sendable () async -> Void"))
    #expect(generation.text.contains("@MainActor @Sendable () async -> Int"))
    #expect(generation.text.contains("when.depth.forward { await target.depth }"))
  }

  @Test func `a nonisolated spy's members are on the main actor like the protocol's`() {
    let text = onMainActor(
      spies: true,
      """
      struct Context { var step: Int }
      protocol Scope: Sendable {
        func write(_ block: @escaping (Context) -> Void)
        nonisolated func size() -> Int
      }
      """
    ).text
    #expect(text.contains("nonisolated final class SpyScope"))
    #expect(text.contains("@MainActor @Sendable (@escaping (Context) -> Void) -> Void"))
    #expect(text.contains("@MainActor func write(_ block: @escaping (Context) -> Void) {"))
    #expect(text.contains("@MainActor func forward(to target: some Scope) {"))
    #expect(text.contains("when.write().forward { target.write($0) }"))
    #expect(text.contains("when.size().forward { target.size() }"))
  }

  @Test func `a nonisolated spy calls implementations on the main actor`() {
    var configuration = Configuration()
    configuration.fakesAll = true
    configuration.createsSpies = true
    configuration.testableImports = ["App"]
    configuration.defaultIsolation = .mainActor
    let source = SourceText(
      path: "A.swift",
      """
      protocol Source { func story(at index: Int) -> Int; func view(at index: Int) -> Int }
      extension Source { func view(at index: Int) -> Int { story(at: index) } }
      """)
    let text = generate(from: [Input(source)], configuration: configuration).text
    #expect(text.contains("nonisolated final class SpySource"))
    #expect(
      text.contains("when.view().runOnMainActor(index) { SpyStandIn(spy: self).view(at: index) }"))
    #expect(text.contains("private nonisolated struct SpyStandIn: EmptySource {"))
    #expect(
      text.contains("    @MainActor func story(at index: Int) -> Int { spy.story(at: index) }"))
  }

  @Test func `an asynchronous getter off the actor of 'forward(to:)' is not forwarded`() {
    var configuration = Configuration()
    configuration.fakesAll = true
    configuration.createsSpies = true
    configuration.testableImports = ["App", "Core"]
    configuration.defaultIsolations = ["App": .mainActor, "Core": .nonisolated]
    let sources = [
      ("Core", "public protocol Store { var size: Int { get async } }"),
      (
        "App",
        "import Core\nprotocol Cache: AnyObject, Store { associatedtype S; func all() -> S }"
      ),
    ]
    let inputs = sources.map { module, text in
      Input(SourceText(path: "Sources/\(module)/A.swift", text), module: module)
    }
    let text = generate(from: inputs, configuration: configuration).text
    #expect(text.contains("  // 'size' is not forwarded: its isolation differs"))
    #expect(text.contains("@MainActor func forward<Target: Cache>"), "\(text)")
  }

  @Test func `types of a supporting module on the main actor are recorded there`() {
    var configuration = Configuration()
    configuration.fakesAll = true
    configuration.createsSpies = true
    configuration.imports = ["Core"]
    configuration.testableImports = ["App"]
    configuration.defaultIsolations = ["App": .mainActor, "Core": .mainActor]
    let core = SourceText(path: "Core.swift", "public enum Tag: Hashable { case left, right }")
    let app = SourceText(
      path: "App.swift", "import Core\nprotocol Tags { func all() async -> Set<Tag> }")
    let text = generate(
      from: [Input(core, isSupport: true, module: "Core"), Input(app, module: "App")],
      configuration: configuration
    ).text
    #expect(text.contains("@MainActor func all() -> SpiedOnMainActorAsync<"), "\(text)")
  }

  @Test func `static members of actors are nonisolated if a parent's parent demands that`() {
    let text = onMainActor(
      """
      protocol Ranked: Comparable {}
      protocol Player: Actor, Ranked { func play() -> Int }
      """
    ).text
    #expect(text.contains("\n  nonisolated static func == (lhs: Self, rhs: Self) -> Bool {"))
  }

  @Test func `a member of an actor's parent states its isolation once`() {
    var configuration = Configuration()
    configuration.fakesAll = true
    configuration.testableImports = ["App"]
    configuration.defaultIsolation = .mainActor
    let source = SourceText(
      path: "A.swift",
      """
      protocol Transport: Sendable { associatedtype Receipt = Void; func send() async -> Receipt }
      protocol Session: Actor, Transport where Receipt == String {}
      """)
    let generation = generate(from: [Input(source)], configuration: configuration)
    #expect(generation.text.contains("\n  @MainActor func send() async -> String"))
  }

  @Test func `the default isolation can be set for the sources' module or for the output`() {
    let file = SourceText(path: "Sources/UI/P.swift", "// @Faked\nprotocol P: AnyObject {}")
    func text(_ settle: (inout Configuration) -> Void) -> String {
      var configuration = Configuration()
      settle(&configuration)
      return generate(from: [Input(file)], configuration: configuration).text
    }
    let known = text { $0.defaultIsolation = .mainActor }
    #expect(text { $0.defaultIsolations = ["UI": .mainActor] } == known)
    #expect(text { $0.outputIsolation = .mainActor } == known)
    #expect(text { $0.defaultIsolations = ["Other": .mainActor] } != known)
  }

  @Test func `modules in the manifest need not be passed as arguments`() {
    var configuration = Configuration()
    configuration.defaultIsolations = ["FreightUI": .mainActor]
    let source = SourceText(path: "A.swift", "import FreightKit\n// @Faked\nprotocol P {}")
    #expect(generate(from: [Input(source)], configuration: configuration).diagnostics.count == 1)
    configuration.modulesOfManifest = ["FreightUI"]
    #expect(generate(from: [Input(source)], configuration: configuration).diagnostics.isEmpty)
  }

  @Test func `actors in another module do not conform to main-actor protocols`() {
    var configuration = Configuration()
    configuration.fakesAll = true
    configuration.defaultIsolation = .mainActor
    configuration.testableImports = ["App"]
    let source = SourceText(
      path: "A.swift", "protocol Parent: Sendable {}\nprotocol Motor: Actor, Parent {}")
    let generation = generate(from: [Input(source)], configuration: configuration)
    #expect(!generation.text.contains("actor NullMotor"))
    #expect(
      generation.diagnostics.map(\.message.text).contains {
        $0.hasPrefix("'NullMotor' is left out; no actor of another module can conform")
          && $0.hasSuffix("make 'Parent' 'nonisolated'")
      })
  }

  @Test func `a composition in another module has a null type`() {
    var configuration = Configuration()
    configuration.fakesAll = true
    configuration.defaultIsolation = .mainActor
    configuration.testableImports = ["App"]
    let source = SourceText(
      path: "A.swift",
      "protocol Track: AnyObject {}\nprotocol Player { func load() -> any Track & Sendable }")
    let text = generate(from: [Input(source)], configuration: configuration).text
    #expect(text.contains("{ NullSendableTrack() }"))
    #expect(text.contains("nonisolated final class NullSendableTrack: EmptyTrack, Sendable,"))
  }

  @Test func `initial values on the main actor are kept in another module`() {
    var configuration = Configuration()
    configuration.defaultIsolation = .mainActor
    configuration.testableImports = ["App"]
    let source = SourceText(
      path: "A.swift",
      """
      struct Limits { var most = 3 }
      // @Faked
      struct Session { var limits = Limits(most: 4); var former: Limits? = Limits() }
      enum Draft: Hashable { case blank }
      // @Faked
      struct Desk { let drafts: [Draft: Int]? }
      """)
    let generation = generate(from: [Input(source)], configuration: configuration)
    #expect(generation.text.contains("limits: limits ?? Limits(most: 4), former: former)"))
    #expect(
      generation.text.contains("fake(drafts: [Draft: Int]? = nil) -> Desk { Desk(drafts: drafts) }")
    )
    #expect(
      generation.diagnostics.map(\.message.text).contains {
        $0.hasPrefix("'former' has a different default in 'Session.fake'")
      })
  }

  @Test func `a child of a protocol on another actor does not use the main actor`() {
    let text = onMainActor(
      spies: true, values: true,
      """
      struct Item { var count = 0; init(count: Int) { self.count = count } }
      @globalActor actor Disk { static let shared = Disk() }
      @Disk protocol Cache {}
      protocol Store: Cache { func load() -> Item }
      """
    ).text
    #expect(text.contains(#"func load() -> Item { try! fakeDefaultOrThrow(in: "Store") }"#))
    #expect(text.contains("nonisolated func load() -> Item { when.load()"))
  }

  @Test func `a stand-in conforms on the main actor if the spy does`() {
    let text = onMainActor(
      spies: true,
      """
      enum Song: Hashable { case hymn }
      protocol Uploader { associatedtype Item; func upload(_ item: Item) async; func count() -> Int }
      protocol Repository: Uploader where Item: Hashable { func add(_ item: Item) }
      protocol Analytics: Repository where Item == Song {}
      extension Analytics { func count() -> Int { add(.hymn); return 1 } }
      """
    ).text
    #expect(text.contains("struct SpyStandIn: @MainActor EmptyAnalytics {"))
  }

  @Test func `an actor is never on the main actor by default`() {
    var configuration = Configuration()
    configuration.defaultIsolation = .mainActor
    let source = SourceText(path: "A.swift", "// @Faked\nactor Store { init(name: String) {} }")
    let generation = generate(from: [Input(source)], configuration: configuration)
    #expect(
      generation.text.contains(
        #"static func fake(name: String = "") -> Store { Store(name: name) }"#))
  }

  @Test func `a spy's members expand aliases that are on the main actor`() {
    let text = onMainActor(
      spies: true,
      """
      @MainActor protocol Presenting: AnyObject {
        associatedtype Route: Hashable
        associatedtype Output: Sendable
        typealias Completion = @MainActor (Result<Output, any Error>) -> Void
        func present(_ route: Route, completion: @escaping Completion)
      }
      enum Page: Hashable { case first }
      @MainActor protocol Paging: Presenting where Route == Page, Output == [String] {}
      """
    ).text
    #expect(text.contains("class SpyPaging: @MainActor EmptyPaging"))
    #expect(text.contains("Matcher<@MainActor (Result<[String], any Error>) -> Void>"))
  }

  @Test func `members with main-actor types are recorded on the main actor`() {
    let text = onMainActor(
      spies: true,
      """
      struct Key: Hashable {}
      class Base {}
      protocol P: Sendable { func find(_ keys: [Key: Int]) -> Int; func count() -> Int }
      protocol Q: Base { func show() }
      struct Grid<K: Hashable> {}
      protocol R { associatedtype N: Hashable = Key; func all() -> Set<N>; func grid(at keys: Set<Key>) -> Grid<Key> }
      """
    ).text
    #expect(text.contains("@MainActor func find(_ keys: Matcher<[Key: Int]>? = nil) -> Spied"))
    // If the recorded member is on the main actor, the spy's member for stubs and calls is, too.
    #expect(text.contains("@MainActor func all() -> SpiedOnMainActor<SpyRole, Void, Set<Key>>"))
    #expect(text.contains("@MainActor func grid(at keys: Matcher<Set<Key>>? = nil) ->"))
    #expect(text.contains(#".init("grid(at:)", spied, keys ?? .any)"#))
    // A class on the main actor is `Sendable`.
    #expect(!text.contains("nonisolated(unsafe)"))
  }

  @Test func `nonisolated witnesses do not call members on the main actor`() {
    let text = onMainActor(
      """
      protocol Record: AnyObject, Codable { var id: Int { get }; init() }
      protocol Box: Equatable { var value: Int { get } }
      extension Box { static func == (a: Self, b: Self) -> Bool { a.value == b.value } }
      protocol SentBox: Box, Sendable {}
      protocol Named { static var defaultValue: Self { get } }
      """
    ).text
    #expect(!text.contains("nonisolated init(from decoder: any Decoder)"))
    #expect(
      text.contains("  convenience init(from decoder: any Decoder) throws { self.init() }"))
    #expect(text.contains("struct NullBox: @MainActor EmptyBox, NullObject {}"))
    #expect(text.contains("static func == (lhs: Self, rhs: Self) -> Bool { true }"))
    #expect(text.contains("  nonisolated static var defaultValue: Self { Self() }"))
  }

  @Test func `a sendable public null type has a nonisolated initializer`() {
    var configuration = Configuration()
    configuration.fakesAll = true
    configuration.defaultIsolation = .mainActor
    let source = SourceText(
      path: "A.swift", "public protocol Client: Sendable { init(name: String) async throws }")
    let text = generate(from: [Input(source)], configuration: configuration).text
    #expect(text.contains("public nonisolated struct NullClient: EmptyClient, NullObject {"))
    #expect(text.contains("  public init() {}"))
  }

  @Test func `a class on the main actor is subclassed there only with an explicit initializer`() {
    let source = SourceText(
      path: "A.swift",
      """
      @Faked(createSpy: true) @MainActor class Page { var title = "" }
      @Faked(createSpy: true) class Article: Page { func show() {} }
      @Faked(createSpy: true) @MainActor class Form { init() {} }
      @Faked(createSpy: true) @MainActor class Menu { nonisolated init(size: Int) {} }
      @Faked(createSpy: true) @MainActor class List { nonisolated init(rows: Int...) {} }
      @Faked(createSpy: true) @MainActor class Tree {
        fileprivate nonisolated init(root: Int) {}
        init(leaves: Int...) {}
      }
      @Faked(createSpy: true) class Store { func save() {} }
      @Faked(createSpy: true) @MainActor class Shop: Store {}
      @Faked protocol Reader: Page {}
      """)
    var configuration = Configuration()
    configuration.testableImports = ["App"]
    func text(_ isolation: Configuration.DefaultIsolation) -> String {
      configuration.outputIsolation = isolation
      return generate(from: [Input(source)], configuration: configuration).text
    }
    for name in ["Form", "Store", "Tree"] {
      #expect(text(.mainActor).contains("class Spy\(name)"))
    }
    // Inherited, this would be on the main actor.
    let repeated = "override nonisolated init(size: Int) { super.init(size: size) }"
    #expect(text(.mainActor).contains(repeated))
    #expect(!text(.nonisolated).contains(repeated))
    for name in ["SpyPage", "SpyArticle", "SpyShop", "SpyList", "NullReader"] {
      #expect(!text(.mainActor).contains("class \(name)"))
      #expect(text(.nonisolated).contains("class \(name)"))
    }
  }

  @Test func `an actor with a parent on the main actor waits for its 'init()'`() {
    let text = onMainActor(
      spies: true,
      """
      protocol Loading { init(url: String) async }
      protocol Bank: Actor, Loading {
        init(rate: Int)
        @MainActor init(name: String) async
        nonisolated init(code: Int) async
      }
      protocol Vault: Actor, Loading { init(); init(key: Int) async throws }
      """
    ).text
    for signature in ["init(url: String) async", "nonisolated init(code: Int) async"] {
      #expect(text.contains("  \(signature) { await self.init() }"))
    }
    #expect(text.contains("  init() {}\n\n  init(rate: Int) { self.init() }\n"))
    #expect(text.contains("  @MainActor\n  init(name: String) async { self.init() }"))
    #expect(text.contains("  @MainActor init(key: Int) async throws { self.init() }"))
    #expect(text.contains("  init(key: Int) async throws { await self.init() }"))
  }
}
