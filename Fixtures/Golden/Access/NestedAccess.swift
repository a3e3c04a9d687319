import Faked

public enum NestedAccess {
  // What is not said to be public inside of a public type is internal.
  @Faked protocol Inner {
    func f() -> Int
  }

  @Faked public protocol Outer {
    associatedtype NestedAccessPart
    func part() -> NestedAccessPart
    func inner() -> Int
  }
}

extension NestedAccess {
  @Faked package protocol Middle {
    var n: Int { get set }
  }
}
