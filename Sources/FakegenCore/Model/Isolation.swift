/// Where code runs.
enum Isolation: Equatable, Sendable {
  /// On the global actor that an attribute names, as in `@MainActor`.
  case actor(String)
  /// On no actor.
  case nonisolated
  /// On the actor that each instance is.
  case instance
  /// Where the code of the output's module runs by default, as far as somebody said so.
  case module(Configuration.DefaultIsolation?)

  static let mainActor = Isolation.actor("@MainActor")

  /// The modifier that says so.
  var modifiers: [String] { self == .nonisolated ? ["nonisolated"] : [] }

  /// The attribute that says so.
  var attributes: [String] {
    if case .actor(let text) = self { [text] } else { [] }
  }

  var isOnMainActor: Bool { self == .mainActor || self == .module(.mainActor) }

  /// Whether nothing says it, so that nothing has to be written.
  var isUnstated: Bool {
    switch self {
    case .actor, .nonisolated: false
    case .instance, .module: true
    }
  }

  /// The same if it had to be said, as far as that is known.
  var known: Isolation { isOnMainActor ? .mainActor : isUnstated ? .nonisolated : self }

  /// Whether it is on a global actor, be it by default.
  var isOnGlobalActor: Bool { !attributes.isEmpty || isOnMainActor }

  /// Whether the code runs on a global actor that is not the main one.
  var isOnOtherActor: Bool { !attributes.isEmpty && !isOnMainActor }

  /// What has to be written of code that runs here and stands inside of other code; `nil` if nothing has to.
  func written(inside outer: Isolation) -> Isolation? {
    switch (self, outer) {
    case (outer, _): nil
    case (.actor, _), (.nonisolated, _): self
    case (.module, .actor) where isOnMainActor && outer.isOnMainActor: nil
    case (_, .actor): .nonisolated
    case (.instance, _), (.module, _): nil
    }
  }
}
