import Dispatch
import Faked
import FakedRuntime
import Foundation
import Observation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Faked protocol StandardRows {
  var anyBidirectionalCollectionValue: AnyBidirectionalCollection<Int> { get }
  var anyClassValue: AnyClass { get }
  var anyCollectionValue: AnyCollection<Int> { get }
  var anyHashableValue: AnyHashable { get }
  var anyIteratorValue: AnyIterator<Int> { get }
  var anyKeyPathValue: AnyKeyPath { get }
  var anyRandomAccessCollectionValue: AnyRandomAccessCollection<Int> { get }
  var anySequenceValue: AnySequence<Int> { get }
  var arrayValue: Array<Int> { get }
  var arrayIteratorNestedValue: Array<Int>.Iterator { get }
  var arraySliceValue: ArraySlice<Int> { get }
  var asyncStreamValue: AsyncStream<Int> { get }
  var asyncStreamContinuationNestedValue: AsyncStream<Int>.Continuation { get }
  var asyncStreamIteratorNestedValue: AsyncStream<Int>.Iterator { get }
  var asyncThrowingStreamValue: AsyncThrowingStream<Int, any Error> { get }
  var asyncThrowingStreamContinuationNestedValue: AsyncThrowingStream<Int, any Error>.Continuation { get }
  var asyncThrowingStreamIteratorNestedValue: AsyncThrowingStream<Int, any Error>.Iterator { get }
  var boolValue: Bool { get }
  var booleanLiteralTypeValue: BooleanLiteralType { get }
  var cBoolValue: CBool { get }
  var cCharValue: CChar { get }
  var cChar16Value: CChar16 { get }
  var cChar32Value: CChar32 { get }
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
  var cWideCharValue: CWideChar { get }
  var cancellationErrorValue: CancellationError { get }
  var characterValue: Character { get }
  var characterUnicodeScalarViewNestedValue: Character.UnicodeScalarView { get }
  var closedRangeValue: ClosedRange<Int> { get }
  var codingUserInfoKeyValue: CodingUserInfoKey { get }
  var collectionDifferenceValue: CollectionDifference<Int> { get }
  var collectionOfOneValue: CollectionOfOne<Int> { get }
  var contiguousArrayValue: ContiguousArray<Int> { get }
  var continuousClockValue: ContinuousClock { get }
  var decodingErrorValue: DecodingError { get }
  var decodingErrorContextNestedValue: DecodingError.Context { get }
  var dictionaryValue: Dictionary<Int, String> { get }
  var dictionaryIndexNestedValue: Dictionary<Int, String>.Index { get }
  var dictionaryIteratorNestedValue: Dictionary<Int, String>.Iterator { get }
  var dictionaryKeysNestedValue: Dictionary<Int, String>.Keys { get }
  var dictionaryValuesNestedValue: Dictionary<Int, String>.Values { get }
  var discontiguousSliceValue: DiscontiguousSlice<[Int]> { get }
  var doubleValue: Double { get }
  var durationValue: Duration { get }
  var emptyCollectionValue: EmptyCollection<Int> { get }
  var emptyCollectionIteratorNestedValue: EmptyCollection<Int>.Iterator { get }
  var encodingErrorValue: EncodingError { get }
  var encodingErrorContextNestedValue: EncodingError.Context { get }
  var enumeratedSequenceValue: EnumeratedSequence<[Int]> { get }
  var extendedGraphemeClusterTypeValue: ExtendedGraphemeClusterType { get }
  var flattenSequenceValue: FlattenSequence<[[Int]]> { get }
  var floatValue: Float { get }
  var floatLiteralTypeValue: FloatLiteralType { get }
  var float16Value: Float16 { get }
  var floatingPointClassificationValue: FloatingPointClassification { get }
  var floatingPointRoundingRuleValue: FloatingPointRoundingRule { get }
  var floatingPointSignValue: FloatingPointSign { get }
  var hasherValue: Hasher { get }
  var inlineArrayValue: InlineArray<2, Int> { get }
  var intValue: Int { get }
  var int128Value: Int128 { get }
  var int16Value: Int16 { get }
  var int32Value: Int32 { get }
  var int64Value: Int64 { get }
  var int8Value: Int8 { get }
  var integerLiteralTypeValue: IntegerLiteralType { get }
  var keyValuePairsValue: KeyValuePairs<Int, Int> { get }
  var lazySequenceValue: LazySequence<[Int]> { get }
  var managedBufferValue: ManagedBuffer<Int, String> { get }
  var mirrorValue: Mirror { get }
  var objectIdentifierValue: ObjectIdentifier { get }
  var opaquePointerValue: OpaquePointer { get }
  var partialKeyPathValue: PartialKeyPath<String> { get }
  var partialRangeFromValue: PartialRangeFrom<Int> { get }
  var partialRangeThroughValue: PartialRangeThrough<Int> { get }
  var partialRangeUpToValue: PartialRangeUpTo<Int> { get }
  var rangeValue: Range<Int> { get }
  var rangeSetValue: RangeSet<Int> { get }
  var regexAnyRegexOutputValue: Regex<AnyRegexOutput> { get }
  var regexSubstringValue: Regex<Substring> { get }
  var repeatedValue: Repeated<Int> { get }
  var reversedCollectionValue: ReversedCollection<[Int]> { get }
  var sIMD16Value: SIMD16<Float> { get }
  var sIMD2Value: SIMD2<Float> { get }
  var sIMD3Value: SIMD3<Float> { get }
  var sIMD32Value: SIMD32<Float> { get }
  var sIMD4Value: SIMD4<Float> { get }
  var sIMD64Value: SIMD64<Float> { get }
  var sIMD8Value: SIMD8<Float> { get }
  var sIMDMaskValue: SIMDMask<SIMD4<Int32>> { get }
  var setValue: Set<Int> { get }
  var setIndexNestedValue: Set<Int>.Index { get }
  var setIteratorNestedValue: Set<Int>.Iterator { get }
  var staticBigIntValue: StaticBigInt { get }
  var staticStringValue: StaticString { get }
  var strideThroughValue: StrideThrough<Int> { get }
  var strideToValue: StrideTo<Double> { get }
  var stringValue: String { get }
  var stringIndexNestedValue: String.Index { get }
  var stringIteratorNestedValue: String.Iterator { get }
  var stringUTF16ViewNestedValue: String.UTF16View { get }
  var stringUTF8ViewNestedValue: String.UTF8View { get }
  var stringUnicodeScalarViewNestedValue: String.UnicodeScalarView { get }
  var stringLiteralTypeValue: StringLiteralType { get }
  var substringValue: Substring { get }
  var substringIndexNestedValue: Substring.Index { get }
  var substringUTF16ViewNestedValue: Substring.UTF16View { get }
  var substringUTF8ViewNestedValue: Substring.UTF8View { get }
  var substringUnicodeScalarViewNestedValue: Substring.UnicodeScalarView { get }
  var suspendingClockValue: SuspendingClock { get }
  var systemRandomNumberGeneratorValue: SystemRandomNumberGenerator { get }
  var taskValue: Task<Int, Never> { get }
  var taskPriorityValue: TaskPriority { get }
  var uIntValue: UInt { get }
  var uInt128Value: UInt128 { get }
  var uInt16Value: UInt16 { get }
  var uInt32Value: UInt32 { get }
  var uInt64Value: UInt64 { get }
  var uInt8Value: UInt8 { get }
  var unfoldSequenceValue: UnfoldSequence<Int, Int> { get }
  var unicodeCanonicalCombiningClassNestedValue: Unicode.CanonicalCombiningClass { get }
  var unicodeGeneralCategoryNestedValue: Unicode.GeneralCategory { get }
  var unicodeScalarNestedValue: Unicode.Scalar { get }
  var unicodeScalarPropertiesNestedValue: Unicode.Scalar.Properties { get }
  var unicodeScalarValue: UnicodeScalar { get }
  var unicodeScalarTypeValue: UnicodeScalarType { get }
  var unmanagedValue: Unmanaged<NSObject> { get }
  var unownedSerialExecutorValue: UnownedSerialExecutor { get }
  var unsafeBufferPointerValue: UnsafeBufferPointer<Int> { get }
  var unsafeMutableBufferPointerValue: UnsafeMutableBufferPointer<Int> { get }
  var unsafeMutablePointerValue: UnsafeMutablePointer<Int> { get }
  var unsafeMutableRawBufferPointerValue: UnsafeMutableRawBufferPointer { get }
  var unsafeMutableRawPointerValue: UnsafeMutableRawPointer { get }
  var unsafePointerValue: UnsafePointer<Int> { get }
  var unsafeRawBufferPointerValue: UnsafeRawBufferPointer { get }
  var unsafeRawPointerValue: UnsafeRawPointer { get }
  var zip2SequenceValue: Zip2Sequence<[Int], [String]> { get }
}

