import Faked

// Where the main actor is the default, an actor's own type has what a parent demands of it.

@Faked protocol Startable: Sendable {
  static var idle: Self { get }
  static func started(by other: Self) -> Self
  init(speed: Int)
}

@Faked protocol Motor: Startable, Actor {
  func stop() async
}
