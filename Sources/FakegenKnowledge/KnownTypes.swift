/// The modules of the toolchain and of Apple that declare types, for types that the sources do not declare.
///
/// Where several types with the same name are visible to the output, it qualifies the name with the module.
package enum KnownTypes {
  /// Returns the module that declares a type at file scope; `nil` if unknown.
  package static func module(of name: String) -> ModuleName? {
    StandardDefaults.row(for: name)?.module ?? modules[name]
  }

  /// Whether hardly any module other than Foundation and UIKit declares a type with this name.
  package static func isUnmistakable(_ name: String) -> Bool {
    name.hasPrefix("NS") || name.hasPrefix("UI") || unmistakable.contains(name)
  }

  private static let unmistakable = TableText.words(
    """
    Calendar Data Date DateComponents Decimal IndexPath IndexSet Locale TimeInterval TimeZone URL
    URLComponents URLRequest UUID
    """)

  /// Whether a literal of a number can be a value of a type.
  ///
  /// - Parameters:
  ///   - name: The name of the type.
  ///   - isFloating: Whether the literal may have a fraction.
  /// - Returns: Whether it can.
  package static func isNumber(_ name: String, isFloating: Bool = false) -> Bool {
    floating.contains(name) || !isFloating && integers.contains(name)
  }

  private static let floating = TableText.words("CGFloat Double Float TimeInterval")

  private static let integers = TableText.words(
    "Int Int8 Int16 Int32 Int64 Int128 UInt UInt8 UInt16 UInt32 UInt64 UInt128")

  /// Whether packages often declare types with this name, which hide the standard library's type.
  package static func isOftenRedeclared(_ name: String) -> Bool { redeclared.contains(name) }

  private static let redeclared = TableText.words(
    """
    Clock Duration Executor InstantProtocol Regex Result Span Task TaskGroup
    """)

  /// Returns the framework that most likely declares a type, by its prefix if it is unknown; `nil` if there is no clue.
  package static func frameworkModule(of name: String) -> String? {
    if let module = module(of: name) { return module.text }
    let capitals = name.prefix { $0.isUppercase }
    // The last capital letter begins the name itself.
    return prefixes[String(capitals.dropLast())]
  }

  private static let prefixes: [String: String] = Dictionary(
    uniqueKeysWithValues: TableText.pairs(
      """
      AR   ARKit
      AS   AuthenticationServices
      AV   AVFoundation
      CA   QuartzCore
      CB   CoreBluetooth
      CK   CloudKit
      CL   CoreLocation
      CM   CoreMotion
      CN   Contacts
      CX   CallKit
      EK   EventKit
      GK   GameKit
      HK   HealthKit
      HM   HomeKit
      IN   Intents
      MC   MultipeerConnectivity
      MF   MessageUI
      MK   MapKit
      MTK  MetalKit
      MTL  Metal
      NS   Foundation or AppKit
      PH   Photos
      PK   PassKit
      QL   QuickLook
      SCN  SceneKit
      SF   SafariServices
      SK   StoreKit or SpriteKit
      UI   UIKit
      UN   UserNotifications
      WC   WatchConnectivity
      WK   WebKit
      """))

  private static let modules: [String: ModuleName] = {
    let tables: [(module: ModuleName, names: String)] = [
      (.swift, standardLibrary), (.runtime, runtime), ("Foundation", foundation),
      ("Dispatch", dispatch), ("Glibc", cLibrary), ("Combine", combine),
      ("Observation", observation), ("SwiftUI", swiftUI),
    ]
    var modules: [String: ModuleName] = [:]
    for table in tables {
      for name in TableText.words(table.names) { modules[name] = table.module }
    }
    return modules
  }()

  // Types with a row in the tables of default values are left out.

  private static let standardLibrary = """
    Any AnyObject AnyRegexOutput AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence
    AsyncFilterSequence AsyncFlatMapSequence AsyncMapSequence AsyncPrefixSequence
    AsyncPrefixWhileSequence AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence
    AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence AsyncThrowingMapSequence
    AsyncThrowingPrefixWhileSequence CVaListPointer CheckedContinuation Codable DefaultIndices
    DefaultStringInterpolation DiscardingTaskGroup DropFirstSequence DropWhileSequence Error ExecutorJob
    IndexingIterator IteratorSequence JoinedSequence KeyPath KeyedDecodingContainer
    KeyedEncodingContainer LazyDropWhileSequence LazyFilterSequence LazyMapSequence
    LazyPrefixWhileSequence MainActor ManagedBufferPointer MemoryLayout MutableRawSpan MutableSpan
    Never ObjectIdentifier Optional OutputRawSpan OutputSpan PrefixSequence RawSpan
    ReferenceWritableKeyPath Regex Result Span TaskGroup ThrowingDiscardingTaskGroup
    ThrowingTaskGroup UTF16 UTF32 UTF8 UTF8Span Unicode UnownedJob UnownedTaskExecutor
    UnsafeContinuation UnsafeCurrentTask UnsafeThrowingContinuation Void WritableKeyPath
    """

  // The overlays of the C library declare these, and Foundation exports them.
  private static let cLibrary = "POSIXErrorCode Semaphore"

  private static let runtime = """
    Defaultable EmptyAsyncSequence Fakable FakeDefaults InstantClock MissingDefault NullError NullObject
    NullReference RepeatableGenerator
    """

  /// Returns fakegen's library, other than the runtime, that declares a type.
  package static func library(declaring name: String) -> ModuleName? {
    spies.contains(name) ? .spies : nil
  }

  /// The types of `FakedSpies`, which only the output imports.
  package static let spies = TableText.words(
    """
    ArgumentMatcher AsyncMember CallCount CallsMissing Matcher NoSpyMembers OptionalMatcher Recorded
    Spied SpiedAnswer SpiedAsync SpiedAsyncThrows SpiedAsyncTypedThrows SpiedAttempt SpiedMember
    SpiedMembers SpiedOnMainActor SpiedOnMainActorAsync SpiedOnMainActorAsyncThrows
    SpiedOnMainActorAsyncTypedThrows SpiedOnMainActorThrows SpiedOnMainActorTypedThrows SpiedProperty
    SpiedSendable SpiedSendableAsync SpiedSendableAsyncThrows SpiedSendableAsyncTypedThrows
    SpiedSendableThrows SpiedSendableTypedThrows SpiedSteps SpiedSubscript SpiedTarget SpiedThrows SpiedTypedThrows Spy
    SpyCall SpyLog SpyParts StaticSpy Stubbable Stubbing
    """)

  /// The names of members that every matcher has: a case with such a name is matched by `.equal(.any)`.
  package static let membersOfMatchers = TableText.words(
    """
    any atLeast atMost contains equal exactly greater hasPrefix hasSuffix identical in init instance less
    nil none not notNil one property self some type where within
    """)

  /// Common types that a misspelt name may stand for.
  package static let common = TableText.words(
    """
    Bool Character Data Date Dictionary Double Duration Error Float Int Result Set String URL UUID Void
    """)

  /// Common types that are `Sendable` if their generic arguments are.
  package static let sendable = TableText.words(
    """
    Bool Character Data Date Decimal Double Duration Float Int Int32 Int64 Set String Substring UInt
    UInt32 UInt64 UInt8 URL URLRequest UUID
    """)

  /// The types of the standard library that constrain their first generic argument.
  package static let constrainingArgument = TableText.words(
    """
    ClosedRange Dictionary PartialRangeFrom PartialRangeThrough PartialRangeUpTo Range Set
    """)

  /// The types that erase any type of a protocol, with the protocol and the members that are their generic arguments.
  package static let erasing: [String: (protocol: String, members: [String])] = [
    "AnyPublisher": ("Publisher", ["Output", "Failure"]), "AnySequence": ("Sequence", ["Element"]),
  ]

  /// The types of the standard library that stand for an address in memory.
  package static let addresses = TableText.words(
    """
    AutoreleasingUnsafeMutablePointer CVaListPointer OpaquePointer UnsafeMutablePointer UnsafeMutableRawPointer
    UnsafePointer UnsafeRawPointer
    """)

  /// The noncopyable types of the standard library.
  package static let noncopyable = TableText.words(
    """
    Atomic AtomicLazyReference ExecutorJob MutableRawSpan MutableSpan Mutex OutputRawSpan OutputSpan RawSpan Span
    UTF8Span
    """)

  /// The types of the standard library and Foundation that are not `Sendable`, at least on some platforms.
  package static let unsendable = TableText.words(
    """
    AnyBidirectionalCollection AnyCollection AnyHashable AnyIterator AnyKeyPath AnyRandomAccessCollection
    AnySequence AsyncStream.AsyncIterator AsyncStream.Iterator AsyncThrowingStream.AsyncIterator
    AsyncThrowingStream.Iterator ByteCountFormatter DiscardingTaskGroup DispatchData DispatchWorkItem
    DispatchWorkItemFlags EnergyFormatter FileManager.DirectoryEnumerator Formatter Host ISO8601DateFormatter
    InputStream KeyPath KeyedDecodingContainer KeyedEncodingContainer LazyFilterSequence LazyMapSequence
    LengthFormatter ManagedBuffer MassFormatter MeasurementFormatter Mirror NSAffineTransform NSArray
    NSAttributedString NSCache NSCalendar NSCharacterSet NSCoder NSComparisonPredicate NSCompoundPredicate
    NSCountedSet NSData NSDateComponents NSDictionary NSEnumerator NSExpression NSHashTable NSIndexPath NSIndexSet
    NSKeyedArchiver NSKeyedUnarchiver NSMapTable NSMeasurement NSMutableArray NSMutableAttributedString
    NSMutableCharacterSet NSMutableData NSMutableDictionary NSMutableIndexSet NSMutableOrderedSet NSMutableSet
    NSMutableString NSMutableURLRequest NSNotification NSObject NSOrderedSet NSOrthography NSPersonNameComponents
    NSPredicate NSSet NSSortDescriptor NSString NSTextCheckingResult NSTimeZone NSURLComponents NSURLRequest
    Notification NotificationQueue OutputStream PartialKeyPath Port PortMessage ReferenceWritableKeyPath Regex
    RunLoop Scanner SocketPort Stream TaskGroup Thread ThrowingDiscardingTaskGroup ThrowingTaskGroup Timer
    URLProtocol URLResourceValues Unmanaged UserDefaults WritableKeyPath
    """)

  private static let foundation = """
    AlignmentOptions AttributeDynamicLookup AttributeScope AttributeScopeCodableConfiguration
    AttributeScopes AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol
    CodableAttributedStringKey CodableConfiguration CodableWithConfiguration ComparableComparator
    Comparator ContiguousBytes CurrencyFormatStyleConfiguration CustomNSError DataProtocol
    DecodableAttributedStringKey DecodableWithConfiguration DecodingConfigurationProviding
    DescriptiveNumberFormatConfiguration Dimension DiscontiguousAttributedSubstring
    DiscreteFormatStyle EncodableAttributedStringKey EncodableWithConfiguration
    EncodingConfigurationProviding Expression FileManagerDelegate FloatingPointParseStrategy
    FormatStyle FormatStyleCapitalizationContext Host IntegerParseStrategy JSONSerialization
    KeyPathComparator ListFormatStyle LocalizedError MarkdownDecodableAttributedStringKey
    MutableDataProtocol NumberFormatStyleConfiguration ParseStrategy ParseableFormatStyle
    PersonNameComponentsFormatter Port PortDelegate PortMessage PredicateBindings PredicateError
    PredicateExpression PredicateExpressions ProgressReporting ProgressUserInfoKey
    PropertyListSerialization RecoverableError ReferenceConvertible ScopedAttributeContainer
    SocketNativeHandle SocketPort SortComparator SortDescriptor StandardPredicateExpression Stream
    StreamDelegate StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration
    StreamSOCKSProxyVersion StreamSocketSecurityLevel StringStyle URLAuthenticationChallenge
    URLAuthenticationChallengeSender URLCredentialStorage URLFileResourceType URLProtocol
    URLProtocolClient URLSessionDataDelegate URLSessionDelegate URLSessionDownloadDelegate
    URLSessionStreamDelegate URLSessionStreamTask URLSessionTaskDelegate URLSessionTaskMetrics
    URLSessionTaskTransactionMetrics URLSessionWebSocketDelegate URLSessionWebSocketTask
    UnitConverter UnitElectricPotentialDifference tls_ciphersuite_t tls_protocol_version_t
    uuid_string_t
    """

  private static let dispatch = """
    DispatchDataIterator DispatchIO DispatchObject DispatchPredicate DispatchSource
    DispatchSourceHandler DispatchSourceProtocol DispatchSourceRead DispatchSourceSignal
    DispatchSourceTimer DispatchSourceUserDataAdd DispatchSourceUserDataOr
    DispatchSourceUserDataReplace DispatchSourceWrite
    """

  private static let combine = """
    Cancellable ObservableObject Publisher Subject Subscriber Subscription
    """

  private static let observation = """
    Observable
    """

  private static let swiftUI = """
    Anchor App Button Commands Environment Form Grid Group Label Link List Material Menu Namespace
    Picker Scene Section Settings Shape Slider State Stepper Table Toggle View Window
    """
}
