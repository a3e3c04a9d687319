#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The capabilities of the terminal, if standard error is one.
struct Terminal: Equatable {
  /// Whether a line can be drawn and erased again.
  let redrawsLines: Bool
  let showsColors: Bool

  /// - Parameters:
  ///   - isTerminal: Whether standard error is a terminal, rather than a file or pipe.
  ///   - environment: The environment, of which `NO_COLOR` and `TERM` matter.
  init(isTerminal: Bool, environment: [String: String]) {
    redrawsLines = isTerminal && environment["TERM"] != "dumb"
    showsColors = redrawsLines && environment["NO_COLOR", default: ""].isEmpty
  }

  /// The terminal that standard error is connected to, if any.
  static let standardError = Terminal(
    isTerminal: FileSystem.standardErrorIsTerminal,
    environment: ProcessInfo.processInfo.environment)
}
