/// A number of calls, with the calls themselves, so that a failing test shows what happened instead.
///
/// Compare it with an integer:
///
/// ```swift
/// #expect(spy.calls.save(3).count == 1)   // (0 of 2 calls to save(_:) match (3): ✗ (1), ✗ (2)) == 1
/// ```
///
/// A count is `Sendable` even if the arguments of the calls are not, because it only describes them.
public struct CallCount: @unchecked Sendable {
  /// The number alone.
  public let value: Int
  /// Describes the calls, only if needed, because that takes longer than counting them; `nil` for an expected count.
  private let calls: (() -> String)?

  init(_ value: Int, calls: @escaping () -> String) {
    self.value = value
    self.calls = calls
  }
}

extension CallCount: ExpressibleByIntegerLiteral {
  /// Makes an expected count.
  public init(integerLiteral value: Int) {
    self.value = value
    calls = nil
  }
}

extension CallCount: Comparable {
  /// Whether the numbers are equal, even if different calls were counted.
  public static func == (left: CallCount, right: CallCount) -> Bool { left.value == right.value }

  /// Whether there were fewer calls.
  public static func < (left: CallCount, right: CallCount) -> Bool { left.value < right.value }
}

extension CallCount {
  /// Whether there were exactly this many calls.
  public static func == (left: CallCount, right: Int) -> Bool { left.value == right }

  /// Whether there were more or fewer calls.
  public static func != (left: CallCount, right: Int) -> Bool { left.value != right }

  /// Whether there were fewer calls.
  public static func < (left: CallCount, right: Int) -> Bool { left.value < right }

  /// Whether there were this many calls or fewer.
  public static func <= (left: CallCount, right: Int) -> Bool { left.value <= right }

  /// Whether there were more calls.
  public static func > (left: CallCount, right: Int) -> Bool { left.value > right }

  /// Whether there were this many calls or more.
  public static func >= (left: CallCount, right: Int) -> Bool { left.value >= right }
}

extension CallCount: CustomStringConvertible {
  /// The number, and the calls themselves.
  public var description: String { calls?() ?? "\(value)" }
}
