// @Faked(createSpy: true)
protocol SpiedResults {
  func change(_ number: inout Int)
  func change(_ number: inout Int) -> Bool
  func each(_ body: () throws -> Bool) rethrows
  func each(_ body: () throws -> Bool) rethrows -> Bool
  func wait(_ body: () async -> Void) async
  func wait(_ body: () async -> Void) async -> Bool
}

// @Faked(createSpy: true)
protocol SpiedHelpedResults {
  func change(_ number: Int)
  func change(_ number: Int) -> Bool
  func changed() -> Bool
}

extension SpiedHelpedResults {
  func changed() -> Bool { change(1) }
}

// @Faked(createSpy: true)
class SpiedResultsOfClass {
  func change(_ number: inout Int) {}
  func change(_ number: inout Int) -> Bool { true }
  func each(_ body: (Int) -> Void) {}
  final func each(_ body: (Int) -> Void) -> Bool { true }
}

// @Faked(createSpy: true)
protocol SpiedOpenResults {
  subscript(key: Int) -> AnyObject { get set }
  subscript(position: Int) -> Any { get set }
  func value(_ key: Int) -> AnyObject
  func value(_ key: Int) -> Any
  func value(_ key: Int) -> any Error
}

protocol SpiedWired {}
protocol SpiedKeyed {}

// @Faked(createSpy: true)
protocol SpiedGenericResults {
  func value<T>(for key: T) -> String
  func value<T>(for key: T) -> Int
  func load<T: Decodable>(_ key: String) -> T?
  func load<T: Decodable>(_ key: String) -> [T]
  func connect<T>(_ adapter: T) where T: SpiedWired
  func connect<T>(_ adapter: T) where T: SpiedKeyed
  func connect<T>(_ adapter: T)
  subscript<T>(with value: T) -> Bool { get }
  subscript<T>(with value: T) -> Int { get }
}
