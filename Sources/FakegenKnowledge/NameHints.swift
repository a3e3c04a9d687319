/// Judges by their names which values are meant for tests, and which are not.
package enum NameHints {
  /// Returns the rank of a constant or function: the lowest for placeholders, the highest for what affects the
  /// outside world.
  package static func rank(_ name: String) -> Int {
    // `testValue` means the same as `test`.
    let name = name.hasSuffix("Value") ? String(name.dropLast("Value".count)) : name
    if let index = forPurpose.firstIndex(of: name) { return index }
    if live.contains(name) { return forPurpose.count + 2 }
    return meaning(of: name) == .destruction ? forPurpose.count + 1 : forPurpose.count
  }

  /// The meaning of an enum case, from the most to the least suitable.
  package enum Meaning: Int, CaseIterable, Comparable {
    case nothing, something
    /// Something is to be removed or ended.
    case destruction
    /// Something went wrong.
    case failure

    package static func < (left: Meaning, right: Meaning) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// Returns the meaning of an enum case, judging by its name.
  package static func meaning(of name: String) -> Meaning {
    // A name between backticks may have spaces.
    let name = name.lowercased().filter { $0 != " " }
    if neutral.contains(name) { return .nothing }
    if failures.isFound(in: name) { return .failure }
    return destructive.contains { name.hasPrefix($0) } ? .destruction : .something
  }

  private static let neutral = TableText.words(
    """
    none unknown idle empty default other unspecified undefined undetermined notdetermined unset notset
    nothing noaction nochange nochanges nocontent nodata noitems nonewdata noop noresult noresults noselection
    noupdate noupdates novalue
    """)

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
