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

@available(*, deprecated)
enum DeprecatedVerdict {
  /// What extends it is deprecated, too, as it is nested in something deprecated.
  @Faked struct Failure { var code: Int }
}

@available(macOS 13, iOS 16, *)
struct NewerRequest {
  struct Verb {
    init?(_ text: String) { if text.isEmpty { return nil } }
    fileprivate init() {}
  }
}

/// What this adds is there whenever the type is.
@available(macOS 13, iOS 16, *)
extension NewerRequest.Verb { static var get: NewerRequest.Verb { .init() } }

@available(macOS 13, iOS 16, *)
@Faked protocol NewerRequesting { func verb() -> NewerRequest.Verb }
