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
  let log: MemberLog<Arguments, Function>
  let matches: (Arguments) -> Bool
  private let adapt: (Answer<Result, Failure>) -> Function

  /// Names a member; generated code does that.
  ///
  /// - Parameters:
  ///   - name: As in `price(of:in:)`.
  ///   - log: The spy's log.
  ///   - matches: Which calls are meant.
  ///   - adapt: Makes a function of the member's type that gives one result.
  public init(
    _ name: String, _ log: SpyLog, _ matches: @escaping (Arguments) -> Bool = { _ in true },
    _ adapt: @escaping (Answer<Result, Failure>) -> Function
  ) {
    self.name = name
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
  public func stubbing() -> Steps<Arguments, Result, Failure, Function> {
    let stub = Stub<Arguments, Function>(matches)
    log.add(stub)
    return Steps(stub: stub, log: log, adapt: adapt)
  }
}

// MARK: - What was done

extension Spied: Sequence {
  /// What the calls so far were made with, in order.
  public var arguments: [Arguments] { matchingCalls.map(\.arguments) }

  /// How many calls there are so far.
  public var count: Int { matchingCalls.count }

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
}

extension Spied: CustomStringConvertible {
  /// All calls of the member, and which of them are meant.
  public var description: String {
    let all = log.calls
    if all.isEmpty { return "\(name) was not called" }
    var count = 0
    let calls = all.map { call in
      let isMeant = matches(call.arguments)
      if isMeant { count += 1 }
      return "\(isMeant ? "✓" : "✗") \(text(of: call.arguments))"
    }
    return "\(count) of \(all.count) calls of \(name): \(calls.joined(separator: ", "))"
  }

  private func text(of arguments: Arguments) -> String {
    // A tuple has its own brackets.
    Mirror(reflecting: arguments).displayStyle == .tuple
      ? "\(arguments)" : "(\(String(reflecting: arguments)))"
  }
}
