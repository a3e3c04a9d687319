import Faked

@available(macOS 99, *)
protocol AvailableUnit {
  func symbol() -> String
}

// A Null type is available where the protocols are that it conforms to.

@available(macOS 99, *)
@Faked protocol AvailableScale {
  associatedtype Unit: AvailableUnit & Hashable
  func unit() -> Unit
}

@available(*, unavailable)
protocol AvailableNowhere {}

@available(*, unavailable)
@Faked protocol AvailableNeverAgain {
  associatedtype Place: AvailableNowhere & Hashable
  func place() -> Place
}