@Faked protocol SynchronizationRows {
  func atomicValue() -> Atomic<Int>
  func mutexValue() -> Mutex<Int>
  func observationRegistrarValue() -> ObservationRegistrar
}

@Faked protocol PlatformRows {
  var devTValue: dev_t { get }
  var gidTValue: gid_t { get }
  var idTValue: id_t { get }
  var in6AddrValue: in6_addr { get }
  var inAddrValue: in_addr { get }
  var inAddrTValue: in_addr_t { get }
  var inPortTValue: in_port_t { get }
  var inoTValue: ino_t { get }
  var iovecValue: iovec { get }
  var modeTValue: mode_t { get }
  var msghdrValue: msghdr { get }
  var nlinkTValue: nlink_t { get }
  var offTValue: off_t { get }
  var pidTValue: pid_t { get }
  var pollfdValue: pollfd { get }
  var rlimitValue: rlimit { get }
  var rusageValue: rusage { get }
  var saFamilyTValue: sa_family_t { get }
  var sizeTValue: size_t { get }
  var sockaddrValue: sockaddr { get }
  var sockaddrInValue: sockaddr_in { get }
  var sockaddrIn6Value: sockaddr_in6 { get }
  var sockaddrStorageValue: sockaddr_storage { get }
  var sockaddrUnValue: sockaddr_un { get }
  var socklenTValue: socklen_t { get }
  var ssizeTValue: ssize_t { get }
  var susecondsTValue: suseconds_t { get }
  var termiosValue: termios { get }
  var timeTValue: time_t { get }
  var timespecValue: timespec { get }
  var timevalValue: timeval { get }
  var tmValue: tm { get }
  var uidTValue: uid_t { get }
  var usecondsTValue: useconds_t { get }
}

