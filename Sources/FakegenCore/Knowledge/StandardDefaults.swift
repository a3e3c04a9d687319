/// The values of types that no source declares: one row, one type, one expression.
///
/// In an expression `$T` is the type's name, qualified where it has to be; `#0` is the first
/// generic argument as a type, `=0` is the default value of that argument. A row whose `=0` cannot
/// be made gives no value. Values are deterministic: never the time, never a random number.
struct StandardDefaults: Sendable {
  struct Row: Sendable {
    let type: String
    let expression: String
    let module: String

    init(_ type: String, _ expression: String, _ module: String = "Swift") {
      self.type = type
      self.expression = expression
      self.module = module
    }
  }

  /// Returns the row of a type, spelled without its module.
  static func row(for type: String) -> Row? { byType[type] }

  private static let byType = Dictionary(
    rows.map { ($0.type, $0) }, uniquingKeysWith: { first, _ in first })

  static let rows: [Row] =
    standardLibraryRows + foundationRows + dispatchRows + graphicsRows + combineRows + interfaceRows

  private static let standardLibraryRows: [Row] = [
    Row("AnyBidirectionalCollection", "$T([#0]())"),
    Row("AnyCollection", "$T([#0]())"),
    Row("AnyHashable", "$T(0)"),
    Row("AnyIterator", "$T { nil }"),
    Row("AnyRandomAccessCollection", "$T([#0]())"),
    Row("AnySequence", "$T([#0]())"),
    Row("Array", "[]"),
    Row("ArraySlice", "[]"),
    Row("AsyncStream", "$T { $0.finish() }"),
    Row("AsyncThrowingStream", "$T { $0.finish() }"),
    Row("Bool", "false"),
    Row("CBool", "false"),
    Row("CChar", "0"),
    Row("CDouble", "0"),
    Row("CFloat", "0"),
    Row("CInt", "0"),
    Row("CLong", "0"),
    Row("CLongLong", "0"),
    Row("CShort", "0"),
    Row("CUnsignedChar", "0"),
    Row("CUnsignedInt", "0"),
    Row("CUnsignedLong", "0"),
    Row("CUnsignedLongLong", "0"),
    Row("CUnsignedShort", "0"),
    Row("Character", "\" \""),
    Row("ClosedRange", "=0...=0"),
    Row("CollectionOfOne", "$T(=0)"),
    Row("ContiguousArray", "[]"),
    Row("ContinuousClock", "$T()"),
    Row("Dictionary", "[:]"),
    Row("Double", "0"),
    Row("Duration", ".zero"),
    Row("EmptyCollection", "$T()"),
    Row("Float", "0"),
    Row("Float16", "0"),
    Row("Float80", "0"),
    Row("Hasher", "$T()"),
    Row("InlineArray", "$T(repeating: =1)"),
    Row("Int", "0"),
    Row("Int128", "0"),
    Row("Int16", "0"),
    Row("Int32", "0"),
    Row("Int64", "0"),
    Row("Int8", "0"),
    Row("KeyValuePairs", "[:]"),
    Row("Mirror", "$T(reflecting: ())"),
    Row("PartialRangeFrom", "(=0)..."),
    Row("PartialRangeThrough", "...(=0)"),
    Row("PartialRangeUpTo", "..<(=0)"),
    Row("Range", "=0..<=0"),
    Row("Repeated", "repeatElement(=0, count: 0)"),
    Row("SIMD16", ".zero"),
    Row("SIMD2", ".zero"),
    Row("SIMD3", ".zero"),
    Row("SIMD32", ".zero"),
    Row("SIMD4", ".zero"),
    Row("SIMD64", ".zero"),
    Row("SIMD8", ".zero"),
    Row("Set", "[]"),
    Row("StaticString", "\"\""),
    Row("String", "\"\""),
    Row("String.Index", "\"\".startIndex"),
    Row("String.UTF16View", "\"\".utf16"),
    Row("String.UTF8View", "\"\".utf8"),
    Row("String.UnicodeScalarView", "\"\".unicodeScalars"),
    Row("Substring", "\"\""),
    Row("SuspendingClock", "$T()"),
    Row("SystemRandomNumberGenerator", "$T()"),
    Row("Task", "$T { =0 }"),
    Row("TaskPriority", ".medium", "_Concurrency"),
    Row("UInt", "0"),
    Row("UInt128", "0"),
    Row("UInt16", "0"),
    Row("UInt32", "0"),
    Row("UInt64", "0"),
    Row("UInt8", "0"),
    Row("Unicode.Scalar", "\"\\0\""),
    Row("UnsafeBufferPointer", ".init(start: nil, count: 0)"),
    Row("UnsafeMutableBufferPointer", ".init(start: nil, count: 0)"),
    Row("UnsafeMutableRawBufferPointer", ".init(start: nil, count: 0)"),
    Row("UnsafeRawBufferPointer", ".init(start: nil, count: 0)"),
    Row("size_t", "0", "Glibc"),
    Row("ssize_t", "0", "Glibc"),
  ]

