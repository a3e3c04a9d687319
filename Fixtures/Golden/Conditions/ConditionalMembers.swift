import Faked

@Faked
protocol ConditionalMembers {
  func a()
  #if DEBUG
  func b() -> Int
  #elseif os(Linux)
  func c() -> Int
  #else
  func d()
  #endif
}

// A requirement outside of any `#if` covers the same one in a branch, even if that is nearer.

protocol Outlined {
  func outline() -> Int
}

@Faked protocol Redrawn: Outlined {
  #if DEBUG
    func outline() -> Int
  #endif
  func redraw()
}
