/// Default values of Foundation and Dispatch.
extension StandardDefaults {
  static let foundation = Table(
    of: "Foundation",
    """
    AffineTransform             .identity
    AttributeContainer          $T()
    AttributedString            $T()
    AttributedString.CharacterView $T()
    AttributedString.Index      AttributedString().startIndex
    AttributedString.Runs       AttributedString().runs
    AttributedString.UnicodeScalarView $T()
    AttributedSubstring         AttributedString()[AttributedString().startIndex...]
    BlockOperation              $T {}
    Bundle                      $T.main
    ByteCountFormatStyle        $T(locale: .init(identifier: "en_US_POSIX"))
    ByteCountFormatStyle.Style  .file
    ByteCountFormatStyle.Units  []
    ByteCountFormatter          $T()
    ByteCountFormatter.CountStyle .file
    ByteCountFormatter.Units    []
    CFIndex                     0
    CFTimeInterval              0
    Calendar                    .fake()
    Calendar.Component          .day
    Calendar.Identifier         .gregorian
    Calendar.MatchingPolicy     .nextTime
    Calendar.RecurrenceRule     $T(calendar: .fake(), frequency: .daily)
    Calendar.RecurrenceRule.End .never
    Calendar.RecurrenceRule.Frequency .daily
    Calendar.RepeatedTimePolicy .first
    Calendar.SearchDirection    .forward
    CharacterSet                $T()
    CocoaError                  $T(.fileNoSuchFile)
    CocoaError.Code             .fileNoSuchFile
    ComparisonResult            .orderedSame
    Data                        $T()
    Data.Base64DecodingOptions  []
    Data.Base64EncodingOptions  []
    Data.ReadingOptions         []
    Data.SearchOptions          []
    Data.WritingOptions         []
    Date                        $T(timeIntervalSinceReferenceDate: 0)
    Date.FormatString           ""
    Date.FormatStyle            $T(locale: .init(identifier: "en_US_POSIX"), calendar: .fake(), timeZone: .init(secondsFromGMT: 0)!)
    Date.FormatStyle.DateStyle  .omitted
    Date.FormatStyle.TimeStyle  .omitted
    Date.ISO8601FormatStyle     .iso8601
    Date.IntervalFormatStyle    $T(locale: .init(identifier: "en_US_POSIX"), calendar: .fake(), timeZone: .init(secondsFromGMT: 0)!)
    Date.RelativeFormatStyle    $T(locale: .init(identifier: "en_US_POSIX"), calendar: .fake())
    Date.RelativeFormatStyle.Presentation .numeric
    Date.RelativeFormatStyle.UnitsStyle .wide
    DateComponents              $T()
    DateComponentsFormatter     .fake()
    DateFormatter               .fake()
    DateFormatter.Style         .none
    DateInterval                $T(start: .init(timeIntervalSinceReferenceDate: 0), duration: 0)
    DateIntervalFormatter       .fake()
    DateIntervalFormatter.Style .none
    Decimal                     0
    Decimal.CalculationError    .noError
    Decimal.FormatStyle         $T(locale: .init(identifier: "en_US_POSIX"))
    Decimal.FormatStyle.Currency $T(code: "USD", locale: .init(identifier: "en_US_POSIX"))
    Decimal.FormatStyle.Percent $T(locale: .init(identifier: "en_US_POSIX"))
    Decimal.RoundingMode        .plain
    Duration.TimeFormatStyle    $T(pattern: .hourMinuteSecond, locale: .init(identifier: "en_US_POSIX"))
    Duration.TimeFormatStyle.Pattern .hourMinuteSecond
    Duration.UnitsFormatStyle   $T(allowedUnits: [.seconds], width: .wide).locale(.init(identifier: "en_US_POSIX"))
    Duration.UnitsFormatStyle.Unit .seconds
    Duration.UnitsFormatStyle.UnitWidth .wide
    EnergyFormatter             .fake()
    EnergyFormatter.Unit        .joule
    FileAttributeKey            .size
    FileAttributeType           .typeUnknown
    FileHandle                  .nullDevice
    FileManager                 $T()
    FileManager.DirectoryEnumerationOptions []
    FileManager.ItemReplacementOptions []
    FileManager.SearchPathDirectory .documentDirectory
    FileManager.SearchPathDomainMask []
    FileManager.URLRelationship .other
    FileProtectionType          .none
    FloatingPointFormatStyle    $T(locale: .init(identifier: "en_US_POSIX"))
    FloatingPointFormatStyle.Currency $T(code: "USD", locale: .init(identifier: "en_US_POSIX"))
    FloatingPointFormatStyle.Percent $T(locale: .init(identifier: "en_US_POSIX"))
    Formatter                   $T()
    Formatter.Context           .unknown
    Formatter.UnitStyle         .medium
    ISO8601DateFormatter        $T()
    ISO8601DateFormatter.Options []
    IndexPath                   $T()
    IndexSet                    $T()
    IndexSet.Index              IndexSet().startIndex
    InflectionRule              .automatic
    InputStream                 $T(data: .init())
    IntegerFormatStyle          $T(locale: .init(identifier: "en_US_POSIX"))
    IntegerFormatStyle.Currency $T(code: "USD", locale: .init(identifier: "en_US_POSIX"))
    IntegerFormatStyle.Percent  $T(locale: .init(identifier: "en_US_POSIX"))
    JSONDecoder                 $T()
    JSONDecoder.DataDecodingStrategy .base64
    JSONDecoder.DateDecodingStrategy .deferredToDate
    JSONDecoder.KeyDecodingStrategy .useDefaultKeys
    JSONDecoder.NonConformingFloatDecodingStrategy .throw
    JSONEncoder                 $T()
    JSONEncoder.DataEncodingStrategy .base64
    JSONEncoder.DateEncodingStrategy .deferredToDate
    JSONEncoder.KeyEncodingStrategy .useDefaultKeys
    JSONEncoder.NonConformingFloatEncodingStrategy .throw
    JSONEncoder.OutputFormatting []
    JSONSerialization.ReadingOptions []
    JSONSerialization.WritingOptions []
    LengthFormatter             .fake()
    LengthFormatter.Unit        .meter
    ListFormatter               .fake()
    Locale                      $T(identifier: "en_US_POSIX")
    Locale.Collation            .standard
    Locale.Components           $T(identifier: "en_US_POSIX")
    Locale.Currency             $T("USD")
    Locale.HourCycle            .zeroToTwentyThree
    Locale.Language             $T(identifier: "en")
    Locale.Language.Components  $T(identifier: "en")
    Locale.LanguageCode         $T("en")
    Locale.LanguageDirection    .leftToRight
    Locale.MeasurementSystem    .metric
    Locale.NumberingSystem      $T("latn")
    Locale.Region               $T("US")
    Locale.Script               .latin
    Locale.Subdivision          $T("")
    Locale.Variant              .posix
    Locale.Weekday              .monday
    MassFormatter               .fake()
    MassFormatter.Unit          .gram
    Measurement                 $T(value: 0, unit: =0)
    MeasurementFormatter        .fake()
    Morphology                  $T()
    NSArray                     $T()
    NSAttributedString          $T(string: "")
    NSAttributedString.EnumerationOptions []
    NSAttributedString.Key      $T("")
    NSCache                     $T()
    NSCalendar.Options          []
    NSCalendar.Unit             []
    NSCharacterSet              $T()
    NSCoder                     NSKeyedUnarchiver.fake()
    NSCondition                 $T()
    NSConditionLock             $T(condition: 0)
    NSCountedSet                $T()
    NSData                      $T()
    NSDate                      $T(timeIntervalSinceReferenceDate: 0)
    NSDateComponents            $T()
    NSDecimalNumber             $T.zero
    NSDictionary                $T()
    NSEnumerationOptions        []
    NSError                     $T(domain: "", code: 0)
    NSExceptionName             $T("")
    NSIndexPath                 $T()
    NSIndexSet                  $T()
    NSItemProvider              $T()
    NSKeyedArchiver             $T(requiringSecureCoding: true)
    NSKeyedUnarchiver           .fake()
    NSLocale                    $T(localeIdentifier: "en_US_POSIX")
    NSLock                      $T()
    NSMutableArray              $T()
    NSMutableAttributedString   $T(string: "")
    NSMutableData               $T()
    NSMutableDictionary         $T()
    NSMutableOrderedSet         $T()
    NSMutableSet                $T()
    NSMutableString             $T(capacity: 0)
    NSNotification              $T(name: .init(""), object: nil)
    NSNotification.Name         $T("")
    NSNull                      $T()
    NSNumber                    0
    NSObject                    $T()
    NSObjectProtocol            NSObject()
    NSOrderedSet                $T()
    NSPoint                     .zero
    NSPredicate                 $T(value: true)
    NSRange                     $T(location: 0, length: 0)
    NSRect                      .zero
    NSRecursiveLock             $T()
    NSRegularExpression         try! $T(pattern: " ")
    NSRegularExpression.MatchingOptions []
    NSRegularExpression.Options []
    NSSet                       $T()
    NSSize                      .zero
    NSSortOptions               []
    NSString                    ""
    NSTextCheckingResult.CheckingType []
    NSTimeZone                  $T(forSecondsFromGMT: 0)
    NSURL                       $T(string: "https://example.invalid")!
    NSURLComponents             $T()
    NSURLQueryItem              $T(name: "", value: nil)
    NSUUID                      $T(uuidString: "00000000-0000-0000-0000-000000000000")!
    NSValue                     NSNumber(value: 0)
    Notification                $T(name: .init(""))
    Notification.Name           $T("")
    NotificationCenter          $T()
    NotificationQueue           $T(notificationCenter: .init())
    NotificationQueue.NotificationCoalescing []
    NotificationQueue.PostingStyle .asap
    NumberFormatter             .fake()
    NumberFormatter.PadPosition .beforePrefix
    NumberFormatter.RoundingMode .halfEven
    NumberFormatter.Style       .none
    OSStatus                    0
    ObjCBool                    false
    OperatingSystemVersion      $T(majorVersion: 0, minorVersion: 0, patchVersion: 0)
    Operation                   $T()
    Operation.QueuePriority     .normal
    OperationQueue              $T()
    OutputStream                .toMemory()
    POSIXError                  $T(.EPERM)
    POSIXError.Code             .EPERM
    POSIXErrorCode              .EPERM
    PersonNameComponents        $T()
    Pipe                        $T()
    Predicate                   .true
    Process                     $T()
    Process.TerminationReason   .exit
    ProcessInfo                 $T.processInfo
    Progress                    $T(totalUnitCount: 0)
    Progress.FileOperationKind  .copying
    ProgressKind                .file
    PropertyListDecoder         $T()
    PropertyListEncoder         $T()
    PropertyListSerialization.MutabilityOptions []
    PropertyListSerialization.PropertyListFormat .xml
    QualityOfService            .default
    RelativeDateTimeFormatter   .fake()
    RunLoop                     .main
    RunLoop.Mode                .default
    Scanner                     $T(string: "")
    Scanner.NumberRepresentation .decimal
    SortOrder                   .forward
    String.Comparator           $T(.lexical)
    String.CompareOptions       []
    String.Encoding             .utf8
    String.StandardComparator   .lexical
    StringTransform             .toLatin
    Thread                      $T()
    TimeInterval                0
    TimeZone                    $T(secondsFromGMT: 0)!
    TimeZone.NameStyle          .standard
    Timer                       $T(timeInterval: 0, repeats: false) { _ in }
    URL                         $T(string: "https://example.invalid")!
    URL.DirectoryHint           .inferFromPath
    URLComponents               $T()
    URLError                    $T(.unknown)
    URLError.Code               .unknown
    URLQueryItem                $T(name: "", value: nil)
    URLResourceKey              .nameKey
    URLResourceValues           $T()
    UUID                        $T(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    UndoManager                 $T()
    Unit                        $T(symbol: "")
    UnitAcceleration            .metersPerSecondSquared
    UnitAngle                   .radians
    UnitArea                    .squareMeters
    UnitConcentrationMass       .gramsPerLiter
    UnitConverterLinear         $T(coefficient: 1)
    UnitDispersion              .partsPerMillion
    UnitDuration                .seconds
    UnitElectricCharge          .coulombs
    UnitElectricCurrent         .amperes
    UnitElectricPotentialDifference .volts
    UnitElectricResistance      .ohms
    UnitEnergy                  .joules
    UnitFrequency               .hertz
    UnitFuelEfficiency          .litersPer100Kilometers
    UnitIlluminance             .lux
    UnitInformationStorage      .bytes
    UnitLength                  .meters
    UnitMass                    .kilograms
    UnitPower                   .watts
    UnitPressure                .newtonsPerMetersSquared
    UnitSpeed                   .metersPerSecond
    UnitTemperature             .kelvin
    UnitVolume                  .liters
    UserDefaults                $T(suiteName: "fakegen")!
    unichar                     0
    uuid_t                      (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    """)

