import Foundation

/// Returns whether calls of one or several spies were made in order, whatever was called between them.
///
/// ```swift
/// #expect(inOrder(store.calls.open(), pricing.calls.price(of: "pear"), store.calls.close()))
/// ```
///
/// - Parameter calls: The expected calls; a call of each has to come after a call of the one before it.
/// - Returns: Whether there are such calls.
public func inOrder<each Arguments, each Result, each Failure: Error, each Function>(
  _ calls: repeat SpiedMember<
    Recorded, each Arguments, each Result, each Failure, each Function
  >
) -> Bool {
  outOfOrder(repeat each calls) == nil
}

/// Returns what is wrong with the order of calls, for tests with XCTest, whose messages do not show arguments.
///
/// ```swift
/// XCTAssertNil(outOfOrder(store.calls.open(), store.calls.close()))
/// ```
///
/// - Parameter calls: The expected calls; a call of each has to come after a call of the one before it.
/// - Returns: The first call that is missing, and all calls of the spies; `nil` if the calls were made in order.
public func outOfOrder<each Arguments, each Result, each Failure: Error, each Function>(
  _ calls: repeat SpiedMember<
    Recorded, each Arguments, each Result, each Failure, each Function
  >
) -> String? {
  var order = CallOrder()
  for calls in repeat each calls { order.add(calls) }
  return order.problem
}

/// The order of calls, as far as it was looked at.
private struct CallOrder {
  /// The place of the last call that was found, among the calls of all spies.
  private var last = 0
  private var lastName: String?
  private var missing: (name: String, isCalled: Bool, note: OrderNote?)?
  private var logs: [SpyLog] = []

  mutating func add<Arguments, Result, Failure, Function>(
    _ member: SpiedMember<Recorded, Arguments, Result, Failure, Function>
  ) {
    if !logs.contains(where: { $0 === member.spyLog }) { logs.append(member.spyLog) }
    guard missing == nil else { return }
    let numbers = member.snapshot.matching.map { member.snapshot.all[$0].number }
    if let next = numbers.first(where: { $0 > last }) {
      last = next
      lastName = member.name
    } else {
      missing = (member.name, !member.snapshot.all.isEmpty, member.snapshot.note)
    }
  }

  /// What is wrong, in words.
  var problem: String? {
    guard let missing else { return nil }
    let calls = logs.flatMap(\.calls).sorted { $0.number < $1.number }
    let shown = calls.prefix(50).map(\.description)
    let rest = calls.count > shown.count ? ["and \(calls.count - shown.count) more"] : []
    let order =
      shown.isEmpty
      ? "neither was anything else" : "the order was \((shown + rest).joined(separator: ", "))"
    let before = lastName.map { " after \($0)" } ?? ""
    guard missing.isCalled else {
      // The member says itself that it was not called.
      missing.note?.text = order
      return "\(missing.name) was not called; \(order)"
    }
    let problem = "no such call of \(missing.name)\(before); \(order)"
    missing.note?.text = problem
    return problem
  }
}

/// What is wrong with the order of a member's calls, for the message of a failing test, which shows arguments alone.
///
/// A class, because the test asks for the order before it shows the arguments.
final class OrderNote: @unchecked Sendable {
  private let lock = NSLock()
  private var note: String?

  var text: String? {
    get { lock.withLock { note } }
    set { lock.withLock { note = newValue } }
  }
}
