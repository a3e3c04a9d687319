/// The role of the members that `when` shows: they can be stubbed.
public enum Stubbing {}

/// The role of the members that `calls` shows: they show how they were called.
public enum Recorded {}

/// A member of a spy, with a condition on its arguments; stub it with `when`, and check its calls with `calls`.
///
/// ```swift
/// spy.when.price(of: "apple").returns(13)
/// #expect(spy.calls.price().map(\.item) == ["apple", "pear"])
/// ```
public struct SpiedMember<Role, Arguments, Result, Failure: Error, Function> {
  /// The properties of the member, in one object because a spy passes a member on in each call.
  private let details: Details

  /// Creates a member; called by generated code.
  ///
  /// - Parameters:
  ///   - name: The member's name, as in `price(of:in:)`.
  ///   - log: The spy's log.
  ///   - matches: A closure that returns whether a call with some arguments matches.
  ///   - condition: A closure that returns descriptions of the matching arguments, for the messages of failing tests.
  ///   - adapt: A closure that returns a function of the member's type, which always gives one answer.
  @_spi(Generated) public init(
    _ name: String, _ log: SpyLog, _ matches: @escaping (Arguments) -> Bool = { _ in true },
    describedBy condition: @escaping () -> [String] = { [] },
    _ adapt: @escaping (SpiedAnswer<Result, Failure>) -> Function
  ) {
    let memberLog = log.member(name, Arguments.self, Function.self)
    let snapshot =
      Role.self == Recorded.self
      ? CallSnapshot(memberLog.calls, memberLog.errors, matching: matches) : CallSnapshot()
    details = Details(name, log, memberLog, matches, condition, adapt, snapshot)
  }

  /// Creates the same member with another snapshot of its calls.
  init(_ other: SpiedMember, snapshot: CallSnapshot<Arguments>) {
    details = Details(
      other.name, other.spyLog, other.log, other.matches, other.details.condition, other.adapt,
      snapshot)
  }

  /// Returns the same member with another condition on its arguments.
  func narrowed(to matches: @escaping (Arguments) -> Bool) -> SpiedMember {
    SpiedMember(name, spyLog, matches, adapt)
  }

  var name: String { details.name }
  var spyLog: SpyLog { details.spyLog }
  var log: MemberLog<Arguments, Function> { details.log }
  var matches: (Arguments) -> Bool { details.matches }
  var adapt: (SpiedAnswer<Result, Failure>) -> Function { details.adapt }
  /// Descriptions of the matching arguments; empty if every call matches.
  var condition: [String] {
    let condition = details.condition()
    return condition.allSatisfy { $0 == "any" } ? [] : condition
  }
  /// The calls up to when `calls` returned the member; empty for a member of `when`.
  var snapshot: CallSnapshot<Arguments> { details.snapshot }

  private final class Details {
    let name: String
    let spyLog: SpyLog
    let log: MemberLog<Arguments, Function>
    let matches: (Arguments) -> Bool
    let condition: () -> [String]
    let adapt: (SpiedAnswer<Result, Failure>) -> Function
    let snapshot: CallSnapshot<Arguments>

    init(
      _ name: String, _ spyLog: SpyLog, _ log: MemberLog<Arguments, Function>,
      _ matches: @escaping (Arguments) -> Bool, _ condition: @escaping () -> [String],
      _ adapt: @escaping (SpiedAnswer<Result, Failure>) -> Function,
      _ snapshot: CallSnapshot<Arguments>
    ) {
      self.name = name
      self.spyLog = spyLog
      self.log = log
      self.matches = matches
      self.condition = condition
      self.adapt = adapt
      self.snapshot = snapshot
    }
  }
}

// MARK: - What generated code calls

@_spi(Generated) extension SpiedMember where Role == Stubbing {
  /// Records a call, and returns the function that answers it.
  ///
  /// - Parameter arguments: The arguments of the call.
  /// - Returns: The function to run; `nil` for the default.
  public func call(_ arguments: Arguments) -> Function? {
    var number = 0
    return function(for: arguments, number: &number)
  }

  /// Records a call of a member that throws, and returns the function that answers it.
  ///
  /// - Parameter arguments: The arguments of the call.
  /// - Returns: The call with the function to run; `nil` for the default.
  public func attempt(_ arguments: Arguments) -> SpiedAttempt<Failure, Function>? {
    var number = 0
    return function(for: arguments, number: &number).map { function in
      SpiedAttempt(stub: function, number: number, log: log, name: name)
    }
  }

  /// Records a call of a member whose default may throw, too, and returns the function that answers it.
  ///
  /// - Parameter arguments: The arguments of the call.
  /// - Returns: The call, whose `stub` is `nil` for the default.
  public func begin(_ arguments: Arguments) -> SpiedAttempt<Failure, Function?> {
    var number = 0
    let function = function(for: arguments, number: &number)
    return SpiedAttempt(stub: function, number: number, log: log, name: name)
  }

  /// Records a call that needs no stub, such as setting a property: the handler `unstubbed` is not called.
  func recordSet(_ arguments: Arguments) -> Function? {
    var number = 0
    return log.record(arguments, number: &number)
  }

  private func function(for arguments: Arguments, number: inout Int) -> Function? {
    let isForwarded = spyLog.isForwarding
    let function = log.record(arguments, number: &number, isForwarded: isForwarded)
    if function != nil || isForwarded { return function }
    spyLog.unstubbed?(SpyCall(name: name, arguments: arguments, number: number))
    return nil
  }

  /// Forwards calls that no stub matches to another object from now on.
  ///
  /// - Parameter function: A function that calls the object's member.
  public func forward(to function: Function) { log.forward(to: function) }
}

// MARK: - Stubs

extension SpiedMember: Stubbable where Role == Stubbing {
  /// Adds a new stub for the matching calls.
  @_spi(Generated) public func stubbing() -> SpiedSteps<Arguments, Result, Failure, Function> {
    let stub = Stub<Arguments, Function>(matches)
    log.add(stub)
    return SpiedSteps(stub: stub, log: log, adapt: adapt)
  }
}