@Faked protocol FoundationRows {
  var affineTransformValue: AffineTransform { get }
  var attributeContainerValue: AttributeContainer { get }
  var attributedStringValue: AttributedString { get }
  var attributedSubstringValue: AttributedSubstring { get }
  var blockOperationValue: BlockOperation { get }
  var bundleValue: Bundle { get }
  var byteCountFormatterValue: ByteCountFormatter { get }
  var calendarValue: Calendar { get }
  var calendarComponentNestedValue: Calendar.Component { get }
  var calendarIdentifierNestedValue: Calendar.Identifier { get }
  var calendarMatchingPolicyNestedValue: Calendar.MatchingPolicy { get }
  var characterSetValue: CharacterSet { get }
  var cocoaErrorValue: CocoaError { get }
  var cocoaErrorCodeNestedValue: CocoaError.Code { get }
  var comparisonResultValue: ComparisonResult { get }
  var dataValue: Data { get }
  var dataBase64EncodingOptionsNestedValue: Data.Base64EncodingOptions { get }
  var dataReadingOptionsNestedValue: Data.ReadingOptions { get }
  var dataWritingOptionsNestedValue: Data.WritingOptions { get }
  var dateValue: Date { get }
  var dateFormatStyleNestedValue: Date.FormatStyle { get }
  var dateISO8601FormatStyleNestedValue: Date.ISO8601FormatStyle { get }
  var dateComponentsValue: DateComponents { get }
  var dateFormatterValue: DateFormatter { get }
  var dateFormatterStyleNestedValue: DateFormatter.Style { get }
  var dateIntervalValue: DateInterval { get }
  var dateIntervalFormatterValue: DateIntervalFormatter { get }
  var decimalValue: Decimal { get }
  var decimalFormatStyleNestedValue: Decimal.FormatStyle { get }
  var decimalFormatStyleCurrencyNestedValue: Decimal.FormatStyle.Currency { get }
  var decimalFormatStylePercentNestedValue: Decimal.FormatStyle.Percent { get }
  var decimalRoundingModeNestedValue: Decimal.RoundingMode { get }
  var energyFormatterValue: EnergyFormatter { get }
  var fileAttributeKeyValue: FileAttributeKey { get }
  var fileAttributeTypeValue: FileAttributeType { get }
  var fileHandleValue: FileHandle { get }
  var fileManagerValue: FileManager { get }
  var fileManagerSearchPathDirectoryNestedValue: FileManager.SearchPathDirectory { get }
  var fileProtectionTypeValue: FileProtectionType { get }
  var floatingPointFormatStyleValue: FloatingPointFormatStyle<Double> { get }
  var formatterValue: Formatter { get }
  var iSO8601DateFormatterValue: ISO8601DateFormatter { get }
  var indexPathValue: IndexPath { get }
  var indexSetValue: IndexSet { get }
  var inputStreamValue: InputStream { get }
  var integerFormatStyleValue: IntegerFormatStyle<Int> { get }
  var jSONDecoderValue: JSONDecoder { get }
  var jSONDecoderDateDecodingStrategyNestedValue: JSONDecoder.DateDecodingStrategy { get }
  var jSONEncoderValue: JSONEncoder { get }
  var jSONEncoderDateEncodingStrategyNestedValue: JSONEncoder.DateEncodingStrategy { get }
  var jSONEncoderOutputFormattingNestedValue: JSONEncoder.OutputFormatting { get }
  var jSONSerializationReadingOptionsNestedValue: JSONSerialization.ReadingOptions { get }
  var lengthFormatterValue: LengthFormatter { get }
  var localeValue: Locale { get }
  var localeCurrencyNestedValue: Locale.Currency { get }
  var localeLanguageNestedValue: Locale.Language { get }
  var localeLanguageCodeNestedValue: Locale.LanguageCode { get }
  var localeRegionNestedValue: Locale.Region { get }
  var massFormatterValue: MassFormatter { get }
  var measurementValue: Measurement<UnitLength> { get }
  var nSArrayValue: NSArray { get }
  var nSAttributedStringValue: NSAttributedString { get }
  var nSCacheValue: NSCache<NSString, NSNumber> { get }
  var nSCharacterSetValue: NSCharacterSet { get }
  var nSConditionValue: NSCondition { get }
  var nSConditionLockValue: NSConditionLock { get }
  var nSCountedSetValue: NSCountedSet { get }
  var nSDecimalNumberValue: NSDecimalNumber { get }
  var nSDataValue: NSData { get }
  var nSDateValue: NSDate { get }
  var nSDictionaryValue: NSDictionary { get }
  var nSErrorValue: NSError { get }
  var nSIndexPathValue: NSIndexPath { get }
  var nSIndexSetValue: NSIndexSet { get }
  var nSKeyedArchiverValue: NSKeyedArchiver { get }
  var nSLockValue: NSLock { get }
  var nSMutableArrayValue: NSMutableArray { get }
  var nSMutableAttributedStringValue: NSMutableAttributedString { get }
  var nSMutableDataValue: NSMutableData { get }
  var nSMutableDictionaryValue: NSMutableDictionary { get }
  var nSMutableOrderedSetValue: NSMutableOrderedSet { get }
  var nSMutableSetValue: NSMutableSet { get }
  var nSMutableStringValue: NSMutableString { get }
  var nSNotificationValue: NSNotification { get }
  var nSNullValue: NSNull { get }
  var nSNumberValue: NSNumber { get }
  var nSObjectValue: NSObject { get }
  var nSObjectProtocolValue: any NSObjectProtocol { get }
  var nSOrderedSetValue: NSOrderedSet { get }
  var nSPointValue: NSPoint { get }
  var nSPredicateValue: NSPredicate { get }
  var nSRangeValue: NSRange { get }
  var nSRectValue: NSRect { get }
  var nSRecursiveLockValue: NSRecursiveLock { get }
  var nSRegularExpressionValue: NSRegularExpression { get }
  var nSSetValue: NSSet { get }
  var nSSizeValue: NSSize { get }
  var nSStringValue: NSString { get }
  var nSTimeZoneValue: NSTimeZone { get }
  var nSURLValue: NSURL { get }
  var nSUUIDValue: NSUUID { get }
  var nSValueValue: NSValue { get }
  var notificationValue: Notification { get }
  var notificationNameNestedValue: Notification.Name { get }
  var notificationCenterValue: NotificationCenter { get }
  var notificationQueueValue: NotificationQueue { get }
  var numberFormatterValue: NumberFormatter { get }
  var numberFormatterStyleNestedValue: NumberFormatter.Style { get }
  var objCBoolValue: ObjCBool { get }
  var operatingSystemVersionValue: OperatingSystemVersion { get }
  var operationValue: Operation { get }
  var operationQueuePriorityNestedValue: Operation.QueuePriority { get }
  var operationQueueValue: OperationQueue { get }
  var outputStreamValue: OutputStream { get }
  var pOSIXErrorValue: POSIXError { get }
  var pOSIXErrorCodeNestedValue: POSIXError.Code { get }
  var pOSIXErrorCodeValue: POSIXErrorCode { get }
  var personNameComponentsValue: PersonNameComponents { get }
  var pipeValue: Pipe { get }
  var processValue: Process { get }
  var processTerminationReasonNestedValue: Process.TerminationReason { get }
  var processInfoValue: ProcessInfo { get }
  var progressValue: Progress { get }
  var propertyListDecoderValue: PropertyListDecoder { get }
  var propertyListEncoderValue: PropertyListEncoder { get }
  var propertyListSerializationPropertyListFormatNestedValue: PropertyListSerialization.PropertyListFormat { get }
  var qualityOfServiceValue: QualityOfService { get }
  var runLoopValue: RunLoop { get }
  var runLoopModeNestedValue: RunLoop.Mode { get }
  var scannerValue: Scanner { get }
  var sortOrderValue: SortOrder { get }
  var stringCompareOptionsNestedValue: String.CompareOptions { get }
  var stringEncodingNestedValue: String.Encoding { get }
  var stringTransformValue: StringTransform { get }
  var threadValue: Thread { get }
  var timeIntervalValue: TimeInterval { get }
  var timeZoneValue: TimeZone { get }
  var timeZoneNameStyleNestedValue: TimeZone.NameStyle { get }
  var timerValue: Timer { get }
  var uRLValue: URL { get }
  var uRLComponentsValue: URLComponents { get }
  var uRLErrorValue: URLError { get }
  var uRLErrorCodeNestedValue: URLError.Code { get }
  var uRLQueryItemValue: URLQueryItem { get }
  var uRLResourceKeyValue: URLResourceKey { get }
  var uRLResourceValuesValue: URLResourceValues { get }
  var uUIDValue: UUID { get }
  var unitValue: Unit { get }
  var unitAccelerationValue: UnitAcceleration { get }
  var unitAngleValue: UnitAngle { get }
  var unitAreaValue: UnitArea { get }
  var unitConcentrationMassValue: UnitConcentrationMass { get }
  var unitDispersionValue: UnitDispersion { get }
  var unitDurationValue: UnitDuration { get }
  var unitElectricChargeValue: UnitElectricCharge { get }
  var unitElectricCurrentValue: UnitElectricCurrent { get }
  var unitElectricPotentialDifferenceValue: UnitElectricPotentialDifference { get }
  var unitElectricResistanceValue: UnitElectricResistance { get }
  var unitEnergyValue: UnitEnergy { get }
  var unitFrequencyValue: UnitFrequency { get }
  var unitFuelEfficiencyValue: UnitFuelEfficiency { get }
  var unitIlluminanceValue: UnitIlluminance { get }
  var unitInformationStorageValue: UnitInformationStorage { get }
  var unitLengthValue: UnitLength { get }
  var unitMassValue: UnitMass { get }
  var unitPowerValue: UnitPower { get }
  var unitPressureValue: UnitPressure { get }
  var unitSpeedValue: UnitSpeed { get }
  var unitTemperatureValue: UnitTemperature { get }
  var unitVolumeValue: UnitVolume { get }
  var userDefaultsValue: UserDefaults { get }
  var unicharValue: unichar { get }
  var uuidTValue: uuid_t { get }
}

