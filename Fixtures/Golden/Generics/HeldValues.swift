import Faked

struct Flag<Value> {
  let name: String
  let fallback: Value
}

struct Setting<Value> {
  private let hidden: Value
  let current: Value
  var initial: Value
  var computed: Value { current }
}

final class Cell<Key: Hashable, Content> {
  let key: Key
  var content: Content?

  init(key: Key) { self.key = key }
}

protocol HeldFlagKey<Content>: Hashable {
  associatedtype Content
  var name: String { get }
  var initial: Content { get }
}

@Faked protocol HeldValues {
  associatedtype HeldItem
  func value<V>(of flag: Flag<V>) -> V
  func value<V>(of: Setting<V>, at index: Int) async throws -> V
  func update<V>(_ setting: inout Setting<V>) -> V
  func item(for key: Flag<HeldItem>) -> HeldItem
  func key<K: Hashable>(of cell: Cell<K, Int>) -> K
  func content<C>(of cell: Cell<Int, C>) -> C?
  func value<V>(for key: some HeldFlagKey<V>) -> V
  func value<V>(ofAny key: any HeldFlagKey<V>) -> V
  func id<T: Identifiable>(of item: T) -> T.ID
  func code<T: RawRepresentable>(of item: T) -> T.RawValue
  func pair<V>(in setting: Setting<(V, Int)>) -> Setting<(V, Int)>
  func swap<V, W>(_ pair: (V, W)) -> (V, W)
  func same<V>(_ maker: @escaping (String) -> V) -> (String) -> V
  // Only an escaping closure can be returned.
  func curry<V, W>(_ transform: (V) -> W) -> (V) -> W
  func timed<V>(_ body: () -> V) -> (() -> V, Int)
  subscript<V>(_ flag: Flag<V>) -> V { get }
}

struct HeldConfig {
  var retries = 3
  var name = "a"
}

@Faked protocol HeldPaths: AnyObject {
  associatedtype HeldState
  var state: HeldState { get set }
  subscript<V>(dynamicMember path: WritableKeyPath<HeldState, V>) -> V { get set }
  func value<V>(at path: KeyPath<HeldConfig, V>) -> V
  func optional<V>(at path: KeyPath<HeldConfig, V?>) -> V?
  func own<V>(_ path: KeyPath<Self, V>) -> V
  subscript<V>(keyPath path: KeyPath<Self, V>) -> V { get }
  static func value<V>(of state: HeldState, at path: KeyPath<HeldState, V>) -> V
  func value<R, V>(of root: R, at path: ReferenceWritableKeyPath<R, V>) -> V
  func element<V>(at path: KeyPath<[HeldConfig], V>) -> V
  func swap<R, V>(_ path: KeyPath<R, V>, _ other: KeyPath<V, R>) -> V
}

@MainActor struct HeldScreenConfig {
  var title = ""
}

/// The type of what is in front of the brackets must be written.
@Faked(createSpy: true) protocol HeldRoots {
  associatedtype Root
  func value<V>(at path: KeyPath<Set<Int>, V>) -> V
  func value<V>(at path: KeyPath<Double, V>) -> V
  func value<V>(at path: KeyPath<Substring, V>) -> V
  func value<V>(at path: KeyPath<HeldScreenConfig, V>) async -> V
  func value<V>(at path: KeyPath<Root, V>) -> V
}

struct HeldPromise<T> {
  init(error: any Error) {}
}

@Faked protocol PromiseRunner {
  func callAsFunction<T>(named name: String, wrapping: (Double?) -> HeldPromise<T>) -> HeldPromise<T>
  func box<T>(_ body: () -> Result<T, any Error>) -> Result<T, any Error>
  func pass<T>(_ promise: HeldPromise<T>) -> HeldPromise<T>
  func run<T>(_ body: @escaping () async throws -> HeldPromise<T>) async throws -> HeldPromise<T>
}
