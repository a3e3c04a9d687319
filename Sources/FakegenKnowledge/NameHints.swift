/// What names say about values: which of several is meant for tests, and which is not.
package enum NameHints {
  /// Orders constants and functions: what is made to be a placeholder first, what reaches the world last.
  package static func rank(_ name: String) -> Int {
    // `testValue` says what `test` does.
    let name = name.hasSuffix("Value") ? String(name.dropLast("Value".count)) : name
    if let index = forPurpose.firstIndex(of: name) { return index }
    if live.contains(name) { return forPurpose.count + 2 }
    return statement(of: name) == .destruction ? forPurpose.count + 1 : forPurpose.count
  }

  /// What a case of an enum says, least first.
  package enum Statement: Int, CaseIterable, Comparable {
    case nothing, something
    /// That something is to be gone.
    case destruction
    /// That something went wrong.
    case failure

    package static func < (left: Statement, right: Statement) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// What a case of an enum says by its name.
  package static func statement(of name: String) -> Statement {
    let name = name.lowercased()
    if neutral.contains(name) { return .nothing }
    if failures.isFound(in: name) { return .failure }
    return destructive.contains { name.hasPrefix($0) } ? .destruction : .something
  }

  private static let neutral = TableText.words(
    "none unknown idle empty default other unspecified undefined")

  private static let destructive = TableText.list(
    """
    archive ban block clear deactivate delete destroy disable discard drop erase format kill logoff logout purge
    quit remove reset revoke shutdown signoff signout terminate uninstall unsubscribe wipe
    """)

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
      abort broken cancel corrupt crash denied error expired fail falsified fatal forbidden illegal invalid lost
      missing nointernet notfound offline refused rejected restricted signaled signalled timedout timeout
      unauthorized unavailable unexpected unreachable unsupported
      """))
}
