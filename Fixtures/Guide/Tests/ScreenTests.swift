import FakedRuntime
import Testing

@testable import Guide

@MainActor @Test func aPlaceholder() {
  let screen = ProfileScreen(users: NullUserService())
  #expect(screen.title == "Welcome!")
}

@MainActor final class FakeRouter: EmptyRouter {
  var path: [String] = []

  func show(_ screen: String) { path.append(screen) }
}

@MainActor @Test func routes() {
  let router = FakeRouter()
  router.show("profile")
  #expect(router.path == ["profile"])
}
