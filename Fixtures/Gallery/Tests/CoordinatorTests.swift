import FakedSpies
import Testing

@testable import Gallery

/// A spy in a spy: the root makes the child, and order is compared across both.
@MainActor @Test func `a deep link starts the screen that it names`() {
  let root = SpyCoordinator()
  let child = SpyCoordinator()
  root.when.makeChild(for: .home(user: "ada")).returns(child)
  DeepLinks(root: root).open("ada")
  #expect(root.children.count == 1)
  #expect(inOrder(root.calls.makeChild(), root.calls.children.sets, child.calls.start()))
}
