import Foundation

/// Runs a function in which static members and initializers of spies have stubs and calls of their own.
///
/// Tests that run at the same time do not see each other's then. What the function starts in tasks of its own belongs to
/// it; what it starts in detached tasks does not.
///
/// ```swift
/// try await withSpies {
///   SpyStore.when.make(3).returns(store)
///   #expect(try await open() == store)
/// }
/// ```
///
/// - Parameter body: The function.
/// - Returns: What the function returns.
/// - Throws: What the function throws.
public func withSpies<Result>(_ body: () throws -> Result) rethrows -> Result {
  try SharedLogs.$current.withValue(SharedLogs(), operation: body)
}

/// Runs a function in which static members and initializers of spies have stubs and calls of their own.
///
/// - Parameters:
///   - isolation: The actor on which the function runs.
///   - body: The function.
/// - Returns: What the function returns.
/// - Throws: What the function throws.
public func withSpies<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await SharedLogs.$current.withValue(SharedLogs(), operation: body)
}

/// The logs of types: one for the program, and one for each `withSpies`.
final class SharedLogs: @unchecked Sendable {
  @TaskLocal static var current = SharedLogs()

  private let lock = NSLock()
  private var logs: [ObjectIdentifier: SpyLog] = [:]

  func log(of type: Any.Type) -> SpyLog {
    lock.withLock {
      if let known = logs[ObjectIdentifier(type)] { return known }
      let new = SpyLog()
      logs[ObjectIdentifier(type)] = new
      return new
    }
  }
}
