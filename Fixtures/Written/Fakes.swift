import Foundation

// Fakes as people write them, each with state of its own. A line that ends in `// or not` can be left out, because the
// Empty protocol has a default. Each section is compiled by itself.

// MARK: - NoteList: a struct
struct FakeNoteList: EmptyNoteList {
  var notes: [Note] = []
  var title = "mine"
  var count: Int { notes.count }
  func note(at index: Int) -> Note? { notes[index] }  // or not
  func add(_ note: Note) {}  // or not
}

// MARK: - NoteList: a final class
final class FakeClassNoteList: EmptyNoteList {
  var notes: [Note] = []
  var title = ""  // or not
  var count: Int { notes.count }  // or not
  func note(at index: Int) -> Note? { notes.first }  // or not
  func add(_ note: Note) { notes.append(note) }
}

// MARK: - NoteList: a class on the main actor
@MainActor final class FakeMainNoteList: @MainActor EmptyNoteList {
  var notes: [Note] = []
  var title = ""  // or not
  var count: Int { notes.count }  // or not
  func note(at index: Int) -> Note? { notes.first }  // or not
  func add(_ note: Note) { notes.append(note) }
}

// MARK: - NoteList: a class and its subclass
class FakeBaseNoteList: EmptyNoteList {
  var notes: [Note] = []
  var title = ""
  var count: Int { notes.count }
  func note(at index: Int) -> Note? { nil }
  func add(_ note: Note) { notes.append(note) }
}
final class FakeDerivedNoteList: FakeBaseNoteList {
  var added = 0
  override func add(_ note: Note) {
    added += 1
    super.add(note)
  }
}

// MARK: - NoteList: in an extension
struct FakeExtendedNoteList {
  var notes: [Note] = []
  var title = ""
}
extension FakeExtendedNoteList: EmptyNoteList {
  var count: Int { notes.count }  // or not
  func note(at index: Int) -> Note? { nil }  // or not
  func add(_ note: Note) {}  // or not
}

// MARK: - NoteList: inside a suite
@MainActor struct FakeSuite {
  struct FakeInnerNoteList: EmptyNoteList {
    var title = ""
    var count = 3
    func note(at index: Int) -> Note? { nil }  // or not
    func add(_ note: Note) {}  // or not
  }
  let list = FakeInnerNoteList()
  func check() -> Int { list.count }
}

// MARK: - Counter: a struct
struct FakeCounter: EmptyCounter {
  private(set) var value = 0
  mutating func increment(by step: Int) { value += step }
  subscript(index: Int) -> Int {  // or not
    get { value }  // or not
    set { value = newValue }  // or not
  }  // or not
}

// MARK: - Counter: a final class
final class FakeClassCounter: EmptyCounter {
  var value = 0
  func increment(by step: Int) { value += step }
  subscript(index: Int) -> Int {  // or not
    get { value }  // or not
    set { value = newValue }  // or not
  }  // or not
}

// MARK: - Saver: a class on the main actor
@MainActor final class FakeMainSaver: EmptySaver {
  var values: [Int] = []
  func save(_ x: Int) async { values.append(x) }
  func saved() async -> [Int] { values }  // or not
}

// MARK: - Saver: an actor
actor FakeActorSaver: EmptySaver {
  var values: [Int] = []
  func save(_ x: Int) async { values.append(x) }
  func saved() async -> [Int] { values }  // or not
}

// MARK: - Saver: an actor without async
actor FakeSyncActorSaver: EmptySaver {
  var values: [Int] = []
  func save(_ x: Int) { values.append(x) }
  func saved() -> [Int] { values }  // or not
}

// MARK: - Saver: a final class
final class FakeClassSaver: EmptySaver {
  var values: [Int] = []
  func save(_ x: Int) async { values.append(x) }
  func saved() async -> [Int] { values }  // or not
}

// MARK: - Saver: a struct
struct FakeStructSaver: EmptySaver {
  let values: [Int]
  func save(_ x: Int) async {}  // or not
  func saved() async -> [Int] { values }
}

