import Faked

/// A store of feature flags: overloads, a subscript and a default that is not the usual one.
@Faked(createSpy: true)
protocol FeatureFlags {
  subscript(flag: Flag) -> Bool { get }
  @FakeDefault("control")
  var variant: String { get }
  func value(of flag: Flag, default: Int) -> Int
  func value(of flag: Flag, default: String) -> String
}

enum Flag: String, CaseIterable, Sendable {
  case newCheckout, darkMode
}

/// What is tested.
struct Checkout {
  let flags: any FeatureFlags

  var steps: Int { flags[.newCheckout] ? flags.value(of: .newCheckout, default: 1) : 3 }
}
