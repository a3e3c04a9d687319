/// What names say about values: which of several is meant for tests, and which is not.
enum Preferences {
  /// Orders constants and functions: what is made to be a placeholder first, what reaches the world last.
  static func rank(_ name: String) -> Int {
    if let index = forPurpose.firstIndex(of: name) { return index }
    return live.contains(name) ? 2 * forPurpose.count : forPurpose.count
  }

  /// Whether a case of an enum stands for something that went wrong.
  static func speaksOfFailure(_ name: String) -> Bool {
    failures.isFound(in: name.lowercased())
  }

  private static let forPurpose = TableText.list(
    """
    empty zero none mock noop noOp preview test testing stub fake dummy placeholder example sample identity
    unknown default initial disabled
    """)

  private static let live = TableText.words(
    "live shared production prod real main current standard never infinite")

  private static let failures = WordSearch(
    TableText.list(
      """
      abort broken cancel corrupt crash denied error expired fail fatal forbidden illegal invalid lost missing
      nointernet notfound offline refused rejected restricted timedout timeout unauthorized unavailable
      unexpected unreachable unsupported
      """))
}
