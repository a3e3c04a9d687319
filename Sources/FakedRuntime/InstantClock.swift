#if canImport(Foundation)
  import Foundation

  /// A clock that never waits: sleeping only moves its time forward.
  ///
  /// The clock starts at zero, so a test measures the same times in each run.
  ///
  /// ```swift
  /// protocol Polling {
  ///   var clock: any Clock<Duration> { get }  // EmptyPolling returns InstantClock()
  /// }
  /// ```
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public final class InstantClock: Clock, @unchecked Sendable {
    /// A point in the clock's time.
    public struct Instant: InstantProtocol {
      /// The distance from zero, the time that a new clock shows.
      public let offset: Duration

      /// Returns the instant that is a duration later than this one.
      ///
      /// - Parameter duration: The duration; if negative, the result is earlier.
      /// - Returns: The instant.
      public func advanced(by duration: Duration) -> Instant {
        Instant(offset: offset + duration)
      }

      /// Returns the duration from this instant to another.
      ///
      /// - Parameter other: The other instant.
      /// - Returns: The duration, which is negative if the other instant is earlier.
      public func duration(to other: Instant) -> Duration { other.offset - offset }

      /// Returns whether an instant is earlier than another.
      ///
      /// - Parameters:
      ///   - left: An instant.
      ///   - right: Another instant.
      /// - Returns: Whether the first instant is earlier than the second.
      public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    /// Guards `time`, the only mutable state, so that the class is in fact `Sendable`.
    private let lock = NSLock()
    private var time = Instant(offset: .zero)

    /// Makes a clock that shows zero.
    public init() {}

    /// The latest deadline of all calls of `sleep`; zero at first.
    public var now: Instant { lock.withLock { time } }

    /// The smallest difference that the clock can measure: zero.
    public var minimumResolution: Duration { .zero }

    /// Moves the time to a deadline, unless that has passed, and returns as soon as other tasks have had a turn.
    ///
    /// - Parameters:
    ///   - deadline: The instant until which the caller would sleep.
    ///   - tolerance: Ignored.
    /// - Throws: `CancellationError`, if the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
      try Task.checkCancellation()
      lock.withLock { time = max(time, deadline) }
      // Code that sleeps in a loop expects other tasks to run meanwhile. Otherwise, it would keep its thread, and on a
      // machine with one processor nothing could end the loop.
      await Task.yield()
    }
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  extension InstantClock.Instant: Defaultable {
    /// Zero, the time that a new clock shows.
    public static var defaultValue: InstantClock.Instant { InstantClock.Instant(offset: .zero) }
  }
#endif
