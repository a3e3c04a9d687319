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

/// Under a condition, a child can set what its parent can only read.
protocol ReadLevels {
  var level: Int { get }
  var name: String { get }
  subscript(index: Int) -> String { get }
}

@Faked(createSpy: true) protocol SetLevels: ReadLevels {
  #if DEBUG
    var level: Int { get set }
    #if os(Linux) || os(macOS)
      subscript(index: Int) -> String { get set }
    #endif
  #else
    var name: String { get set }
  #endif
}
