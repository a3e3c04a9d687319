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
  /// - Parameter seed: The number on which all that follow depend.
  public init(seed: UInt64 = 0) {
    state = seed
  }

  /// Moves on in the sequence, which is SplitMix64's.
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
