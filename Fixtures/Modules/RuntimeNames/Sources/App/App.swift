import Faked

// What is generated for these is called as types of the runtime, of the spies' library and of the standard library are.

/// Its spy is a `SpyLog`.
@Faked(createSpy: true)
protocol Log {
  func write(_ line: String)
  static func standard() -> Self
}

/// Its null type is a `NullObject`.
@Faked
protocol Object {
  var name: String { get }
  init(name: String)
}

/// Its null type is a `NullError`.
@Faked
protocol Error: Swift.Error {
  var code: Int { get }
}

/// Its Empty protocol is an `EmptyCollection`.
@Faked
protocol Collection<Item> {
  associatedtype Item
  var items: Item { get }
  var all: any Swift.Collection<Int> { get }
  func load(_ done: (Result<Int, any Swift.Error>) -> Void) throws -> any Swift.Error
}

/// Its spy is a `SpyMembers`.
@Faked(createSpy: true)
protocol Members {
  var count: Int { get }
  static var all: Int { get }
}

enum Outer {
  /// Its null type is a `NullObject`, too.
  @Faked(createSpy: true)
  protocol Object {
    static func make() -> Self
  }
}
