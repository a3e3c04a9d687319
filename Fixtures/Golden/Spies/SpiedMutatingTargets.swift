import Faked

// Calls of 'add(_:)' could change the target while others use it.
@Faked(createSpy: true)
protocol SpiedMutableTally: Sendable {
  associatedtype TallyMark
  mutating func add(_ count: Int)
  func mark() -> TallyMark
}

class SpiedPanel {
  init() {}
  required init(path: String) throws {}
}

// The spy, a subclass, would have to override an initializer that may throw by one that must not.
@Faked(createSpy: true)
protocol SpiedSidePanel: SpiedPanel {
  init(path: String)
  func slide()
}
