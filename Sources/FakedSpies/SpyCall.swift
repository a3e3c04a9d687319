/// One call of a spy.
///
/// A call is `Sendable` even if its arguments are not: the test is responsible for sharing them safely.
public struct SpyCall: CustomStringConvertible, @unchecked Sendable {
  /// The member's name, as in `price(of:in:)`; `rate` for reading a property, `rate (set)` for setting it.
  public let name: String
  /// The arguments: a plain value for one, a tuple for several, `()` for none.
  public let arguments: Any
  /// The call's position among the calls of all spies, by which calls are sorted.
  let number: Int

  /// The member and the arguments, as in `price(of:in:): (item: "apple", currency: eur)`.
  public var description: String {
    arguments is Void ? name : "\(name): \(ArgumentText.list(arguments))"
  }
}

/// The parts of a spy that `reset(_:)` forgets.
public struct SpyParts: OptionSet, Sendable {
  /// A bit for each part.
  public let rawValue: Int

  /// Makes a set from the bits of its parts.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The calls that were made, and the errors that they threw.
  public static let calls = SpyParts(rawValue: 1)
  /// The stubs, and the objects that calls are forwarded to.
  public static let stubs = SpyParts(rawValue: 2)
  /// The values that properties and subscripts were set to.
  public static let values = SpyParts(rawValue: 4)
  /// Everything.
  public static let all: SpyParts = [.calls, .stubs, .values]
}
