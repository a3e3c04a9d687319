import Faked

/// A screen that can be shown with any service.
@MainActor struct ProfileScreen {
  let users: any UserService

  var title: String { users.current.name.isEmpty ? "Welcome!" : users.current.name }
}

@Faked @MainActor
protocol Router: AnyObject {
  var path: [String] { get set }
  func show(_ screen: String)
}