  private static let foundationRows: [Row] = [
    Row("AttributedString", "$T()", "Foundation"),
    Row("Bundle", "$T.main", "Foundation"),
    Row("Calendar", "$T(identifier: .gregorian)", "Foundation"),
    Row("CharacterSet", "$T()", "Foundation"),
    Row("ComparisonResult", ".orderedSame", "Foundation"),
    Row("Data", "$T()", "Foundation"),
    Row("Date", "$T(timeIntervalSinceReferenceDate: 0)", "Foundation"),
    Row("DateComponents", "$T()", "Foundation"),
    Row("DateFormatter", "$T()", "Foundation"),
    Row(
      "DateInterval", "$T(start: .init(timeIntervalSinceReferenceDate: 0), duration: 0)",
      "Foundation"),
    Row("Decimal", "0", "Foundation"),
    Row("FileManager", "$T.default", "Foundation"),
    Row(
      "HTTPURLResponse",
      "$T(url: .init(fileURLWithPath: \"/\"), statusCode: 200, httpVersion: nil, headerFields: nil)!",
      "FoundationNetworking"),
    Row("ISO8601DateFormatter", "$T()", "Foundation"),
    Row("IndexPath", "$T()", "Foundation"),
    Row("IndexSet", "$T()", "Foundation"),
    Row("JSONDecoder", "$T()", "Foundation"),
    Row("JSONEncoder", "$T()", "Foundation"),
    Row("Locale", "$T(identifier: \"en_US_POSIX\")", "Foundation"),
    Row("NSError", "$T(domain: \"\", code: 0)", "Foundation"),
    Row("NSLock", "$T()", "Foundation"),
    Row("NSNumber", "0", "Foundation"),
    Row("NSObject", "$T()", "Foundation"),
    Row("NSRange", "$T(location: 0, length: 0)", "Foundation"),
    Row("NSString", "\"\"", "Foundation"),
    Row("Notification", "$T(name: .init(\"\"))", "Foundation"),
    Row("Notification.Name", "$T(\"\")", "Foundation"),
    Row("NotificationCenter", "$T()", "Foundation"),
    Row("NumberFormatter", "$T()", "Foundation"),
    Row("OperationQueue", "$T()", "Foundation"),
    Row("PersonNameComponents", "$T()", "Foundation"),
    Row("ProcessInfo", "$T.processInfo", "Foundation"),
    Row("Progress", "$T(totalUnitCount: 0)", "Foundation"),
    Row("PropertyListDecoder", "$T()", "Foundation"),
    Row("PropertyListEncoder", "$T()", "Foundation"),
    Row("SortOrder", ".forward", "Foundation"),
    Row("String.Encoding", ".utf8", "Foundation"),
    Row("TimeInterval", "0", "Foundation"),
    Row("TimeZone", "$T(secondsFromGMT: 0)!", "Foundation"),
    Row("URL", "$T(fileURLWithPath: \"/\")", "Foundation"),
    Row("URLComponents", "$T()", "Foundation"),
    Row("URLQueryItem", "$T(name: \"\", value: nil)", "Foundation"),
    Row("URLRequest", "$T(url: .init(fileURLWithPath: \"/\"))", "FoundationNetworking"),
    Row(
      "URLResponse",
      "$T(url: .init(fileURLWithPath: \"/\"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)",
      "FoundationNetworking"),
    Row("URLSession", "$T.shared", "FoundationNetworking"),
    Row("UUID", "$T(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))", "Foundation"),
    Row("UserDefaults", "$T()", "Foundation"),
  ]

  private static let dispatchRows: [Row] = [
    Row("DispatchData", "$T.empty", "Dispatch"),
    Row("DispatchGroup", "$T()", "Dispatch"),
    Row("DispatchQoS", ".unspecified", "Dispatch"),
    Row("DispatchQueue", "$T.main", "Dispatch"),
    Row("DispatchSemaphore", "$T(value: 0)", "Dispatch"),
    Row("DispatchTime", "$T(uptimeNanoseconds: 0)", "Dispatch"),
    Row("DispatchTimeInterval", ".never", "Dispatch"),
    Row("DispatchWorkItem", "$T {}", "Dispatch"),
  ]

  private static let graphicsRows: [Row] = [
    Row("CGAffineTransform", ".identity", "CoreGraphics"),
    Row("CGFloat", "0", "CoreGraphics"),
    Row("CGPoint", ".zero", "CoreGraphics"),
    Row("CGRect", ".zero", "CoreGraphics"),
    Row("CGSize", ".zero", "CoreGraphics"),
    Row("CGVector", ".zero", "CoreGraphics"),
  ]

  private static let combineRows: [Row] = [
    Row("AnyCancellable", "$T {}", "Combine"),
    Row("AnyPublisher", "$T(Empty())", "Combine"),
    Row("CurrentValueSubject", "$T(=0)", "Combine"),
    Row("PassthroughSubject", "$T()", "Combine"),
  ]

  private static let interfaceRows: [Row] = [
    Row("AnyView", "$T(EmptyView())", "SwiftUI"),
    Row("EmptyView", "$T()", "SwiftUI"),
    Row("NSColor", ".clear", "AppKit"),
    Row("NSImage", "$T()", "AppKit"),
    Row("NSView", "$T()", "AppKit"),
    Row("NSViewController", "$T()", "AppKit"),
    Row("UIColor", ".clear", "UIKit"),
    Row("UIImage", "$T()", "UIKit"),
    Row("UIView", "$T()", "UIKit"),
    Row("UIViewController", "$T()", "UIKit"),
  ]
}
