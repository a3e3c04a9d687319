// An instant has a meaning only relative to other instants of its clock, so one fixed instant serves every fake.

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ContinuousClock.Instant {
  /// Returns an instant that stays the same as long as the process runs.
  ///
  /// ```swift
  /// protocol Stopwatch {
  ///   var start: ContinuousClock.Instant { get }  // EmptyStopwatch returns .fake()
  /// }
  /// ```
  ///
  /// - Returns: The time of the first call in the process.
  public static func fake() -> ContinuousClock.Instant { first }

  private static let first = ContinuousClock.now
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension SuspendingClock.Instant {
  /// Returns an instant that stays the same as long as the process runs.
  ///
  /// - Returns: The time of the first call in the process.
  public static func fake() -> SuspendingClock.Instant { first }

  private static let first = SuspendingClock.now
}