  static let networking = Table(
    of: "FoundationNetworking",
    """
    CachedURLResponse          $T(response: .init(url: .init(string: "https://example.invalid")!, mimeType: nil, expectedContentLength: 0, textEncodingName: nil), data: .init())
    HTTPCookie                 $T(properties: [.name: "", .value: "", .path: "/", .domain: ""])!
    HTTPCookie.AcceptPolicy    .never
    HTTPCookiePropertyKey      .name
    HTTPCookieStorage          URLSessionConfiguration.ephemeral.httpCookieStorage!
    HTTPURLResponse            $T(url: .init(string: "https://example.invalid")!, statusCode: 200, httpVersion: nil, headerFields: nil)!
    NSMutableURLRequest        $T(url: .init(string: "https://example.invalid")!)
    NSURLRequest               $T(url: .init(string: "https://example.invalid")!)
    URLCache                   $T(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)
    URLCache.StoragePolicy     .notAllowed
    URLCredential              $T(user: "", password: "", persistence: .none)
    URLCredential.Persistence  .none
    URLProtectionSpace         $T(host: "", port: 0, protocol: nil, realm: nil, authenticationMethod: nil)
    URLRequest                 $T(url: .init(string: "https://example.invalid")!)
    URLRequest.CachePolicy     .useProtocolCachePolicy
    URLResponse                $T(url: .init(string: "https://example.invalid")!, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    URLSession                 $T(configuration: .ephemeral)
    URLSession.AuthChallengeDisposition .performDefaultHandling
    URLSession.DelayedRequestDisposition .cancel
    URLSession.ResponseDisposition .cancel
    URLSessionConfiguration    .ephemeral
    URLSessionDataTask         URLSession.shared.dataTask(with: .init(string: "https://example.invalid")!)
    URLSessionDownloadTask     URLSession.shared.downloadTask(with: .init(string: "https://example.invalid")!)
    URLSessionTask             URLSession.shared.dataTask(with: .init(string: "https://example.invalid")!)
    URLSessionTask.State       .suspended
    URLSessionUploadTask       URLSession.shared.uploadTask(with: .init(url: .init(string: "https://example.invalid")!), from: .init())
    URLSessionWebSocketTask.CloseCode .invalid
    URLSessionWebSocketTask.Message .data(.init())
    """)

  static let dispatch = Table(
    of: "Dispatch",
    """
    DispatchData           $T.empty
    DispatchGroup          $T()
    DispatchIO.CloseFlags  []
    DispatchQoS            .unspecified
    DispatchQoS.QoSClass   .unspecified
    DispatchQueue          $T.main
    DispatchQueue.Attributes     []
    DispatchQueue.AutoreleaseFrequency .inherit
    DispatchSemaphore      { let one = $T(value: 0); one.signal(); return one }()
    DispatchSource.FileSystemEvent []
    DispatchSource.TimerFlags    []
    DispatchSpecificKey    $T()
    DispatchTime           $T(uptimeNanoseconds: 0)
    DispatchTimeInterval   .seconds(0)
    DispatchTimeoutResult  .success
    DispatchWallTime       $T(timespec: .init())
    DispatchWorkItem       $T {}
    DispatchWorkItemFlags  []
    """)
}
