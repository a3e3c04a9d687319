import Foundation

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension SpiedMember where Role == Recorded {
  /// Waits until enough matching calls have been made, including those made before.
  ///
  /// It suspends the task and blocks no thread.
  ///
  /// ```swift
  /// try await spy.calls.refresh().wait(for: 2, within: .seconds(1))
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of calls to wait for, at least 1.
  ///   - limit: The longest time to wait.
  ///   - file: The file to name in the error.
  ///   - line: The line to name in the error.
  /// - Throws: `CallsMissing` if the time runs out, `CancellationError` if the task is cancelled.
  public func wait(
    for count: Int = 1, within limit: Duration = .seconds(1), file: StaticString = #fileID,
    line: UInt = #line
  ) async throws {
    precondition(
      count > 0,
      "'for' must be at least 1, but is \(count); 'isEmpty' tells whether there are no calls")
    let waiter = Waiter(for: count, matches)
    log.add(waiter)
    defer { log.remove(waiter) }
    let timer = Task {
      try? await Task.sleep(for: limit)
      waiter.end()
    }
    defer { timer.cancel() }
    let isMet = await withTaskCancellationHandler {
      await waiter.isMet
    } onCancel: {
      waiter.end()
    }
    if isMet { return }
    try Task.checkCancellation()
    throw CallsMissing(
      expected: count, within: limit, calls: updated.description, place: "\(file):\(line)")
  }
}

/// The error that `wait` throws if too few calls were made in time.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct CallsMissing: Error, CustomStringConvertible {
  /// The number of calls that the test waited for.
  public let expected: Int
  /// How long the test waited.
  public let within: Duration
  /// A description of the calls that were made.
  public let calls: String

  /// The file and the line of the call of `wait`.
  public let place: String

  init(expected: Int, within: Duration, calls: String, place: String) {
    self.expected = expected
    self.within = within
    self.calls = calls
    self.place = place
  }

  /// The place of the call of `wait`, the time that the test waited, and the calls that were made.
  public var description: String {
    "\(place): waited \(within) for \(expected == 1 ? "a call" : "\(expected) calls"); \(calls)"
  }
}

/// A wait for a number of matching calls.
///
/// A class, because the log notifies it of each call, on the thread that makes the call.
final class Waiter<Arguments>: @unchecked Sendable {
  private let matches: (Arguments) -> Bool
  private let lock = NSLock()
  private let count: Int
  private var missing: Int
  private var hasEnded = false
  private var continuation: CheckedContinuation<Bool, Never>?

  init(for count: Int, _ matches: @escaping (Arguments) -> Bool) {
    self.count = count
    missing = count
    self.matches = matches
  }

  /// Whether enough calls were made; suspends the task until that is so, or until `end()`.
  var isMet: Bool {
    get async {
      await withCheckedContinuation { continuation in
        let answer: Bool? = lock.withLock {
          if missing <= 0 { return true }
          if hasEnded { return false }
          self.continuation = continuation
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    }
  }

  func callWasMade(with arguments: Arguments) {
    guard matches(arguments) else { return }
    let met = lock.withLock {
      missing -= 1
      guard missing <= 0, let waiting = continuation else {
        return nil as CheckedContinuation<Bool, Never>?
      }
      continuation = nil
      return waiting
    }
    met?.resume(returning: true)
  }

  /// Starts counting anew, because the log has forgotten its calls.
  func reset() { lock.withLock { missing = count } }

  /// Ends the wait, even if too few calls were made.
  func end() {
    let waiting = lock.withLock {
      hasEnded = true
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(returning: false)
  }
}
