/// The calls of a member up to some time, and which of them match.
struct CallSnapshot<Arguments> {
  /// All calls, in order.
  var all: [RecordedCall<Arguments>] = []
  /// The indices of the matching calls in `all`.
  var matching: [Int] = []
  /// The errors that calls threw, by the calls' numbers.
  var errors: [Int: any Error] = [:]
  /// Describes what is wrong with the order of calls, once `inOrder` or `outOfOrder` has found a call missing.
  var note: OrderNote?

  init() {}

  init(
    _ calls: [RecordedCall<Arguments>], _ errors: [Int: any Error] = [:],
    matching matches: (Arguments) -> Bool
  ) {
    all = calls
    self.errors = errors
    note = OrderNote()
    matching = calls.indices.filter { matches(calls[$0].arguments) }
  }
}

/// The arguments of the matching calls, in order: a plain value for one parameter, a labeled tuple for several, and
/// `()` for none.
///
/// The collection is a snapshot of the calls so far: later calls do not change it.
extension SpiedMember: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Role == Recorded {
  /// The arguments of a call.
  public typealias Element = Arguments

  /// The position of the first call.
  public var startIndex: Int { 0 }

  /// The position after the last call.
  public var endIndex: Int { snapshot.matching.count }

  /// The arguments of the matching calls, as an array.
  public var arguments: [Arguments] { Array(self) }

  /// The arguments of a matching call; the first call is at 0.
  ///
  /// - Parameter position: The call's position among the matching calls.
  public subscript(position: Int) -> Arguments {
    snapshot.all[snapshot.matching[position]].arguments
  }
}

extension SpiedMember where Role == Recorded {
  /// The number of matching calls, with the calls themselves for the message of a failing test.
  ///
  /// Where the context requires an `Int`, the compiler chooses the collection's own `count`.
  public var count: CallCount { CallCount(endIndex) { description } }
}

extension SpiedMember where Role == Recorded, Failure == Never {
  /// Is unavailable, because the member throws no errors of its own.
  @available(*, unavailable, message: "it does not throw, or only what its argument throws")
  public var errors: [Failure] { [] }
}

extension SpiedMember where Role == Recorded {
  /// The errors that the matching calls threw, in order, whether from a stub, the forwarding target, or the default.
  ///
  /// ```swift
  /// #expect(spy.calls.save().errors as? [StoreError] == [.full])
  /// ```
  public var errors: [Failure] {
    snapshot.matching.compactMap { snapshot.errors[snapshot.all[$0].number] as? Failure }
  }
}

extension SpiedMember where Role == Recorded {
  /// Whether the calls were made with these arguments, in this order.
  ///
  /// Arguments without `==` are compared part by part, and objects among them by identity.
  public static func == (calls: SpiedMember, expected: [Arguments]) -> Bool {
    calls.elementsEqual(expected, by: areEqual)
  }

  /// Whether the calls were made with other arguments, or in another order.
  public static func != (calls: SpiedMember, expected: [Arguments]) -> Bool { !(calls == expected) }
}

extension SpiedMember: Equatable where Role == Recorded, Arguments: Equatable {
  /// Whether calls with equal arguments were made in the same order, even of different members.
  public static func == (left: SpiedMember, right: SpiedMember) -> Bool {
    left.elementsEqual(right)
  }
}

extension SpiedMember: ExpressibleByArrayLiteral where Role == Recorded, Arguments: Equatable {
  /// Makes expected calls, as in `XCTAssertEqual(spy.calls.fetch(), [1, 2])`.
  public init(arrayLiteral elements: Arguments...) {
    let unasked = SpiedMember("expected calls", SpyLog()) { _ in
      fatalError("what is expected is not called")
    }
    let calls = elements.map { RecordedCall(number: 0, arguments: $0) }
    self.init(unasked, snapshot: CallSnapshot(calls) { _ in true })
  }
}

extension SpiedMember where Role == Recorded {
  /// The reads of a get-only property or subscript, which are all of its calls.
  public var gets: SpiedMember { self }
}

extension SpiedMember: CustomStringConvertible where Role == Recorded {
  /// All calls of the member, and which of them match.
  public var description: String { text + (snapshot.note?.text.map { "; \($0)" } ?? "") }

  private var text: String {
    let all = snapshot.all
    let others = spyLog.countOfCalls(named: name) - log.countOfCalls
    let elsewhere = others > 0 ? "; \(countOfCalls(others)) of it with other types" : ""
    if all.isEmpty { return "\(name) was not called\(elsewhere)" }
    let matching = Set(snapshot.matching)
    let shown = all.prefix(50).enumerated().map { index, call in
      "\(matching.contains(index) ? "✓" : "✗") \(ArgumentText.list(call.arguments))"
    }
    let rest = all.count > shown.count ? ["and \(all.count - shown.count) more"] : []
    let verb = endIndex == 1 || all.count == 1 ? "matches" : "match"
    let condition =
      condition.isEmpty ? "" : " \(verb) (\(self.condition.joined(separator: ", ")))"
    return "\(endIndex) of \(countOfCalls(all.count)) to \(name)\(condition): "
      + (shown + rest).joined(separator: ", ") + elsewhere
  }

  /// The same member with a new snapshot of the calls so far.
  var updated: SpiedMember {
    SpiedMember(self, snapshot: CallSnapshot(log.calls, log.errors, matching: matches))
  }

  private func countOfCalls(_ count: Int) -> String { count == 1 ? "1 call" : "\(count) calls" }
}
