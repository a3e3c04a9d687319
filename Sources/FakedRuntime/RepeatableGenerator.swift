/// A random number generator that returns the same sequence of numbers in each run.
///
/// ```swift
/// protocol Shuffling {
///   var generator: any RandomNumberGenerator { get }  // EmptyShuffling returns RepeatableGenerator()
/// }
/// ```
public struct RepeatableGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes a generator.
  ///
  /// - Parameter seed: The number that determines the sequence.
  public init(seed: UInt64 = 0) {
    state = seed
  }

  /// Returns the next number of the sequence, which the SplitMix64 algorithm computes.
  ///
  /// - Returns: The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ number &>> 30) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ number &>> 27) &* 0x94D0_49BB_1331_11EB
    return number ^ number &>> 31
  }
}
