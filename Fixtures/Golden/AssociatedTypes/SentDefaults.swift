import Faked

// Where code is on the main actor by default, so are these types' conformances: they do not do for protocols that are
// used from anywhere.

struct TelemetryBody: Encodable {
  let name: String
}

struct TelemetryKey: Hashable {
  let id: Int
}

@Faked protocol TelemetryEvent: Sendable {
  associatedtype Payload: Encodable = TelemetryBody

  var payload: Payload { get }
}

@Faked protocol TelemetryIndex: AnyObject, Sendable {
  associatedtype Keys: Hashable = [TelemetryKey]

  func keys() async -> Keys
}

// No code of an actor can make such a set.
@Faked protocol TelemetryStore: Actor {
  var keys: Set<TelemetryKey> { get }
}
