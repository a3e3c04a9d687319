import Faked

@Faked package protocol Clock {
  func now() -> Tick
}

package struct Tick {
  let count: Int

  package init() { count = 0 }
}

package final class Counter {
  package init(start: Int) {}
}

// The output of another package does not see this initializer.
public struct Span {
  public let length: Int

  package init() { length = 0 }
  public init(length: Int) { self.length = length }
}
