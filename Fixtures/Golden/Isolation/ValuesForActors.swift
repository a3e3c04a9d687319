import Faked

// Where the main actor is the default, some values are made there only.

struct RelaySettings {
  var depth = 0
  init() {}
}

struct RelayTheme {
  var settings = RelaySettings()
}

struct RelayLimits {
  var depth = 3
  var unit: String?
}

@Faked(createSpy: true) protocol Relaying: Actor {
  var limits: RelayLimits { get }
  func settings() async -> RelaySettings
  func theme() async throws -> RelayTheme
  static func standard() async -> RelaySettings
  nonisolated func preset() async -> RelayTheme
}

@Faked(createSpy: true) protocol RelaySource {
  @concurrent func settings() async -> RelaySettings
  nonisolated func theme() async -> RelayTheme
}
