// The moments of a clock mean something to each other only, so one does for all.

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ContinuousClock.Instant {
  /// Returns a moment, the same each time that a process asks.
  ///
  /// ```swift
  /// protocol Stopwatch {
  ///   var start: ContinuousClock.Instant { get }  // EmptyStopwatch returns .fake()
  /// }
  /// ```
  ///
  /// - Returns: The moment at which a process asked for the first time.
  public static func fake() -> ContinuousClock.Instant { first }

  private static let first = ContinuousClock.now
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension SuspendingClock.Instant {
  /// Returns a moment, the same each time that a process asks.
  ///
  /// - Returns: The moment at which a process asked for the first time.
  public static func fake() -> SuspendingClock.Instant { first }

  private static let first = SuspendingClock.now
}
