/// Constant members of types of the standard library and of frameworks that are values of the type itself.
///
/// They determine the type of a property such as `var start = Date.distantPast`.
package enum StandardConstants {
  /// Whether a member, or an initializer that cannot fail, is such a constant.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - labels: The labels of its arguments; `nil` if it is not a call.
  ///   - type: The type's name with its enclosing types.
  /// - Returns: Whether it is known to be one.
  package static func contains(_ name: String, _ labels: [String?]?, of type: String) -> Bool {
    let call = labels.map { "(\($0.map { "\($0 ?? "_"):" }.joined()))" } ?? ""
    return members[type]?.contains(name + call) ?? false
      || labels == nil && name != "allCases" && hasConstants(type)
  }

  /// Whether a type is an enum, an option set or the like, judging by its default, so that its static members
  /// are its values.
  private static func hasConstants(_ type: String) -> Bool {
    let text = StandardDefaults.row(for: type)?.template.text ?? ""
    return StandardDefaults.isOptionSet(type) || text.first == "." && text.last != ")"
  }

  /// Whether an initializer is failable.
  ///
  /// - Parameters:
  ///   - labels: The labels of its arguments.
  ///   - type: The type's name.
  /// - Returns: Whether it is known to be.
  package static func mayFail(_ labels: [String?], of type: String) -> Bool {
    failable[type]?.contains("init(\(labels.map { "\($0 ?? "_"):" }.joined()))") ?? false
  }

  private static let failable = Dictionary(
    uniqueKeysWithValues: TableText.pairs(
      """
      Data         init(base64Encoded:)
      Decimal      init(string:)
      TimeZone     init(abbreviation:) init(identifier:) init(secondsFromGMT:)
      URL          init(string:) init(string:relativeTo:)
      UUID         init(uuidString:)
      """
    ).map { ($0, TableText.words($1)) })

  /// The names of members that are unique to a machine or process, or that vary.
  package static let environmentDependentNames: Set = [
    "current", "live", "main", "now", "random", "shared", "today",
  ]

  private static let members = Dictionary(
    uniqueKeysWithValues: TableText.pairs(
      """
      CGFloat      greatestFiniteMagnitude infinity nan pi zero
      CGPoint      init(x:y:) zero
      CGRect       infinite init(x:y:width:height:) null zero
      CGSize       init(width:height:) zero
      Color        black blue brown clear cyan gray green indigo mint orange pink primary purple red secondary teal white yellow
      Data         init(_:) init(count:) init(repeating:count:)
      Date         distantFuture distantPast init(timeIntervalSince1970:) init(timeIntervalSinceReferenceDate:)
      DateComponents init(hour:minute:) init(year:month:) init(year:month:day:)
      Decimal      greatestFiniteMagnitude init(_:) leastFiniteMagnitude nan pi zero
      Double       greatestFiniteMagnitude infinity nan pi zero
      Duration     microseconds(_:) milliseconds(_:) nanoseconds(_:) seconds(_:) zero
      Float        greatestFiniteMagnitude infinity nan pi zero
      IndexPath    init(index:) init(item:section:) init(row:section:)
      Int          max min zero
      Int16        max min zero
      Int32        max min zero
      Int64        max min zero
      Int8         max min zero
      Locale       init(identifier:)
      Locale.Currency init(_:)
      Locale.Language init(identifier:)
      Locale.LanguageCode init(_:)
      Locale.Region init(_:)
      Notification.Name init(_:)
      PersonNameComponents init(givenName:familyName:)
      TimeZone     gmt
      UInt         max min zero
      UInt16       max min zero
      UInt32       max min zero
      UInt64       max min zero
      UInt8        max min zero
      URL          init(fileURLWithPath:) init(filePath:)
      UUID         init(uuid:)
      """
    ).map { ($0, TableText.words($1)) })
}
