#if canImport(Foundation)
  import Foundation

  /// A clock that never waits: sleeping only moves its time forward.
  ///
  /// It starts at zero, so a test always measures the same time.
  ///
  /// ```swift
  /// protocol Polling {
  ///   var clock: any Clock<Duration> { get }  // EmptyPolling returns InstantClock()
  /// }
  /// ```
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public final class InstantClock: Clock, @unchecked Sendable {
    /// A moment, as the time since the clock was made.
    public struct Instant: InstantProtocol {
      /// The time since the clock was made.
      public let offset: Duration

      /// Returns the moment that comes some time after this one.
      ///
      /// - Parameter duration: The time between; it may be negative.
      /// - Returns: The moment.
      public func advanced(by duration: Duration) -> Instant {
        Instant(offset: offset + duration)
      }

      /// Returns the time from this moment to another.
      ///
      /// - Parameter other: The other moment.
      /// - Returns: The time, which is negative if the other moment comes first.
      public func duration(to other: Instant) -> Duration { other.offset - offset }

      /// Returns whether a moment comes before another.
      ///
      /// - Parameters:
      ///   - left: A moment.
      ///   - right: Another moment.
      /// - Returns: Whether the first one comes first.
      public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    /// Guards `time`, which is why the class may say that it is `Sendable`.
    private let lock = NSLock()
    private var time = Instant(offset: .zero)

    /// Makes a clock that shows zero.
    public init() {}

    /// The latest deadline that anyone has slept until; zero at first.
    public var now: Instant { lock.withLock { time } }

    /// The smallest difference that the clock can measure, which is zero.
    public var minimumResolution: Duration { .zero }

    /// Moves the time to a deadline, unless it has passed.
    ///
    /// - Parameters:
    ///   - deadline: The time at which to wake up.
    ///   - tolerance: Ignored.
    /// - Throws: `CancellationError`, if the task was cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
      try Task.checkCancellation()
      lock.withLock { time = max(time, deadline) }
    }
  }
#endif
