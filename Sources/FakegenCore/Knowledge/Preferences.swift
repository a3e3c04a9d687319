/// What names say about values: which of several is meant for tests, and which is not.
enum Preferences {
  /// Orders constants and functions: what is made to be a placeholder first, what reaches the world last.
  static func rank(_ name: String) -> Int {
    if let index = forPurpose.firstIndex(of: name) { return index }
    return live.contains(name) ? 2 * forPurpose.count : forPurpose.count
  }

  /// Whether a case of an enum stands for something that went wrong.
  static func speaksOfFailure(_ name: String) -> Bool {
    // Bytes, because this is asked of every case: a string's own search is many times slower.
    let bytes = Array(name.lowercased().utf8)
    return bytes.indices.contains { start in
      failures.contains { bytes[start...].starts(with: $0.utf8) }
    }
  }

  private static let forPurpose = TableText.list(
    """
    empty zero none mock noop noOp preview test testing stub fake dummy placeholder example sample identity
    unknown default initial disabled
    """)

  private static let live = TableText.words(
    "live shared production prod real main current standard never infinite")

  private static let failures = TableText.words(
    """
    abort broken cancel corrupt crash denied error expired fail fatal forbidden illegal invalid lost missing
    nointernet notfound offline refused rejected restricted timedout timeout unauthorized unavailable
    unexpected unreachable unsupported
    """)
}
