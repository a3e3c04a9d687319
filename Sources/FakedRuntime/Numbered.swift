// Test data that differ from each other but are the same in each run.

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#elseif canImport(Foundation)
  public import Foundation
#endif

#if canImport(FoundationEssentials) || canImport(Foundation)
  extension UUID {
    /// Returns a UUID that ends in a number.
    ///
    /// All values that `fake()` makes of a type are alike. For example, they have the same `id`, so that
    /// `Dictionary(uniqueKeysWithValues:)` traps if it is the key. Number the IDs that have to differ:
    ///
    /// ```swift
    /// let users = [User].fake(3) { User.fake(id: .fake($0)) }
    /// ```
    ///
    /// - Parameter number: The number; for `0`, all bits of the UUID are zero.
    /// - Returns: The UUID, which is always the same for a number: `00000000-0000-0000-0000-000000000001` for `1`.
    public static func fake(_ number: Int = 0) -> UUID {
      let bits = UInt64(bitPattern: Int64(number))
      func byte(_ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: bits >> (8 * index)) }
      return UUID(
        uuid: (
          0, 0, 0, 0, 0, 0, 0, 0, byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1),
          byte(0)
        ))
    }
  }

  extension Date {
    /// Returns a date that is some days after January 1, 2001, in Greenwich Mean Time.
    ///
    /// ```swift
    /// let orders = [Order].fake(2) { Order.fake(placed: .fake(day: $0)) }
    /// ```
    ///
    /// - Parameters:
    ///   - day: The number of days after January 1, 2001; if negative, the date is before it.
    ///   - hour: The number of hours after midnight.
    ///   - minute: The number of minutes after that hour.
    /// - Returns: The date, which is always the same for the same numbers.
    public static func fake(day: Int = 0, hour: Int = 0, minute: Int = 0) -> Date {
      let minutes = (Double(day) * 24 + Double(hour)) * 60 + Double(minute)
      return Date(timeIntervalSinceReferenceDate: minutes * 60)
    }
  }

  extension URL {
    /// Returns a URL with a path, on a host that cannot exist.
    ///
    /// - Parameter path: The path; characters that a URL cannot contain are escaped.
    /// - Returns: The URL: `https://example.invalid/a` for `a`, and `https://example.invalid` without a path.
    public static func fake(_ path: String = "") -> URL {
      path.isEmpty ? .defaultValue : URL.defaultValue.appendingPathComponent(path)
    }
  }
#endif

extension Array {
  /// Returns an array of values, each made by a closure from its number.
  ///
  /// ```swift
  /// let users = [User].fake(3) { User.fake(id: .fake($0), name: "User \($0)") }
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of values.
  ///   - make: A closure that makes the value for a number; the first number is 1.
  /// - Returns: The values in order.
  /// - Throws: The error that `make` throws.
  public static func fake<Failure: Error>(
    _ count: Int, _ make: (_ number: Int) throws(Failure) -> Element
  ) throws(Failure) -> [Element] {
    precondition(count >= 0, "a list of test data cannot have \(count) elements")
    var values: [Element] = []
    values.reserveCapacity(count)
    for number in 0..<count { values.append(try make(number + 1)) }
    return values
  }
}

extension Array where Element: Defaultable {
  /// Returns an array of default values, which are all alike.
  ///
  /// ```swift
  /// #expect(Page(users: [User].fake(3)).count == 3)
  /// ```
  ///
  /// - Parameter count: The number of values.
  /// - Returns: The values, each made anew by `defaultValue`.
  public static func fake(_ count: Int) -> [Element] { fake(count) { _ in .defaultValue } }
}
