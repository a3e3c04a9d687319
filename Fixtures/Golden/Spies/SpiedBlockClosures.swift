import Faked

// On Linux, the runtime cannot describe the types of blocks, so they are recorded as functions.
@Faked(createSpy: true)
protocol SpiedBlockClosures {
  var onEnd: @convention(block) (Int) -> Void { get set }
  func start(_ id: Int, then block: @escaping @convention(block) (Int) -> Int) -> Int
  func stop(_ id: Int, then block: (@convention(block) (Int) -> Void)?)
  func map(_ block: @convention(block) (Int) -> Int) -> Int
}
