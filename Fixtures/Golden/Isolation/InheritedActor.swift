import Faked

// In Swift 6, a protocol is on the global actor that a parent names, but what its other parents demand is not.

@MainActor protocol ActorScreen: AnyObject {
  func show()
}

protocol ActorSaver {
  var name: String { get set }
  func save() throws -> Int
  func sync() async -> Bool
  var isSaved: Bool { get async }
}

@Faked(createSpy: true) protocol ActorEditor: ActorSaver, ActorScreen {
  func edit()
}
