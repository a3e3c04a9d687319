import Faked

@Faked protocol Store<Entity> {
  associatedtype Entity
  func all() -> [Entity]
  func first() -> Entity
}

@Faked protocol UserStore: Store where Entity == User {
  func admins() -> [User]
}

@Faked(types: ["Reply": String.self])
protocol Channel {
  associatedtype Reply
  func send(_ line: String) -> Reply
}