// MARK: - NoteLoader: a struct
struct FakeNoteLoader: EmptyNoteLoader {
  var result: Result<Note, NoteError> = .failure(.missing)
  func load(id: Int) throws -> Note { try result.get() }
  func loadAll() async throws -> [Note] { [try result.get()] }  // or not
  func loadFirst() async throws(NoteError) -> Note? { try result.get() }  // or not
}

// MARK: - NoteLoader: a class on the main actor
@MainActor final class FakeMainNoteLoader: @MainActor EmptyNoteLoader {
  var loads = 0
  func load(id: Int) throws -> Note {
    loads += 1
    return Note(text: "\(id)")
  }
  func loadAll() async throws -> [Note] { [] }  // or not
  func loadFirst() async throws(NoteError) -> Note? { nil }  // or not
}

// MARK: - NoteLoader: an actor
actor FakeActorNoteLoader: EmptyNoteLoader {
  var loads = 0
  nonisolated func load(id: Int) throws -> Note { Note(text: "") }
  func loadAll() async throws -> [Note] {
    loads += 1
    return []
  }
  func loadFirst() async throws(NoteError) -> Note? { nil }  // or not
}

// MARK: - NoteScreen: a class on the main actor
@MainActor final class FakeNoteScreen: EmptyNoteScreen {
  var title = ""
  var shown: [Note] = []
  func show(_ note: Note) { shown.append(note) }
  func refresh() async { shown = [] }  // or not
}

// MARK: - NoteScreen: a class
final class FakePlainNoteScreen: EmptyNoteScreen {
  var title = ""
  var shown: [Note] = []
  func show(_ note: Note) { shown.append(note) }  // or not
  func refresh() async { shown = [] }  // or not
}

// MARK: - NoteScreen: a struct
struct FakeStructNoteScreen: EmptyNoteScreen {
  var title = "screen"
  func show(_ note: Note) {}  // or not
  func refresh() async {}  // or not
}

// MARK: - NoteRouter: a class on the main actor
@MainActor final class FakeNoteRouter: EmptyNoteRouter {
  var opened: [Note] = []
  func open(_ note: Note) { opened.append(note) }
  var depth: Int { opened.count }  // or not
  nonisolated func log(_ text: String) {}  // or not
}

// MARK: - NoteRouter: a final class
final class FakePlainNoteRouter: EmptyNoteRouter {
  @MainActor var opened: [Note] = []
  @MainActor func open(_ note: Note) { opened.append(note) }
  @MainActor var depth: Int { opened.count }  // or not
  func log(_ text: String) {}  // or not
}

// MARK: - Tracker: a class with a lock
final class FakeTracker: EmptyTracker, @unchecked Sendable {
  private let lock = NSLock()
  private var events: [String] = []
  var isEnabled: Bool { true }  // or not
  func track(_ event: String) { lock.withLock { events.append(event) } }
  func flush() async { lock.withLock { events = [] } }  // or not
}

// MARK: - Tracker: a struct
struct FakeStructTracker: EmptyTracker {
  let isEnabled: Bool
  func track(_ event: String) {}  // or not
  func flush() async {}  // or not
}

// MARK: - Tracker: an actor
actor FakeActorTracker: EmptyTracker {
  var flushes = 0
  nonisolated var isEnabled: Bool { true }  // or not
  nonisolated func track(_ event: String) {}  // or not
  func flush() async { flushes += 1 }
}

// MARK: - Tracker: a class on the main actor
@MainActor final class FakeMainTracker: EmptyTracker {
  var flushes = 0
  nonisolated var isEnabled: Bool { true }  // or not
  nonisolated func track(_ event: String) {}  // or not
  func flush() async { flushes += 1 }
}

// MARK: - NoteDelegate: a final class
final class FakeNoteDelegate: EmptyNoteDelegate {
  var isActive = false
  var changes: [Note] = []
  func noteDidChange(_ note: Note) { changes.append(note) }  // or not
}

