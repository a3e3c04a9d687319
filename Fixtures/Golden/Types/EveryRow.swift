import Dispatch
import Faked
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Faked protocol StandardRows {
  var anyBidirectionalCollectionValue: AnyBidirectionalCollection<Int> { get }
  var anyCollectionValue: AnyCollection<Int> { get }
  var anyHashableValue: AnyHashable { get }
  var anyIteratorValue: AnyIterator<Int> { get }
  var anyRandomAccessCollectionValue: AnyRandomAccessCollection<Int> { get }
  var anySequenceValue: AnySequence<Int> { get }
  var arrayValue: Array<Int> { get }
  var arraySliceValue: ArraySlice<Int> { get }
  var asyncStreamValue: AsyncStream<Int> { get }
  var asyncThrowingStreamValue: AsyncThrowingStream<Int, any Error> { get }
  var boolValue: Bool { get }
  var cBoolValue: CBool { get }
  var cCharValue: CChar { get }
  var cDoubleValue: CDouble { get }
  var cFloatValue: CFloat { get }
  var cIntValue: CInt { get }
  var cLongValue: CLong { get }
  var cLongLongValue: CLongLong { get }
  var cShortValue: CShort { get }
  var cUnsignedCharValue: CUnsignedChar { get }
  var cUnsignedIntValue: CUnsignedInt { get }
  var cUnsignedLongValue: CUnsignedLong { get }
  var cUnsignedLongLongValue: CUnsignedLongLong { get }
  var cUnsignedShortValue: CUnsignedShort { get }
  var characterValue: Character { get }
  var closedRangeValue: ClosedRange<Int> { get }
  var collectionOfOneValue: CollectionOfOne<Int> { get }
  var contiguousArrayValue: ContiguousArray<Int> { get }
  var continuousClockValue: ContinuousClock { get }
  var dictionaryValue: Dictionary<Int, Int> { get }
  var doubleValue: Double { get }
  var durationValue: Duration { get }
  var emptyCollectionValue: EmptyCollection<Int> { get }
  var floatValue: Float { get }
  var float16Value: Float16 { get }
  var hasherValue: Hasher { get }
  var inlineArrayValue: InlineArray<2, Int> { get }
  var intValue: Int { get }
  var int128Value: Int128 { get }
  var int16Value: Int16 { get }
  var int32Value: Int32 { get }
  var int64Value: Int64 { get }
  var int8Value: Int8 { get }
  var keyValuePairsValue: KeyValuePairs<Int, Int> { get }
  var mirrorValue: Mirror { get }
  var partialRangeFromValue: PartialRangeFrom<Int> { get }
  var partialRangeThroughValue: PartialRangeThrough<Int> { get }
  var partialRangeUpToValue: PartialRangeUpTo<Int> { get }
  var rangeValue: Range<Int> { get }
  var repeatedValue: Repeated<Int> { get }
  var sIMD16Value: SIMD16<Float> { get }
  var sIMD2Value: SIMD2<Float> { get }
  var sIMD3Value: SIMD3<Float> { get }
  var sIMD32Value: SIMD32<Float> { get }
  var sIMD4Value: SIMD4<Float> { get }
  var sIMD64Value: SIMD64<Float> { get }
  var sIMD8Value: SIMD8<Float> { get }
  var setValue: Set<Int> { get }
  var staticStringValue: StaticString { get }
  var stringValue: String { get }
  var stringIndexValue: String.Index { get }
  var stringUTF16ViewValue: String.UTF16View { get }
  var stringUTF8ViewValue: String.UTF8View { get }
  var stringUnicodeScalarViewValue: String.UnicodeScalarView { get }
  var substringValue: Substring { get }
  var suspendingClockValue: SuspendingClock { get }
  var systemRandomNumberGeneratorValue: SystemRandomNumberGenerator { get }
  var taskValue: Task<Int, Never> { get }
  var uIntValue: UInt { get }
  var uInt128Value: UInt128 { get }
  var uInt16Value: UInt16 { get }
  var uInt32Value: UInt32 { get }
  var uInt64Value: UInt64 { get }
  var uInt8Value: UInt8 { get }
  var unicodeScalarValue: Unicode.Scalar { get }
  var unsafeBufferPointerValue: UnsafeBufferPointer<Int> { get }
  var unsafeMutableBufferPointerValue: UnsafeMutableBufferPointer<Int> { get }
  var unsafeMutableRawBufferPointerValue: UnsafeMutableRawBufferPointer { get }
  var unsafeRawBufferPointerValue: UnsafeRawBufferPointer { get }
  var taskPriorityValue: TaskPriority { get }
  var sizetValue: size_t { get }
  var ssizetValue: ssize_t { get }
}

@Faked protocol FoundationRows {
  var attributedStringValue: AttributedString { get }
  var bundleValue: Bundle { get }
  var calendarValue: Calendar { get }
  var characterSetValue: CharacterSet { get }
  var comparisonResultValue: ComparisonResult { get }
  var dataValue: Data { get }
  var dateValue: Date { get }
  var dateComponentsValue: DateComponents { get }
  var dateFormatterValue: DateFormatter { get }
  var dateIntervalValue: DateInterval { get }
  var decimalValue: Decimal { get }
  var fileManagerValue: FileManager { get }
  var iSO8601DateFormatterValue: ISO8601DateFormatter { get }
  var indexPathValue: IndexPath { get }
  var indexSetValue: IndexSet { get }
  var jSONDecoderValue: JSONDecoder { get }
  var jSONEncoderValue: JSONEncoder { get }
  var localeValue: Locale { get }
  var nSErrorValue: NSError { get }
  var nSLockValue: NSLock { get }
  var nSNumberValue: NSNumber { get }
  var nSObjectValue: NSObject { get }
  var nSRangeValue: NSRange { get }
  var nSStringValue: NSString { get }
  var notificationValue: Notification { get }
  var notificationNameValue: Notification.Name { get }
  var notificationCenterValue: NotificationCenter { get }
  var numberFormatterValue: NumberFormatter { get }
  var operationQueueValue: OperationQueue { get }
  var personNameComponentsValue: PersonNameComponents { get }
  var processInfoValue: ProcessInfo { get }
  var progressValue: Progress { get }
  var propertyListDecoderValue: PropertyListDecoder { get }
  var propertyListEncoderValue: PropertyListEncoder { get }
  var sortOrderValue: SortOrder { get }
  var stringEncodingValue: String.Encoding { get }
  var timeIntervalValue: TimeInterval { get }
  var timeZoneValue: TimeZone { get }
  var uRLValue: URL { get }
  var uRLComponentsValue: URLComponents { get }
  var uRLQueryItemValue: URLQueryItem { get }
  var uUIDValue: UUID { get }
  var userDefaultsValue: UserDefaults { get }
  var hTTPURLResponseValue: HTTPURLResponse { get }
  var uRLRequestValue: URLRequest { get }
  var uRLResponseValue: URLResponse { get }
  var uRLSessionValue: URLSession { get }
}

@Faked protocol DispatchRows {
  var dispatchDataValue: DispatchData { get }
  var dispatchGroupValue: DispatchGroup { get }
  var dispatchQoSValue: DispatchQoS { get }
  var dispatchQueueValue: DispatchQueue { get }
  var dispatchSemaphoreValue: DispatchSemaphore { get }
  var dispatchTimeValue: DispatchTime { get }
  var dispatchTimeIntervalValue: DispatchTimeInterval { get }
  var dispatchWorkItemValue: DispatchWorkItem { get }
}
