import Foundation

/// Returns whether calls of one or several spies were made in an order; other calls may come between them.
///
/// ```swift
/// #expect(inOrder(store.calls.open(), pricing.calls.price(of: "pear"), store.calls.close()))
/// ```
///
/// - Parameter calls: The expected calls, in order: each of them has to come after the one before it.
/// - Returns: Whether such calls were made.
public func inOrder<each Arguments, each Result, each Failure: Error, each Function>(
  _ calls: repeat SpiedMember<
    Recorded, each Arguments, each Result, each Failure, each Function
  >
) -> Bool {
  outOfOrder(repeat each calls) == nil
}

/// Returns what is wrong with the order of calls, for XCTest, whose messages do not show arguments.
///
/// ```swift
/// XCTAssertNil(outOfOrder(store.calls.open(), store.calls.close()))
/// ```
///
/// - Parameter calls: The expected calls, in order: each of them has to come after the one before it.
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

/// The state of a search for calls in an expected order.
private struct CallOrder {
  /// An expected call: a member, and the log of its spy.
  private struct Step {
    let log: SpyLog
    let name: String
  }

  /// The last call that was found, with its position among the calls of all spies.
  private var last: (number: Int, step: Step)?
  /// The first expected call that was not found.
  private var missing: (step: Step, hasCalls: Bool, note: OrderNote?)?
  private var logs: [SpyLog] = []

  mutating func add<Arguments, Result, Failure, Function>(
    _ member: SpiedMember<Recorded, Arguments, Result, Failure, Function>
  ) {
    if !logs.contains(where: { $0 === member.spyLog }) { logs.append(member.spyLog) }
    guard missing == nil else { return }
    let step = Step(log: member.spyLog, name: member.name)
    let numbers = member.snapshot.matching.map { member.snapshot.all[$0].number }
    if let next = numbers.first(where: { $0 > last?.number ?? 0 }) {
      last = (next, step)
    } else {
      missing = (step, !member.snapshot.all.isEmpty, member.snapshot.note)
    }
  }

  /// A description of what is wrong; `nil` if the calls were made in order.
  var problem: String? {
    guard let missing else { return nil }
    let owners = owners
    func owner(of log: SpyLog) -> String? { logs.firstIndex { $0 === log }.map { owners[$0] } }
    func text(_ name: String, of log: SpyLog) -> String {
      logs.count > 1 ? "\(owner(of: log) ?? "").\(name)" : name
    }
    let calls = logs.flatMap { log in log.calls.map { ($0.number, text("\($0)", of: log)) } }
      .sorted { $0.0 < $1.0 }.map(\.1)
    let shown = calls.prefix(50)
    let rest = calls.count > shown.count ? ["and \(calls.count - shown.count) more"] : []
    let order =
      shown.isEmpty
      ? "neither was anything else" : "the order was \((shown + rest).joined(separator: ", "))"
    let before =
      last.flatMap { last in
        last.step.log.calls.first { $0.number == last.number }
          .map { " after \(text("\($0)", of: last.step.log))" }
      } ?? ""
    let name = text(missing.step.name, of: missing.step.log)
    guard missing.hasCalls else {
      // The member's own description says that it was not called, but not which spy it belongs to.
      let expected = logs.count > 1 ? owner(of: missing.step.log) : nil
      missing.note?.text = (expected.map { "expected of \($0); " } ?? "") + order
      return "\(name) was not called; \(order)"
    }
    let problem = "no matching call to \(name)\(before); \(order)"
    missing.note?.text = problem
    return problem
  }

  /// The name of each spy; spies with the same name are numbered, as in `second SpyStore`.
  private var owners: [String] {
    let names = logs.map(\.name)
    return names.indices.map { index in
      if names.count(where: { $0 == names[index] }) == 1 { return names[index] }
      let number = names[...index].count { $0 == names[index] }
      let isSpelled = number <= Self.ordinals.count
      return "\(isSpelled ? Self.ordinals[number - 1] : "\(number)th") \(names[index])"
    }
  }

  private static let ordinals = ["first", "second", "third"]
}

/// A note on the order of calls, which the missing member adds to its description in the message of a failing test.
///
/// A class, because the order is checked after the member was made, and before the message describes the member.
final class OrderNote: @unchecked Sendable {
  private let lock = NSLock()
  private var note: String?

  var text: String? {
    get { lock.withLock { note } }
    set { lock.withLock { note = newValue } }
  }
}
