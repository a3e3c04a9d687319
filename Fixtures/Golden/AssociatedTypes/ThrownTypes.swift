import Faked

nonisolated enum ThrownError: Error { case closed }

// The compiler infers no type from what a property throws.
@Faked(createSpy: true)
nonisolated protocol ThrowingState {
  associatedtype Failure: Error = ThrownError
  var isClosed: Bool { get throws(Failure) }
}

// The type itself is the next page.
@Faked(createSpy: true)
nonisolated protocol PageChain {
  associatedtype Paged
  associatedtype Next: PageChain = Self where Next.Paged == Paged
  func all() -> [Paged]
  func next() -> Next?
}

// A generic parameter is called as the protocol is.
@Faked(createSpy: true)
nonisolated protocol NamedRoute {
  associatedtype NamedRoute
  func open(_ route: NamedRoute) -> Bool
}
