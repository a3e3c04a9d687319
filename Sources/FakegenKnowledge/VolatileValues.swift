/// What makes a default argument or an initial value no value for a test: it differs from run to run, or reaches
/// outside the process.
///
/// Where another value of the type is known, it is passed instead.
package enum VolatileValues {
  /// Whether an expression, as it was written, must not be taken over.
  ///
  /// - Parameters:
  ///   - text: The expression.
  ///   - type: The parts of the type's name that is written for it, none if there is none.
  /// - Returns: Whether something in the expression changes or reaches outside.
  package static func contains(_ text: String, of type: [String] = []) -> Bool {
    calls.isFound(in: text)
      || text.first == "."
        && members.contains { $0.isFound(String(text.dropFirst()), of: type) }
  }

  /// The type of an expression, where its first words say that.
  package static func type(of text: String) -> String? {
    let words = text.split(separator: ".", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return nil }
    if words == ["UUID()", "uuidString"] { return "String" }
    if words[1].hasPrefix("random("), words[1].last == ")" {
      return numbers.contains(words[0]) ? words[0] : nil
    }
    return members.contains { $0.isFound(words[1], of: [words[0]]) } ? words[0] : nil
  }

  /// Words that say so wherever they stand.
  private static let calls = WordSearch(
    [
      // The time.
      "Date()", "Date.init", "Date.now", "Time.now", "Clock.now", "Clock().now", ".now()",
      "timeIntervalSinceNow", ".systemUptime", "CFAbsoluteTimeGetCurrent", "time(nil)",
      // The machine: its zone, its region, its folders.
      "DateFormatter()", "NumberFormatter()", "preferredLanguages", "NSHomeDirectory",
      "NSTemporaryDirectory", "NSUserName", "NSFullUserName", ".hostName", "temporaryDirectory",
      "processInfo.environment",
      // What is unique.
      "UUID()", "UUID.init", ".globallyUniqueString", ".hashValue",
      // Chance.
      ".random(", ".randomElement(", ".shuffled(", "arc4random", "RandomNumberGenerator()",
    ] + members.flatMap(\.written))

  /// Static members of a type.
  private struct Members {
    let type: String
    let names: [String]

    /// As in `UserDefaults.standard`.
    var written: [String] { names.map { "\(type).\($0)" } }

    func isFound(_ text: String, of path: [String]) -> Bool {
      path.last == type && names.contains(text)
    }
  }

  /// The types that have one value for the whole machine, the user or the process.
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

  private static let numbers = TableText.words(
    "Bool CGFloat Double Float Int Int16 Int32 Int64 Int8 UInt UInt16 UInt32 UInt64 UInt8")
}
