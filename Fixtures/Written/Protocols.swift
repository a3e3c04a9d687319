import Foundation

// Ordinary protocols, of each kind that decides what can conform.

public struct Note: Equatable, Sendable {
  public var text: String
  public init(text: String) { self.text = text }
}

public enum NoteError: Error { case missing }

/// Plain members.
public protocol NoteList {
  var count: Int { get }
  var title: String { get set }
  func note(at index: Int) -> Note?
  func add(_ note: Note)
}

/// Members that change the fake.
public protocol Counter {
  var value: Int { get }
  mutating func increment(by step: Int)
  subscript(index: Int) -> Int { get set }
}

/// Async members.
public protocol Saver {
  func save(_ x: Int) async
  func saved() async -> [Int]
}

/// Throwing members.
public protocol NoteLoader {
  func load(id: Int) throws -> Note
  func loadAll() async throws -> [Note]
  func loadFirst() async throws(NoteError) -> Note?
}

/// Everything on the main actor.
@MainActor public protocol NoteScreen {
  var title: String { get set }
  func show(_ note: Note)
  func refresh() async
}

/// Some members on the main actor.
public protocol NoteRouter {
  @MainActor func open(_ note: Note)
  @MainActor var depth: Int { get }
  func log(_ text: String)
}

/// For any thread.
public protocol Tracker: Sendable {
  var isEnabled: Bool { get }
  func track(_ event: String)
  func flush() async
}

/// For classes.
public protocol NoteDelegate: AnyObject {
  var isActive: Bool { get set }
  func noteDidChange(_ note: Note)
}

/// For classes of any thread.
public protocol Registry: AnyObject, Sendable {
  func register(_ name: String)
  func names() -> [String]
}

/// Associated types.
public protocol Repository {
  associatedtype Entity
  func find(_ id: Int) -> Entity?
  func all() async throws -> [Entity]
  func insert(_ entity: Entity) async
}

/// A primary associated type, for any thread.
public protocol Cache<Value>: Sendable {
  associatedtype Value: Sendable
  func value(for key: String) async -> Value?
  func set(_ value: Value, for key: String) async
}

/// A parent that is faked, too.
public protocol NoteArchive: NoteList {
  func archive(_ index: Int) async throws
  var archived: [Note] { get }
}

/// A child of a protocol on the main actor.
public protocol NoteEditor: NoteScreen {
  func edit(_ note: Note)
  var isEditing: Bool { get }
}

/// Streams.
public protocol NoteFeed {
  func notes() -> AsyncStream<Note>
  func updates() async throws -> AsyncThrowingStream<Int, any Error>
}

/// For actors.
public protocol NoteStore: Actor {
  func store(_ note: Note)
  func notes() -> [Note]
}

/// Equal by what it holds.
public protocol Tag: Hashable, Identifiable where ID == String {
  var name: String { get }
  func matches(_ text: String) -> Bool
}

/// Closures.
public protocol NoteTimer {
  func start(_ body: @escaping @Sendable (Int) -> Void)
  var onTick: ((Int) -> Void)? { get set }
  func run(_ body: @MainActor @escaping () -> Void) async
}

/// Static members.
public protocol NoteFactory {
  static var shared: Self { get }
  static func make(_ text: String) -> Note
  init(prefix: String)
  var prefix: String { get }
}

/// For classes, on no actor whatever the default is.
public nonisolated protocol NoteObserver: AnyObject {
  var isEnabled: Bool { get }
  func changed(_ note: Note)
}
