/// Names of types that the frameworks of the toolchain and of Apple declare at file scope.
///
/// A type of the user's with such a name is plain inside its own module. In another module that
/// imports both, the name alone is ambiguous, and the generator writes the module before it.
enum FrameworkNames {
  static func contains(_ name: String) -> Bool { names.contains(name) }

  private static let names = Set(
    text.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let text = """
    AffineTransform Alignment AlignmentOptions Anchor Angle Animation AnyCancellable App
    AttributeContainer AttributeDynamicLookup AttributeScope
    AttributeScopeCodableConfiguration AttributeScopes AttributedString
    AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol
    AttributedSubstring Axis Binding BlockOperation Bundle Button ByteCountFormatStyle
    ByteCountFormatter CGFloat CGPoint CGRect CGRectEdge CGSize CachedURLResponse Calendar
    Cancellable CharacterSet Circle CocoaError CodableAttributedStringKey CodableConfiguration
    CodableWithConfiguration Color Commands ComparableComparator Comparator ComparisonResult
    ContiguousBytes CurrencyFormatStyleConfiguration CustomNSError Data DataProtocol Date
    DateComponents DateFormatter DateInterval DateIntervalFormatter Decimal
    DecodableAttributedStringKey DecodableWithConfiguration DecodingConfigurationProviding
    DescriptiveNumberFormatConfiguration Dimension DiscontiguousAttributedSubstring
    DiscreteFormatStyle DispatchData DispatchDataIterator DispatchGroup DispatchIO
    DispatchObject DispatchPredicate DispatchQoS DispatchQueue DispatchSemaphore
    DispatchSource DispatchSourceHandler DispatchSourceProtocol DispatchSourceRead
    DispatchSourceSignal DispatchSourceTimer DispatchSourceUserDataAdd
    DispatchSourceUserDataOr DispatchSourceUserDataReplace DispatchSourceWrite
    DispatchSpecificKey DispatchTime DispatchTimeInterval DispatchTimeoutResult
    DispatchWallTime DispatchWorkItem DispatchWorkItemFlags Divider Edge
    EncodableAttributedStringKey EncodableWithConfiguration EncodingConfigurationProviding
    EnergyFormatter Environment Expression FileAttributeKey FileAttributeType FileHandle
    FileManager FileManagerDelegate FileProtectionType FloatingPointFormatStyle
    FloatingPointParseStrategy Font Form FormatStyle FormatStyleCapitalizationContext
    Formatter Gradient Grid Group HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage
    HTTPURLResponse Host ISO8601DateFormatter Image IndexPath IndexSet InflectionRule
    InputStream IntegerFormatStyle IntegerParseStrategy JSONDecoder JSONEncoder
    JSONSerialization KeyPathComparator Label LengthFormatter Link List ListFormatStyle Locale
    LocalizedError MarkdownDecodableAttributedStringKey MassFormatter Material Measurement
    Menu Morphology MutableDataProtocol Namespace Notification NotificationCenter
    NotificationQueue NumberFormatStyleConfiguration NumberFormatter ObjCBool Observable
    ObservableObject OperatingSystemVersion Operation OperationQueue OutputStream POSIXError
    ParseStrategy ParseableFormatStyle Path PersonNameComponents PersonNameComponentsFormatter
    Picker Pipe Port PortDelegate PortMessage Predicate PredicateBindings PredicateError
    PredicateExpression PredicateExpressions Process ProcessInfo Progress ProgressKind
    ProgressReporting ProgressUserInfoKey PropertyListDecoder PropertyListEncoder
    PropertyListSerialization Published Publisher QualityOfService RecoverableError Rectangle
    ReferenceConvertible RunLoop Scanner Scene ScopedAttributeContainer Section Settings Shape
    Slider SocketNativeHandle SocketPort SortComparator SortDescriptor SortOrder Spacer
    StandardPredicateExpression State Stepper Stream StreamDelegate
    StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion
    StreamSocketSecurityLevel StringStyle StringTransform Subject Subscriber Subscription
    Table Text Thread TimeInterval TimeZone Timer Toggle Transaction URL
    URLAuthenticationChallenge URLAuthenticationChallengeSender URLCache URLComponents
    URLCredential URLCredentialStorage URLError URLFileResourceType URLProtectionSpace
    URLProtocol URLProtocolClient URLQueryItem URLRequest URLResourceKey URLResourceValues
    URLResponse URLSession URLSessionConfiguration URLSessionDataDelegate URLSessionDataTask
    URLSessionDelegate URLSessionDownloadDelegate URLSessionDownloadTask
    URLSessionStreamDelegate URLSessionStreamTask URLSessionTask URLSessionTaskDelegate
    URLSessionTaskMetrics URLSessionTaskTransactionMetrics URLSessionUploadTask
    URLSessionWebSocketDelegate URLSessionWebSocketTask UUID Unit UnitAcceleration UnitAngle
    UnitArea UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion
    UnitDuration UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference
    UnitElectricResistance UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance
    UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed
    UnitTemperature UnitVolume UserDefaults View Window tls_ciphersuite_t
    tls_protocol_version_t unichar uuid_string_t uuid_t
    """
}
