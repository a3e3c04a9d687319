enum SpiedBackgroundWork {
  struct Task { let id: Int }

  // @Faked(createSpy: true)
  protocol SpiedRunner {
    func run(_ task: Task) -> _Concurrency.Task<Void, Never>
    func queue() -> [_Concurrency.Task<Int, any Error>]
  }
}

// @Faked(createSpy: true)
protocol SpiedRegistry {
  func register(_ work: _Concurrency.Task<Void, Never>)
}

/// Aliases that are named as types of the library are.
// @Faked(createSpy: true)
protocol SpiedPathRouter {
  associatedtype Event
  typealias Matcher = @Sendable (_ path: String) -> Bool
  typealias Recorded = (event: Event, at: Int)
  func add(_ matcher: @escaping Matcher, name: String)
  func read(_ stream: String) -> Recorded?
}

enum SpiedAds {
  // @Faked(createSpy: true)
  protocol Placement: Hashable {
    associatedtype Creative
    var creative: Creative? { get }
  }
}
