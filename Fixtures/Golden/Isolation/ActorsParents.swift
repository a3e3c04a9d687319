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

// What such a parent demands runs there, because not all that it takes and gives back may be sent.

struct VaultRules { init() {} }

@Faked protocol ItemVault {
  associatedtype Keepsake
  var latest: Keepsake? { get async }
  func store(_ item: Keepsake) async
  func count(of item: Keepsake) -> Int
  func each(_ body: (Keepsake) -> Void) async
  func settings() async -> VaultRules
  static func open(with item: Keepsake) async throws -> VaultRules
}

@Faked(createSpy: true) protocol SharedVault: Actor, ItemVault {
  func all() -> [Keepsake]
}

// An initializer that a parent requires of any type takes its arguments from anywhere.

nonisolated protocol VaultParent: Sendable {
  init(rules: ParentRules) async
}

final class ParentRules { init() {} }

@Faked(createSpy: true) protocol RuledVault: Actor, VaultParent {
  func count() -> Int
}
