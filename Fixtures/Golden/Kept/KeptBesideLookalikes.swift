import Faked

@Faked(createSpy: true)
protocol MoodRing: AnyObject {
  func glow(_ color: @autoclosure () -> String, for _: some Error)
}

extension MoodRing {
  func glow(_ color: @autoclosure () -> String, for _: some Error) { fatalError() }
}