@Faked protocol NetworkingRows {
  var cachedURLResponseValue: CachedURLResponse { get }
  var hTTPCookieValue: HTTPCookie { get }
  var hTTPCookiePropertyKeyValue: HTTPCookiePropertyKey { get }
  var hTTPCookieStorageValue: HTTPCookieStorage { get }
  var hTTPURLResponseValue: HTTPURLResponse { get }
  var uRLCacheValue: URLCache { get }
  var uRLCredentialValue: URLCredential { get }
  var uRLCredentialPersistenceNestedValue: URLCredential.Persistence { get }
  var uRLProtectionSpaceValue: URLProtectionSpace { get }
  var uRLRequestValue: URLRequest { get }
  var uRLRequestCachePolicyNestedValue: URLRequest.CachePolicy { get }
  var uRLResponseValue: URLResponse { get }
  var uRLSessionValue: URLSession { get }
  var uRLSessionAuthChallengeDispositionNestedValue: URLSession.AuthChallengeDisposition { get }
  var uRLSessionConfigurationValue: URLSessionConfiguration { get }
  var uRLSessionDataTaskValue: URLSessionDataTask { get }
  var uRLSessionDownloadTaskValue: URLSessionDownloadTask { get }
  var uRLSessionTaskValue: URLSessionTask { get }
  var uRLSessionTaskStateNestedValue: URLSessionTask.State { get }
  var uRLSessionUploadTaskValue: URLSessionUploadTask { get }
}

@Faked protocol DispatchRows {
  var dispatchDataValue: DispatchData { get }
  var dispatchGroupValue: DispatchGroup { get }
  var dispatchIOCloseFlagsNestedValue: DispatchIO.CloseFlags { get }
  var dispatchQoSValue: DispatchQoS { get }
  var dispatchQoSQoSClassNestedValue: DispatchQoS.QoSClass { get }
  var dispatchQueueValue: DispatchQueue { get }
  var dispatchSemaphoreValue: DispatchSemaphore { get }
  var dispatchSpecificKeyValue: DispatchSpecificKey<Int> { get }
  var dispatchTimeValue: DispatchTime { get }
  var dispatchTimeIntervalValue: DispatchTimeInterval { get }
  var dispatchTimeoutResultValue: DispatchTimeoutResult { get }
  var dispatchWallTimeValue: DispatchWallTime { get }
  var dispatchWorkItemValue: DispatchWorkItem { get }
  var dispatchWorkItemFlagsValue: DispatchWorkItemFlags { get }
}
