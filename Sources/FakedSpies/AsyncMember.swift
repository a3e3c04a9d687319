/// An argument, always `true`, that selects the `async` one of two members that do not differ otherwise.
///
/// ```swift
/// spy.when.load(id: 3).returns(1)
/// spy.when.load(id: 3, async: true).returns(2)
/// ```
public struct AsyncMember: ExpressibleByBooleanLiteral {
  /// Makes the argument from the literal `true`; `false` stops the program.
  public init(booleanLiteral isAsync: Bool) {
    precondition(isAsync, "leave out 'async: false': that is the member without 'async'")
  }
}
