/// The calls of a member, and which of them were asked for.
struct CallSnapshot<Arguments> {
  /// All calls, in order.
  var all: [RecordedCall<Arguments>] = []
  /// The positions of those that match.
  var matching: [Int] = []
  /// What calls threw, by their numbers.
  var errors: [Int: any Error] = [:]
  /// Says what is wrong with the order, once somebody asked.
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
/// The calls are those up to when they were asked for: what is called later changes nothing.
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
  /// Where an `Int` is asked for, it is one.
  public var count: CallCount { CallCount(endIndex) { description } }
}

extension SpiedMember where Role == Recorded, Failure == Never {
  /// Says what is not recorded.
  @available(*, unavailable, message: "it does not throw, or only what its argument throws")
  public var errors: [Failure] { [] }
}

extension SpiedMember where Role == Recorded {
  /// What the matching calls threw, in order, whoever threw it.
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
  /// What cannot be compared otherwise is compared by its parts.
  public static func == (calls: SpiedMember, expected: [Arguments]) -> Bool {
    calls.elementsEqual(expected, by: areEqual)
  }

  /// Whether the calls were made with other arguments, or in another order.
  public static func != (calls: SpiedMember, expected: [Arguments]) -> Bool { !(calls == expected) }
}

extension SpiedMember: Equatable where Role == Recorded, Arguments: Equatable {
  /// Whether the same calls were made, of whichever member.
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
  /// The reads of a property or subscript that cannot be set, which are the calls themselves.
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
    return "\(endIndex) of \(countOfCalls(all.count)) of \(name): "
      + (shown + rest).joined(separator: ", ") + elsewhere
  }

  /// The same with the calls up to now.
  var updated: SpiedMember {
    SpiedMember(self, snapshot: CallSnapshot(log.calls, log.errors, matching: matches))
  }

  private func countOfCalls(_ count: Int) -> String { count == 1 ? "1 call" : "\(count) calls" }
}
