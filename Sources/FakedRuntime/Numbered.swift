// Values that differ from each other and are the same in each run.

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#elseif canImport(Foundation)
  public import Foundation
#endif

#if canImport(FoundationEssentials) || canImport(Foundation)
  extension UUID {
    /// Returns the UUID that ends in a number, the same each time.
    ///
    /// Test data is alike: each `fake()` has the same id, so that a dictionary of several by their ids would trap. Number
    /// what has to differ:
    ///
    /// ```swift
    /// let users = [User].fake(3) { User.fake(id: .fake($0)) }
    /// ```
    ///
    /// - Parameter number: The number, from which on the UUID is counted; `0` is the UUID whose bits are all zero.
    /// - Returns: The UUID: `00000000-0000-0000-0000-000000000001` for `1`.
    public static func fake(_ number: Int) -> UUID {
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
    /// Returns midnight of a day in Greenwich, counted from January 1, 2001, the same each time.
    ///
    /// ```swift
    /// let orders = [Order].fake(2) { Order.fake(placed: .fake(day: $0)) }
    /// ```
    ///
    /// - Parameters:
    ///   - day: How many days later; before that date if negative.
    ///   - hour: How many hours after midnight.
    ///   - minute: How many minutes after that.
    /// - Returns: The date.
    public static func fake(day: Int, hour: Int = 0, minute: Int = 0) -> Date {
      let minutes = (Double(day) * 24 + Double(hour)) * 60 + Double(minute)
      return Date(timeIntervalSinceReferenceDate: minutes * 60)
    }
  }

  extension URL {
    /// Returns an address that no server ever has, with a path of its own.
    ///
    /// - Parameter path: What follows the host; what is no part of an address is escaped.
    /// - Returns: The URL: `https://example.invalid/a` for `a`.
    public static func fake(_ path: String) -> URL {
      URL.defaultValue.appendingPathComponent(path)
    }
  }
#endif

extension Array {
  /// Returns a list of values, each made of its number, counted from one.
  ///
  /// ```swift
  /// let users = [User].fake(3) { User.fake(id: .fake($0), name: "User \($0)") }
  /// ```
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - make: Makes the value of a number: `1` for the first one.
  /// - Returns: The values in order.
  /// - Throws: What `make` throws.
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
  /// Returns a list of values that are alike.
  ///
  /// ```swift
  /// #expect(Page(users: [User].fake(3)).count == 3)
  /// ```
  ///
  /// - Parameter count: How many.
  /// - Returns: The values; objects are not the same object.
  public static func fake(_ count: Int) -> [Element] { fake(count) { _ in .defaultValue } }
}
