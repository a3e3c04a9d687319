import Testing

@testable import Gallery

/// The short forms keep what the extension says, so one member is enough to see all events.
final class RecordingAnalytics: EmptyAnalytics {
  var events: [String] = []

  func log(_ event: String, _ properties: [String: String], at level: Level) {
    events.append("\(level) \(event) \(properties.values.joined())")
  }
}

@Test func `pages are logged, and missing ones are errors`() {
  let analytics = RecordingAnalytics()
  Onboarding(analytics: analytics).show(1)
  Onboarding(analytics: analytics).show(9)
  #expect(analytics.events == ["info screen onboarding-1", "error error no page 9"])
}
