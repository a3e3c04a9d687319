/// What types of the standard library and of frameworks have that is a value of the type itself, and always the same.
///
/// The type of a property such as `var start = Date.distantPast` is known from this alone.
package enum StandardConstants {
  /// Whether a member, or an initializer that cannot fail, is such a value.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - labels: The labels of its arguments; `nil` if there are none.
  ///   - type: The type's name.
  /// - Returns: Whether it is known to be one.
  package static func contains(_ name: String, _ labels: [String?]?, of type: String) -> Bool {
    let call = labels.map { "(\($0.map { "\($0 ?? "_"):" }.joined()))" } ?? ""
    return members[type]?.contains(name + call) ?? false
  }

  /// Names for what a machine or a process has once, or for what differs.
  package static let shared: Set = ["current", "live", "main", "now", "random", "shared", "today"]

  private static let members = Dictionary(
    uniqueKeysWithValues: TableText.pairs(
      """
      CGFloat      greatestFiniteMagnitude infinity nan pi zero
      CGPoint      init(x:y:) zero
      CGRect       infinite init(x:y:width:height:) null zero
      CGSize       init(width:height:) zero
      Color        black blue brown clear cyan gray green indigo mint orange pink primary purple red secondary teal white yellow
      Date         distantFuture distantPast init(timeIntervalSince1970:) init(timeIntervalSinceReferenceDate:)
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
      TimeZone     gmt
      UInt         max min zero
      UInt16       max min zero
      UInt32       max min zero
      UInt64       max min zero
      UInt8        max min zero
      """
    ).map { ($0, TableText.words($1)) })
}
