/// Says that the `async` one of two members is meant, which differ in nothing else.
///
/// ```swift
/// spy.when.load(id: 3).returns(1)
/// spy.when.load(id: 3, async: true).returns(2)
/// ```
public struct AsyncMember: ExpressibleByBooleanLiteral {
  /// Makes the mark of the literal `true`.
  public init(booleanLiteral isAsync: Bool) {
    precondition(isAsync, "leave out 'async: false': that is the member without 'async'")
  }
}
