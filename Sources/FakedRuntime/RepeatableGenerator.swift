/// A random number generator that gives the same numbers in each test.
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
  /// - Parameter seed: The number that determines all others.
  public init(seed: UInt64 = 0) {
    state = seed
  }

  /// Advances the sequence, which is that of SplitMix64.
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
