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
