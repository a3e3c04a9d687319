/// A member of a spy, and which of its calls are meant: what to tell it by `when`, or to ask of it by `calls`.
///
/// As a collection it holds the arguments of the calls that were made so far, in order: the bare value of a single
/// parameter, a labelled tuple of several, nothing of none.
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

  /// Names a member; generated code does that.
  ///
  /// - Parameters:
  ///   - name: As in `price(of:in:)`.
  ///   - log: The spy's log.
  ///   - matches: Which calls are meant.
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

  /// Notes a call, and says what it does; generated code asks that.
  ///
  /// - Parameter arguments: What the call was made with.
  /// - Returns: What to run; `nil` for the default.
  public func call(_ arguments: Arguments) -> Function? { log.record(arguments) }

  /// An error as the only type that the member may throw; generated code asks that.
  ///
  /// The compiler makes sure of it but for `then`, whose functions may throw anything.
  ///
  /// - Parameter error: What a stub threw.
  /// - Returns: The error.
  public func failure(_ error: any Error) -> Failure {
    guard let failure = error as? Failure else {
      fatalError("a stub of '\(name)' threw \(error), but the member only throws \(Failure.self)")
    }
    return failure
  }

  /// Sends calls to another object from now on, where no stub is meant; generated code does that.
  ///
  /// - Parameter function: Calls the object's member.
  public func forward(to function: Function) { log.forward(to: function) }

  /// The calls that are meant, so far.
  var matchingCalls: [RecordedCall<Arguments>] { log.calls.filter { matches($0.arguments) } }
}

// MARK: - What to do

extension Spied: Stubbable {
  /// A new stub, for the calls that are meant.
  public func stubbing() -> SpiedSteps<Arguments, Result, Failure, Function> {
    let stub = Stub<Arguments, Function>(matches)
    log.add(stub)
    return SpiedSteps(stub: stub, log: log, adapt: adapt)
  }
}

// MARK: - What was done

extension Spied: Sequence {
  /// What the calls so far were made with, in order.
  public var arguments: [Arguments] { matchingCalls.map(\.arguments) }

  /// How many calls there are so far; it knows the calls as well, for when a test fails.
  public var count: CallCount {
    let all = log.calls
    return CallCount(all.count { matches($0.arguments) }) { description(of: all) }
  }

  /// What a call was made with: the first is at 0.
  ///
  /// - Parameter position: The call's place among those that are meant.
  public subscript(position: Int) -> Arguments { matchingCalls[position].arguments }

  /// Whether there is no such call.
  public var isEmpty: Bool { !log.calls.contains { matches($0.arguments) } }

  /// What the first call was made with.
  public var first: Arguments? { log.calls.first { matches($0.arguments) }?.arguments }

  /// What the last call was made with.
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
  /// The same, as it is called of a property that can be read without further ado.
  public var gets: Spied { self }
}

extension Spied: CustomStringConvertible {
  /// All calls of the member, and which of them are meant.
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
