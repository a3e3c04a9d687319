#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What standard error can show, if it is a terminal.
struct Terminal: Equatable {
  /// Whether a line can be drawn and taken away again.
  let redrawsLines: Bool
  let showsColors: Bool

  /// - Parameters:
  ///   - isTerminal: Whether a person sees what is printed, and not a file or a program.
  ///   - environment: The variables of the environment; `NO_COLOR` and `TERM` count.
  init(isTerminal: Bool, environment: [String: String]) {
    redrawsLines = isTerminal && environment["TERM"] != "dumb"
    showsColors = redrawsLines && environment["NO_COLOR", default: ""].isEmpty
  }

  /// The terminal that standard error is connected to, if any.
  static let standardError = Terminal(
    isTerminal: FileSystem.standardErrorIsTerminal,
    environment: ProcessInfo.processInfo.environment)
}