// MARK: - NoteDelegate: a class on the main actor
@MainActor final class FakeMainNoteDelegate: @MainActor EmptyNoteDelegate {
  var isActive = true  // or not
  var changes: [Note] = []
  func noteDidChange(_ note: Note) { changes.append(note) }
}

// MARK: - Registry: a class with a lock
final class FakeRegistry: EmptyRegistry, @unchecked Sendable {
  private let lock = NSLock()
  private var registered: [String] = []
  func register(_ name: String) { lock.withLock { registered.append(name) } }
  func names() -> [String] { lock.withLock { registered } }  // or not
}

// MARK: - Repository: a struct
struct FakeRepository: EmptyRepository {
  var notes: [Int: Note] = [:]
  func find(_ id: Int) -> Note? { notes[id] }
  func all() async throws -> [Note] { Array(notes.values) }  // or not
  func insert(_ entity: Note) async {}  // or not
}

// MARK: - Repository: a generic class
final class FakeGenericRepository<Entity>: EmptyRepository {
  var entities: [Entity] = []
  func find(_ id: Int) -> Entity? { entities.first }
  func all() async throws -> [Entity] { entities }  // or not
  func insert(_ entity: Entity) async {}  // or not
}

// MARK: - Repository: a class on the main actor
@MainActor final class FakeMainRepository: @MainActor EmptyRepository {
  typealias Entity = Note
  var entities: [Note] = []
  func find(_ id: Int) -> Note? { entities.first }  // or not
  func all() async throws -> [Note] { entities }  // or not
  func insert(_ entity: Note) async { entities.append(entity) }
}

// MARK: - Cache: an actor
actor FakeCache: EmptyCache {
  var values: [String: Int] = [:]
  func value(for key: String) async -> Int? { values[key] }
  func set(_ value: Int, for key: String) async { values[key] = value }  // or not
}

// MARK: - Cache: a class on the main actor
@MainActor final class FakeMainCache: EmptyCache {
  typealias Value = Note
  var values: [String: Note] = [:]
  func value(for key: String) async -> Note? { values[key] }  // or not
  func set(_ value: Note, for key: String) async { values[key] = value }
}

// MARK: - NoteArchive: a final class
final class FakeNoteArchive: EmptyNoteArchive {
  var archived: [Note] = []
  var title = ""  // or not
  var count: Int { archived.count }  // or not
  func note(at index: Int) -> Note? { nil }  // or not
  func add(_ note: Note) {}  // or not
  func archive(_ index: Int) async throws { archived.append(Note(text: "\(index)")) }
}

// MARK: - NoteArchive: over a fake of the parent
class FakeParentList: EmptyNoteList {
  var notes: [Note] = []
  var title = ""
  var count: Int { notes.count }
  func note(at index: Int) -> Note? { nil }
  func add(_ note: Note) { notes.append(note) }
}
final class FakeArchiveOverList: FakeParentList, EmptyNoteArchive {
  var archived: [Note] = []
  func archive(_ index: Int) async throws { archived.append(Note(text: "")) }  // or not
}

// MARK: - NoteArchive: a class on the main actor
@MainActor final class FakeMainNoteArchive: @MainActor EmptyNoteArchive {
  var archived: [Note] = []
  var title = ""
  var count: Int { archived.count }  // or not
  func note(at index: Int) -> Note? { nil }  // or not
  func add(_ note: Note) {}  // or not
  func archive(_ index: Int) async throws { archived.append(Note(text: "\(index)")) }
}

// MARK: - NoteEditor: a class on the main actor
@MainActor final class FakeNoteEditor: EmptyNoteEditor {
  var title = ""  // or not
  var edited: [Note] = []
  func show(_ note: Note) {}  // or not
  func refresh() async {}  // or not
  func edit(_ note: Note) { edited.append(note) }
  var isEditing: Bool { !edited.isEmpty }  // or not
}

