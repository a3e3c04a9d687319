import Faked

@Faked(createSpy: true)
protocol SpiedOverloads {
  func load(id: Int) -> String
  func load(id: String) -> String
  func load(named name: String, limit: Int) -> [String]
  func value() -> Int
  func value() -> String
  func run(_ body: () -> Void)
  func run(_ body: (Int) -> Void)
}

@Faked(createSpy: true)
protocol SpiedDefaults {
  func fetch()
  func fetch(limit: Int)
  func fetch(limit: Int, offset: Int)
  func fetch() async
  var fetches: Int { get }
}

@Faked(createSpy: true)
protocol SpiedFactoryList {
  func register<T>(_ value: T)
  func register(_ factory: @escaping () -> Int)
  func keep(_ value: some Sendable)
  func keep(_ factory: @escaping @Sendable () -> Int)
  func hold(_ value: Any)
  func hold(_ factory: @escaping () -> Int)

  // A function is no collection.
  func fill<Source: Collection>(_ source: Source)
  func fill(_ source: @escaping () -> Int)
}

class Brass {
  init() {}
}

class Trumpet: Brass {
  override init() {}
}

@Faked(createSpy: true)
protocol SpiedOrchestra {
  func add(_ player: Brass) -> Int
  func add(_ player: Trumpet) -> Int
  subscript<Value>(sound path: KeyPath<Brass, Value>) -> Value? { get }
  subscript<Value>(sound path: WritableKeyPath<Brass, Value>) -> Value? { get set }
}

// While callers move to 'async', both exist.
@Faked(createSpy: true)
protocol SpiedMigration {
  func load(_ id: Int) -> String
  func load(_ id: Int) async -> String
  func close()
}

extension SpiedMigration {
  func load(_ id: Int) -> String { "now" }
  func load(_ id: Int) async -> String { "later" }
}
