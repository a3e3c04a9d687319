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

// Nor can it be called from anywhere.

@Faked protocol MakerOfMadeOnMain {
  associatedtype Content: MadeOnMain
  func plain() -> Content
  @MainActor func onMain() -> Content
}

@Faked protocol RemadeOnMain {
  @MainActor init()
  static func make() -> Self
  @MainActor static func makeOnMain() -> Self
}

// @Faked(createSpy: true)
protocol CountedOnMain {
  @MainActor init()
  init(count: Int)
}

@Faked(createSpy: true) protocol CountedClassOnMain: AnyObject {
  @MainActor init()
  init(count: Int)
}
