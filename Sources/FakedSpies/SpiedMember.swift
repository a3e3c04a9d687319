/// The view of a spy that `when` gives: its members can be told what to do.
public enum Stubbing {}

/// The view of a spy that `calls` gives: its members show how they were called.
public enum Recorded {}

/// A member of a spy, with a condition on its calls: `when` adds stubs to it, `calls` shows its calls.
///
/// ```swift
/// spy.when.price(of: "apple").returns(13)
/// #expect(spy.calls.price().map(\.item) == ["apple", "pear"])
/// ```
public struct SpiedMember<Role, Arguments, Result, Failure: Error, Function> {
  let name: String
  let spyLog: SpyLog
  let log: MemberLog<Arguments, Function>
  let matches: (Arguments) -> Bool
  let adapt: (SpiedAnswer<Result, Failure>) -> Function
  /// The calls up to when `calls` was asked for the member; none in `when`.
  var snapshot: CallSnapshot<Arguments>

  /// Names a member; called by generated code.
  ///
  /// - Parameters:
  ///   - name: As in `price(of:in:)`.
  ///   - log: The spy's log.
  ///   - matches: Returns whether a call matches.
  ///   - adapt: Makes a function of the member's type that gives one result.
  @_spi(Generated) public init(
    _ name: String, _ log: SpyLog, _ matches: @escaping (Arguments) -> Bool = { _ in true },
    _ adapt: @escaping (SpiedAnswer<Result, Failure>) -> Function
  ) {
    self.name = name
    spyLog = log
    self.log = log.member(name, Arguments.self, Function.self)
    self.matches = matches
    self.adapt = adapt
    snapshot =
      Role.self == Recorded.self
      ? CallSnapshot(self.log.calls, self.log.errors, matching: matches) : CallSnapshot()
  }
}

// MARK: - What generated code calls

@_spi(Generated) extension SpiedMember where Role == Stubbing {
  /// Records a call, and says what it does.
  ///
  /// - Parameter arguments: What the call was made with.
  /// - Returns: What to run; `nil` for the default.
  public func call(_ arguments: Arguments) -> Function? {
    var number = 0
    return function(for: arguments, number: &number)
  }

  /// Records a call of a member that throws, and says what it does.
  ///
  /// - Parameter arguments: What the call was made with.
  /// - Returns: What to run; `nil` for the default.
  public func attempt(_ arguments: Arguments) -> SpiedAttempt<Failure, Function>? {
    var number = 0
    return function(for: arguments, number: &number).map { function in
      SpiedAttempt(stub: function, number: number, log: log, name: name)
    }
  }

  /// Records a call of a member that throws, also in its default, and says what it does.
  ///
  /// - Parameter arguments: What the call was made with.
  /// - Returns: What to run, in which a missing stub stands for the default.
  public func begin(_ arguments: Arguments) -> SpiedAttempt<Failure, Function?> {
    var number = 0
    let function = function(for: arguments, number: &number)
    return SpiedAttempt(stub: function, number: number, log: log, name: name)
  }

  /// Records a call for which nobody need say what it does.
  func note(_ arguments: Arguments) -> Function? {
    var number = 0
    return log.record(arguments, number: &number)
  }

  private func function(for arguments: Arguments, number: inout Int) -> Function? {
    if let function = log.record(arguments, number: &number) { return function }
    spyLog.unstubbed?(SpyCall(name: name, arguments: arguments, number: 0))
    return nil
  }

  /// Forwards calls that no stub matches to another object from now on.
  ///
  /// - Parameter function: Calls the object's member.
  public func forward(to function: Function) { log.forward(to: function) }
}

// MARK: - Stubs

extension SpiedMember: Stubbable where Role == Stubbing {
  /// A new stub, for the matching calls.
  public func stubbing() -> SpiedSteps<Arguments, Result, Failure, Function> {
    let stub = Stub<Arguments, Function>(matches)
    log.add(stub)
    return SpiedSteps(stub: stub, log: log, adapt: adapt)
  }
}
