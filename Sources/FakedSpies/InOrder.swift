/// Whether calls were made in an order, whatever was called between them, also of several spies.
///
/// ```swift
/// #expect(inOrder(store.calls.open(), pricing.calls.price(of: "pear"), store.calls.close()))
/// ```
///
/// - Parameter calls: The calls that are meant; of each, one has to come after one of those before it.
/// - Returns: Whether there are such calls.
public func inOrder(_ calls: any CallsInOrder...) -> Bool {
  var last = 0
  for calls in calls {
    guard let next = calls.callNumbers.first(where: { $0 > last }) else { return false }
    last = next
  }
  return true
}

/// Calls that have their place among the calls of all spies.
public protocol CallsInOrder {
  /// The places, lowest first.
  var callNumbers: [Int] { get }
}

extension Spied: CallsInOrder {
  /// The places of the calls that are meant.
  public var callNumbers: [Int] { matchingCalls.map(\.number) }
}
