import FakedRuntime
import Testing

@testable import Greeting

struct FakeGreeter: EmptyGreeter {
  func greeting(for name: String) -> String { "Hi, \(name)!" }
}

@Test func greetings() {
  #expect(FakeGreeter().greeting(for: "Ada") == "Hi, Ada!")
  #expect(FakeGreeter().language == "")
}
