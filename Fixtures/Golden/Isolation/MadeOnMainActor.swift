import Faked

// A null type can be made anywhere, even if only its protocol's `init()` is on the main actor.

// @Faked(createSpy: true)
protocol MadeOnMain {
  @MainActor init()
  func open() -> Int
}

@Faked protocol TriedOnMain {
  associatedtype Content
  @MainActor init() throws
  func open() -> Content
}

@Faked protocol MaybeMadeOnMain {
  @MainActor init?()
}

@Faked(createSpy: true) protocol ActorMadeOnMain: Actor {
  @MainActor init()
  func open() -> Int
}
