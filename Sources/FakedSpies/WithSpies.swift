import Foundation

/// Runs a function with separate stubs and calls of the static members and initializers of spies.
///
/// Then tests that run at the same time do not see each other's stubs and calls. Tasks that the function starts share
/// its stubs and calls; detached tasks do not.
///
/// ```swift
/// try await withSpies {
///   SpyStore.when.make(3).returns(store)
///   let opened = try await open()
///   #expect(opened == store)
/// }
/// ```
///
/// - Parameter body: The function.
/// - Returns: The result of the function.
/// - Throws: The error that the function throws.
@discardableResult
public func withSpies<Result>(_ body: () throws -> Result) rethrows -> Result {
  try SharedLogs.$current.withValue(SharedLogs(), operation: body)
}

/// Runs a function with separate stubs and calls of the static members and initializers of spies.
///
/// - Parameters:
///   - isolation: The actor on which the function runs.
///   - body: The function.
/// - Returns: The result of the function.
/// - Throws: The error that the function throws.
@discardableResult
public func withSpies<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await SharedLogs.$current.withValue(SharedLogs(), operation: body)
}

/// The logs of static members and initializers, by type: one instance for the program, and one for each `withSpies`.
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
