/// Where code runs, as the output spells it.
enum Isolation: Equatable, Sendable {
  /// Where the module's code runs by default; nothing is written.
  case byDefault
  case nonisolated
  /// On the global actor that an attribute names, as in `@MainActor`.
  case actor(String)

  static let mainActor = Isolation.actor("@MainActor")

  /// The modifier that says so.
  var modifiers: [String] { self == .nonisolated ? ["nonisolated"] : [] }

  /// The attribute that says so.
  var attributes: [String] {
    if case .actor(let text) = self { [text] } else { [] }
  }
}
