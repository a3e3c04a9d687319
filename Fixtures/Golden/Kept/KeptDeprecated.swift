import Faked

// Implementations of deprecated requirements are usually deprecated as well, and call the ones that replace them.
@Faked protocol EventHandler {
  func handle(event: String)
  @available(*, deprecated, renamed: "handle(event:)")
  func handle(message: String)
  @available(*, deprecated)
  func handle(line: Int) -> Int
  @available(macOS 14, iOS 17, *)
  func handleLater(event: String)
  // The compiler warns that a deprecated implementation is used, so this one is replaced.
  func handle(code: Int)
  @available(macOS, deprecated: 14)
  func handle(number: Int)
}

extension EventHandler {
  @available(*, deprecated, message: "Use handle(event:).")
  func handle(message: String) { handle(event: message) }

  @available(*, deprecated)
  func handle(line: Int) -> Int {
    handle(event: "\(line)")
    return line
  }

  @available(macOS 14, iOS 17, *)
  func handleLater(event: String) { handle(event: event) }

  @available(*, deprecated)
  func handle(code: Int) { handle(event: "\(code)") }

  @available(*, deprecated)
  func handle(number: Int) { handle(event: "\(number)") }
}

// In a deprecated protocol, everything may be deprecated.
@available(*, deprecated) @Faked protocol PastHandler {
  func pass(event: String)
  func pass(message: String)
}

@available(*, deprecated)
extension PastHandler {
  func pass(message: String) { pass(event: message) }
}
