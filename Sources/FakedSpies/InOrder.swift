/// Returns whether calls of one or several spies were made in order, whatever was called between them.
///
/// ```swift
/// #expect(inOrder(store.calls.open(), pricing.calls.price(of: "pear"), store.calls.close()))
/// ```
///
/// - Parameter calls: The expected calls; a call of each has to come after a call of the one before it.
/// - Returns: Whether there are such calls.
public func inOrder(_ calls: any CallsInOrder...) -> Bool {
  var last = 0
  for calls in calls {
    guard let next = calls.callNumbers.first(where: { $0 > last }) else { return false }
    last = next
  }
  return true
}

/// Calls with their positions among the calls of all spies.
public protocol CallsInOrder {
  /// The positions, lowest first.
  var callNumbers: [Int] { get }
}

extension Spied: CallsInOrder {
  /// The positions of the matching calls.
  public var callNumbers: [Int] { matchingCalls.map(\.number) }
}
