import Faked

/// A coordinator: a tree of objects that refer to each other, and a protocol that refines another.
@Faked(createSpy: true) @MainActor
protocol Coordinator: AnyObject {
  var children: [any Coordinator] { get set }
  var parent: (any Coordinator)? { get }
  func start()
  func makeChild(for route: Route) -> any Coordinator
}

@Faked @MainActor
protocol LoginCoordinator: Coordinator {
  func didLogIn(as user: String)
}

enum Route: Sendable, Equatable {
  case failure(String)
  case login
  case home(user: String)
}

/// What is tested.
@MainActor struct DeepLinks {
  let root: any Coordinator

  func open(_ path: String) {
    let child = root.makeChild(for: path.isEmpty ? .login : .home(user: path))
    root.children.append(child)
    child.start()
  }
}
