import Faked

/// A logger of events: short forms in an extension, which end in the one member that matters.
@Faked
protocol Analytics {
  func log(_ event: String, _ properties: [String: String], at level: Level)
  func screen(_ name: String)
  func error(_ message: @autoclosure () -> String)
}

extension Analytics {
  func screen(_ name: String) { log("screen", ["name": name], at: .info) }
  func error(_ message: @autoclosure () -> String) {
    log("error", ["message": message()], at: .error)
  }
}

enum Level { case info, error }

/// What is tested.
struct Onboarding {
  let analytics: any Analytics

  func show(_ page: Int) {
    if page > 3 { return analytics.error("no page \(page)") }
    analytics.screen("onboarding-\(page)")
  }
}
