#if canImport(FoundationEssentials)
  public import FoundationEssentials
#elseif canImport(Foundation)
  public import Foundation
#endif

#if canImport(FoundationEssentials) || canImport(Foundation)
  extension Data: Defaultable {
    /// No bytes.
    public static var defaultValue: Data { Data() }
  }

  extension Date: Defaultable {
    /// The reference date, midnight of January 1, 2001, UTC.
    public static var defaultValue: Date { Date(timeIntervalSinceReferenceDate: 0) }
  }

  extension Decimal: Defaultable {
    /// Zero.
    public static var defaultValue: Decimal { 0 }
  }

  extension URL: Defaultable {
    /// The URL `https://example.invalid`, which no server can have and which is no file's.
    public static var defaultValue: URL {
      // The constant string is a valid URL.
      // swift-format-ignore: NeverForceUnwrap
      URL(string: "https://example.invalid")!
    }
  }

  extension UUID: Defaultable {
    /// The UUID whose bits are all zero.
    public static var defaultValue: UUID {
      UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }
  }
#endif
