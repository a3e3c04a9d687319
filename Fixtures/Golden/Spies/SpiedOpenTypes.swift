import Faked

// @Faked(createSpy: true)
protocol SpiedNavigator {
  associatedtype Route: Hashable
  associatedtype Screen: SpiedDestination where Screen.Route == Route
  associatedtype Result = Void
  var path: [Route] { get set }
  func show(_ route: Route) -> Screen?
  func current() throws -> Route
  func run() -> Result
}

@Faked
protocol SpiedDestination {
  associatedtype Route
  var route: Route { get }
}

// @Faked(createSpy: true)
protocol SpiedFeed<Item>: AnyObject {
  associatedtype Item: Identifiable & Sendable where Item.ID == String
  associatedtype Page: Sequence where Page.Element == Item
  func load() async throws -> Page
  func select(_ item: Item)
}

// @Faked(createSpy: true)
protocol SpiedVault: Actor {
  associatedtype Secret: Sendable
  func open(_ key: String) async throws -> Secret
  func add(_ secret: Secret)
}

/// What may be used from anywhere, with types that may not.
// @Faked(createSpy: true)
protocol SpiedEvents: Sendable {
  associatedtype Events: AsyncSequence
  associatedtype Query
  func events() async -> Events
  func search(_ query: Query) async throws -> [Int]
}

/// All of it is implemented, for whatever types a test chooses.
// @Faked(createSpy: true)
protocol SpiedUnwrapper {
  associatedtype Inbound
  func unwrap(_ value: Any) -> Inbound?
}

extension SpiedUnwrapper {
  func unwrap(_ value: Any) -> Inbound? { value as? Inbound }
}

/// The default of an associated type is the spy itself, not the Null type.
// @Faked(createSpy: true)
protocol SpiedSource<Output> {
  associatedtype Output
  associatedtype Filtered: SpiedSource = Self where Filtered.Output == Output
  func filter(_ isIncluded: (Output) -> Bool) -> Filtered
}

/// In a generic spy, either 'size()' could tell what 'Unit' is.
// @Faked(createSpy: true)
protocol SpiedSize<Unit> {
  associatedtype Unit
  func size() -> Unit
  func size() -> Int
}

/// An extension implements one member for all, and another for one 'Event' only. What can be set is not recorded if an
/// extension implements it.
// @Faked(createSpy: true)
protocol SpiedCoordinator<Event>: AnyObject {
  associatedtype Event
  var depth: Int { get set }
  func handle(_ event: Event)
  func alert(_ text: String)
  func alert(_ text: String, onDismissed: (() -> Void)?)
}

extension SpiedCoordinator {
  var depth: Int {
    get { 0 }
    set {}
  }
  func alert(_ text: String) { alert(text, onDismissed: nil) }
}

extension SpiedCoordinator where Event == Void {
  func handle(_ event: Void) {}
}

/// In a struct, such a setter is mutating.
// @Faked(createSpy: true)
protocol SpiedLogHandler {
  var level: Int { get set }
  func log(_ text: String)
  func log(_ text: String, level: Int)
}

extension SpiedLogHandler {
  var level: Int {
    get { 1 }
    set { log("set", level: newValue) }
  }
  func log(_ text: String) { log(text, level: level) }
}

protocol SpiedHandle {}

protocol SpiedFolder {
  associatedtype Handle: SpiedHandle
  func open() -> Handle
}

/// The spy's only generic parameter is `Cabinet`; `Handle` is a member of it, and its metatype need not be sendable.
// @Faked(createSpy: true)
protocol SpiedFileSystem: Sendable {
  associatedtype Handle: SpiedHandle
  associatedtype Cabinet: SpiedFolder where Cabinet.Handle == Handle
  func open(_ descriptor: Int) async throws -> Handle
  func cabinet() async throws -> Cabinet
}

enum SpiedOpenError: Error { case closed }

// Without a default for 'Item', the closures end the program: what they throw would not be inferred.
// @Faked(createSpy: true)
nonisolated protocol SpiedOpenClosures<Item>: Sendable {
  associatedtype Item: Sendable
  var maker: @Sendable () throws(SpiedOpenError) -> Item { get }
  func change() -> @Sendable (Item, Int) throws(SpiedOpenError) -> Item
}
