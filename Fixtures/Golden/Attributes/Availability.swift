import Faked

@available(macOS 13, iOS 16, *)
@Faked
public protocol Availability {
  @available(macOS 14, iOS 17, *)
  func newer() -> Int
  func older() -> Int
}

@available(*, deprecated, message: "use 'Availability'")
@Faked
protocol DeprecatedAvailability {
  func f() -> Int
}