// MARK: - NoteEditor: over a fake of the parent
@MainActor class FakeParentScreen: EmptyNoteScreen {
  var title = ""
  func show(_ note: Note) {}
  func refresh() async {}
}
final class FakeEditorOverScreen: FakeParentScreen, EmptyNoteEditor {
  var edited: [Note] = []
  func edit(_ note: Note) { edited.append(note) }
  var isEditing: Bool { !edited.isEmpty }  // or not
}

// MARK: - NoteFeed: a struct
struct FakeNoteFeed: EmptyNoteFeed {
  let sent: [Note]
  func notes() -> AsyncStream<Note> {
    AsyncStream { continuation in
      for note in sent { continuation.yield(note) }
      continuation.finish()
    }
  }
  func updates() async throws -> AsyncThrowingStream<Int, any Error> { .init { $0.finish() } }  // or not
}

// MARK: - NoteFeed: a final class
final class FakeClassNoteFeed: EmptyNoteFeed {
  private let made = AsyncStream<Note>.makeStream()
  func send(_ note: Note) { made.continuation.yield(note) }
  func notes() -> AsyncStream<Note> { made.stream }
  func updates() async throws -> AsyncThrowingStream<Int, any Error> { .init { $0.finish() } }  // or not
}

// MARK: - NoteStore: an actor
actor FakeNoteStore: EmptyNoteStore {
  var stored: [Note] = []
  func store(_ note: Note) { stored.append(note) }
  func notes() -> [Note] { stored }  // or not
}

// MARK: - Tag: a struct
struct FakeTag: EmptyTag {
  var id: String
  var name: String { id }  // or not
  func matches(_ text: String) -> Bool { text == id }  // or not
}

// MARK: - NoteTimer: a final class
final class FakeNoteTimer: EmptyNoteTimer {
  var onTick: ((Int) -> Void)?
  var bodies: [@Sendable (Int) -> Void] = []
  func start(_ body: @escaping @Sendable (Int) -> Void) { bodies.append(body) }
  func run(_ body: @MainActor @escaping () -> Void) async { await body() }  // or not
}

// MARK: - NoteTimer: a class on the main actor
@MainActor final class FakeMainNoteTimer: @MainActor EmptyNoteTimer {
  var onTick: ((Int) -> Void)?
  var starts = 0
  func start(_ body: @escaping @Sendable (Int) -> Void) { starts += 1 }
  func run(_ body: @MainActor @escaping () -> Void) async { body() }  // or not
}

// MARK: - NoteFactory: a struct
struct FakeNoteFactory: EmptyNoteFactory {
  let prefix: String
  init(prefix: String) { self.prefix = prefix }
  static var shared: FakeNoteFactory { FakeNoteFactory(prefix: "") }
  static func make(_ text: String) -> Note { Note(text: text) }  // or not
}

// MARK: - NoteFactory: a final class
final class FakeClassNoteFactory: EmptyNoteFactory {
  let prefix: String
  init(prefix: String) { self.prefix = prefix }
  static let shared = FakeClassNoteFactory(prefix: "s")
  static func make(_ text: String) -> Note { Note(text: text) }  // or not
}

// MARK: - NoteObserver: a final class
final class FakeNoteObserver: EmptyNoteObserver {
  var notes: [Note] = []
  var isEnabled: Bool { notes.isEmpty }  // or not
  func changed(_ note: Note) { notes.append(note) }
}

// MARK: - NoteObserver: a class on the main actor
@MainActor final class FakeMainNoteObserver: @MainActor EmptyNoteObserver {
  var notes: [Note] = []
  var isEnabled: Bool { notes.isEmpty }  // or not
  func changed(_ note: Note) { notes.append(note) }
}

// MARK: - NoteObserver: a nonisolated class
nonisolated final class FakeFreeNoteObserver: EmptyNoteObserver {
  var notes: [Note] = []
  func changed(_ note: Note) { notes.append(note) }
}
