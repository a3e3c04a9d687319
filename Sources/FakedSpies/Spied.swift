/// A member of a spy, with a condition on its calls: use it with `when` to add stubs, or with `calls` to check calls.
///
/// As a sequence, it contains the arguments of the matching calls so far, in order: a plain value for one parameter,
/// a labeled tuple for several, and `()` for none.
///
/// ```swift
/// spy.when.price(of: "apple").returns(13)
/// #expect(spy.calls.price().map(\.item) == ["apple", "pear"])
/// ```
public struct Spied<Arguments, Result, Failure: Error, Function> {
  private let name: String
  private let spyLog: SpyLog
  let log: MemberLog<Arguments, Function>
  let matches: (Arguments) -> Bool
  private let adapt: (SpiedAnswer<Result, Failure>) -> Function

  /// Names a member; called by generated code.
  ///
  /// - Parameters:
  ///   - name: As in `price(of:in:)`.
  ///   - log: The spy's log.
  ///   - matches: Returns whether a call matches.
  ///   - adapt: Makes a function of the member's type that gives one result.
  public init(
    _ name: String, _ log: SpyLog, _ matches: @escaping (Arguments) -> Bool = { _ in true },
    _ adapt: @escaping (SpiedAnswer<Result, Failure>) -> Function
  ) {
    self.name = name
    spyLog = log
    self.log = log.member(name, Arguments.self, Function.self)
    self.matches = matches
    self.adapt = adapt
  }

  /// Records a call, and says what it does; called by generated code.
  ///
  /// - Parameter arguments: What the call was made with.
  /// - Returns: What to run; `nil` for the default.
  public func call(_ arguments: Arguments) -> Function? { log.record(arguments) }

  /// Casts an error to the type that the member can throw; called by generated code.
  ///
  /// The compiler guarantees this type except in `then`, whose functions may throw anything.
  ///
  /// - Parameter error: What a stub threw.
  /// - Returns: The error.
  public func failure(_ error: any Error) -> Failure {
    guard let failure = error as? Failure else {
      fatalError("a stub of '\(name)' threw \(error), but the member only throws \(Failure.self)")
    }
    return failure
  }

  /// Forwards calls that no stub matches to another object from now on; called by generated code.
  ///
  /// - Parameter function: Calls the object's member.
  public func forward(to function: Function) { log.forward(to: function) }

  /// The matching calls so far.
  var matchingCalls: [RecordedCall<Arguments>] { log.calls.filter { matches($0.arguments) } }
}

// MARK: - What to do

extension Spied: Stubbable {
  /// A new stub, for the matching calls.
  public func stubbing() -> SpiedSteps<Arguments, Result, Failure, Function> {
    let stub = Stub<Arguments, Function>(matches)
    log.add(stub)
    return SpiedSteps(stub: stub, log: log, adapt: adapt)
  }
}

// MARK: - What was done

extension Spied: Sequence {
  /// The arguments of the matching calls so far, in order.
  public var arguments: [Arguments] { matchingCalls.map(\.arguments) }

  /// The number of matching calls so far, with the calls themselves for the message of a failing test.
  public var count: CallCount {
    let all = log.calls
    return CallCount(all.count { matches($0.arguments) }) { description(of: all) }
  }

  /// The arguments of a matching call; the first call is at 0.
  ///
  /// - Parameter position: The call's position among the matching calls.
  public subscript(position: Int) -> Arguments { matchingCalls[position].arguments }

  /// Whether no call matches.
  public var isEmpty: Bool { !log.calls.contains { matches($0.arguments) } }

  /// The arguments of the first matching call.
  public var first: Arguments? { log.calls.first { matches($0.arguments) }?.arguments }

  /// The arguments of the last matching call.
  public var last: Arguments? { log.calls.last { matches($0.arguments) }?.arguments }

  /// The calls so far, looked up once.
  public func makeIterator() -> IndexingIterator<[Arguments]> { arguments.makeIterator() }
}

extension Spied where Arguments: Equatable {
  /// Whether the calls were made with these arguments, in this order.
  public static func == (calls: Spied, expected: [Arguments]) -> Bool {
    calls.elementsEqual(expected)
  }

  /// Whether the calls were made with other arguments, or in another order.
  public static func != (calls: Spied, expected: [Arguments]) -> Bool { !(calls == expected) }
}

extension Spied where Arguments == Void {
  /// The reads of a property, which are the calls themselves.
  public var gets: Spied { self }
}

extension Spied: CustomStringConvertible {
  /// All calls of the member, and which of them match.
  public var description: String { description(of: log.calls) }

  private func description(of all: [RecordedCall<Arguments>]) -> String {
    let others = spyLog.countOfCalls(named: name) - all.count
    let elsewhere = others > 0 ? "; \(countOfCalls(others)) of it with other types" : ""
    if all.isEmpty { return "\(name) was not called\(elsewhere)" }
    let shown = all.prefix(50).map { call in
      "\(matches(call.arguments) ? "✓" : "✗") \(ArgumentText.list(call.arguments))"
    }
    let count = all.count { matches($0.arguments) }
    let rest = all.count > shown.count ? ["and \(all.count - shown.count) more"] : []
    return "\(count) of \(countOfCalls(all.count)) of \(name): "
      + (shown + rest).joined(separator: ", ") + elsewhere
  }

  private func countOfCalls(_ count: Int) -> String { count == 1 ? "1 call" : "\(count) calls" }
}
