/// Expressions that are unsuitable for tests as default arguments and initial values, because they differ from run to
/// run or reach outside the process.
///
/// If another value of the type is known, that is passed instead.
package enum VolatileValues {
  /// Whether a written expression must not be copied.
  ///
  /// - Parameters:
  ///   - text: The expression.
  ///   - type: The components of the type's name, if a type is written for the expression.
  /// - Returns: Whether a part of the expression varies or reaches outside the process.
  package static func contains(_ text: String, of type: [String] = []) -> Bool {
    calls.isFound(in: text)
      || text.first == "."
        && members.contains { $0.isFound(String(text.dropFirst()), of: type) }
  }

  /// Returns the type of an expression, if its first words determine it.
  package static func type(of text: String) -> String? {
    let words = text.split(separator: ".", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return nil }
    if words == ["UUID()", "uuidString"] { return "String" }
    if words[1].hasPrefix("random("), words[1].last == ")" {
      return KnownTypes.isNumber(words[0]) || words[0] == "Bool" ? words[0] : nil
    }
    return members.contains { $0.isFound(words[1], of: [words[0]]) } ? words[0] : nil
  }

  /// Words that make any expression unsuitable.
  private static let calls = WordSearch(
    [
      // Time.
      "Date()", "Date.init", "Date.now", "Time.now", "Clock.now", "Clock().now", ".now()",
      "timeIntervalSinceNow", ".systemUptime", "CFAbsoluteTimeGetCurrent", "time(nil)",
      // The machine: its time zone, its region, its folders.
      "DateFormatter()", "NumberFormatter()", "preferredLanguages", "NSHomeDirectory",
      "NSTemporaryDirectory", "NSUserName", "NSFullUserName", ".hostName", "temporaryDirectory",
      "processInfo.environment",
      // Unique values.
      "UUID()", "UUID.init", ".globallyUniqueString", ".hashValue",
      // Chance.
      ".random(", ".randomElement(", ".shuffled(", "arc4random", "RandomNumberGenerator()",
    ] + members.flatMap(\.written))

  /// Unsuitable static members of a type.
  private struct Members {
    let type: String
    let names: [String]

    /// The qualified names, as in `UserDefaults.standard`.
    var written: [String] { names.map { "\(type).\($0)" } }

    func isFound(_ text: String, of path: [String]) -> Bool {
      path.last == type && names.contains(text)
    }
  }

  /// The types that have a shared value for the machine, the user or the process.
  private static let members = TableText.pairs(
    """
    Calendar              current autoupdatingCurrent
    Date                  now init()
    FileManager           default
    HTTPCookieStorage     shared
    Locale                current autoupdatingCurrent
    NotificationCenter    default
    TimeZone              current autoupdatingCurrent
    URLCache              shared
    URLSession            shared
    UUID                  init()
    UserDefaults          standard
    """
  ).map { Members(type: $0, names: $1.split(separator: " ").map(String.init)) }
}
