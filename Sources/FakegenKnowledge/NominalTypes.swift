/// Structs, enums and classes of the toolchain and of Apple's frameworks.
///
/// No two of these names refer to the same type. Type aliases such as `TimeInterval` are not among them, nor are
/// types of Foundation whose names other modules use for their own types.
package enum NominalTypes {
  package static func contains(_ name: String) -> Bool { names.contains(name) }

  /// Returns the type that a framework's type alias stands for; otherwise, the name itself.
  package static func unaliased(_ name: String) -> String { aliases[name] ?? name }

  private static let aliases = Dictionary(
    uniqueKeysWithValues: TableText.pairs(
      """
      BooleanLiteralType  Bool
      CFAbsoluteTime      Double
      CFTimeInterval      Double
      CLLocationDegrees   Double
      CLLocationDistance  Double
      CLLocationSpeed     Double
      FloatLiteralType    Double
      IntegerLiteralType  Int
      NSInteger           Int
      StringLiteralType   String
      TimeInterval        Double
      """))

  private static let names = Set(
    [standardLibrary, foundation, dispatch, combine].flatMap(TableText.words))

  private static let standardLibrary = """
    AnyBidirectionalCollection AnyCollection AnyHashable AnyIterator AnyKeyPath AnyRandomAccessCollection AnyRegexOutput
    AnySequence Array ArraySlice AsyncStream AsyncThrowingStream Bool CancellationError Character CheckedContinuation
    ClosedRange CodingUserInfoKey CollectionDifference CollectionOfOne ContiguousArray ContinuousClock DecodingError
    Dictionary DiscontiguousSlice Double Duration EmptyCollection EncodingError EnumeratedSequence FlattenSequence Float
    Float16 Float80 FloatingPointClassification FloatingPointRoundingRule FloatingPointSign Hasher IndexingIterator Int
    Int128 Int16 Int32 Int64 Int8 KeyPath KeyValuePairs KeyedDecodingContainer KeyedEncodingContainer LazySequence
    MainActor ManagedBuffer Mirror MutableRawSpan MutableSpan Never ObjectIdentifier OpaquePointer PartialKeyPath
    PartialRangeFrom PartialRangeThrough PartialRangeUpTo Range RangeSet RawSpan ReferenceWritableKeyPath Regex Repeated
    Result ReversedCollection Set Span StaticString StrideThrough StrideTo String Substring SuspendingClock
    SystemRandomNumberGenerator Task TaskGroup TaskPriority ThrowingTaskGroup UInt UInt128 UInt16 UInt32 UInt64 UInt8
    UTF8Span Unmanaged UnsafeBufferPointer UnsafeContinuation UnsafeMutableBufferPointer UnsafeMutablePointer
    UnsafeMutableRawBufferPointer UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer UnsafeRawPointer
    WritableKeyPath Zip2Sequence
    """

  private static let foundation = """
    AttributedString AttributedSubstring Bundle CGFloat CGPoint CGRect CGSize Calendar CharacterSet CocoaError
    ComparisonResult Data Date DateComponents DateFormatter DateInterval Decimal FileHandle FileManager HTTPCookie
    HTTPURLResponse ISO8601DateFormatter IndexPath IndexSet JSONDecoder JSONEncoder Locale Measurement
    NSAttributedString NSError NSLock NSNumber NSObject NSRegularExpression NSString NotificationCenter NumberFormatter
    OperationQueue PersonNameComponents ProcessInfo PropertyListDecoder PropertyListEncoder RunLoop TimeZone URL
    URLComponents URLError URLQueryItem URLRequest URLResponse URLSession URLSessionConfiguration URLSessionDataTask
    URLSessionTask UUID UserDefaults
    """

  private static let dispatch = """
    DispatchData DispatchGroup DispatchQoS DispatchQueue DispatchSemaphore DispatchTime DispatchTimeInterval
    DispatchWorkItem
    """

  private static let combine = """
    AnyCancellable AnyPublisher CurrentValueSubject PassthroughSubject
    """
}
