import Core
import Faked

@Faked package protocol Timer {
  func clock() -> any Clock
  func tick() -> Tick
  func counter() -> Counter
}

@Faked public protocol Stopwatch {
  func span() -> Span
}
