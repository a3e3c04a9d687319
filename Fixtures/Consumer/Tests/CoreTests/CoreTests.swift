import Testing

@testable import Core

private struct FakeLogger: EmptyLogger {
  func last() -> Item { Item(name: "last") }
}

@Test func `fakes that are committed are as good`() {
  #expect(FakeLogger().last() == Item(name: "last"))
  #expect(NullCache().items().isEmpty)
}
