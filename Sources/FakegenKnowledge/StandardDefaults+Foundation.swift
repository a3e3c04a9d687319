/// Foundation and Dispatch.
extension StandardDefaults {
  static let foundation = Table(
    of: "Foundation",
    """
    AffineTransform             .identity
    AttributeContainer          $T()
    AttributedString            $T()
    AttributedSubstring         AttributedString()[AttributedString().startIndex...]
    BlockOperation              $T {}
    Bundle                      $T.main
    ByteCountFormatter          $T()
    CFIndex                     0
    CFTimeInterval              0
    Calendar                    .fake()
    Calendar.Component          .day
    Calendar.Identifier         .gregorian
    Calendar.MatchingPolicy     .nextTime
    CharacterSet                $T()
    CocoaError                  $T(.fileNoSuchFile)
    CocoaError.Code             .fileNoSuchFile
    ComparisonResult            .orderedSame
    Data                        $T()
    Data.Base64EncodingOptions  []
    Data.ReadingOptions         []
    Data.WritingOptions         []
    Date                        $T(timeIntervalSinceReferenceDate: 0)
    Date.FormatStyle            $T(locale: .init(identifier: "en_US_POSIX"), calendar: .fake(), timeZone: .init(secondsFromGMT: 0)!)
    Date.ISO8601FormatStyle     .iso8601
    DateComponents              $T()
    DateComponentsFormatter     .fake()
    DateFormatter               .fake()
    DateFormatter.Style         .none
    DateInterval                $T(start: .init(timeIntervalSinceReferenceDate: 0), duration: 0)
    DateIntervalFormatter       .fake()
    Decimal                     0
    Decimal.FormatStyle         $T(locale: .init(identifier: "en_US_POSIX"))
    Decimal.FormatStyle.Currency $T(code: "USD", locale: .init(identifier: "en_US_POSIX"))
    Decimal.FormatStyle.Percent $T(locale: .init(identifier: "en_US_POSIX"))
    Decimal.RoundingMode        .plain
    EnergyFormatter             .fake()
    FileAttributeKey            .size
    FileAttributeType           .typeUnknown
    FileHandle                  .nullDevice
    FileManager                 $T()
    FileManager.SearchPathDirectory .documentDirectory
    FileProtectionType          .none
    FloatingPointFormatStyle    $T(locale: .init(identifier: "en_US_POSIX"))
    Formatter                   $T()
    ISO8601DateFormatter        $T()
    IndexPath                   $T()
    IndexSet                    $T()
    InputStream                 $T(data: .init())
    IntegerFormatStyle          $T(locale: .init(identifier: "en_US_POSIX"))
    JSONDecoder                 $T()
    JSONDecoder.DateDecodingStrategy .deferredToDate
    JSONEncoder                 $T()
    JSONEncoder.DateEncodingStrategy .deferredToDate
    JSONEncoder.OutputFormatting []
    JSONSerialization.ReadingOptions []
    LengthFormatter             .fake()
    ListFormatter               .fake()
    Locale                      $T(identifier: "en_US_POSIX")
    Locale.Currency             $T("USD")
    Locale.Language             $T(identifier: "en")
    Locale.LanguageCode         $T("en")
    Locale.Region               $T("US")
    MassFormatter               .fake()
    Measurement                 $T(value: 0, unit: =0)
    MeasurementFormatter        .fake()
    NSArray                     $T()
    NSAttributedString          $T(string: "")
    NSCache                     $T()
    NSCharacterSet              $T()
    NSCondition                 $T()
    NSConditionLock             $T(condition: 0)
    NSCountedSet                $T()
    NSData                      $T()
    NSDate                      $T(timeIntervalSinceReferenceDate: 0)
    NSDecimalNumber             $T.zero
    NSDictionary                $T()
    NSError                     $T(domain: "", code: 0)
    NSIndexPath                 $T()
    NSIndexSet                  $T()
    NSItemProvider              $T()
    NSKeyedArchiver             $T(requiringSecureCoding: true)
    NSLock                      $T()
    NSMutableArray              $T()
    NSMutableAttributedString   $T(string: "")
    NSMutableData               $T()
    NSMutableDictionary         $T()
    NSMutableOrderedSet         $T()
    NSMutableSet                $T()
    NSMutableString             $T(capacity: 0)
    NSNotification              $T(name: .init(""), object: nil)
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
    NSSet                       $T()
    NSSize                      .zero
    NSString                    ""
    NSTimeZone                  $T(forSecondsFromGMT: 0)
    NSURL                       $T(string: "https://example.invalid")!
    NSUUID                      $T(uuidString: "00000000-0000-0000-0000-000000000000")!
    NSValue                     NSNumber(value: 0)
    Notification                $T(name: .init(""))
    Notification.Name           $T("")
    NotificationCenter          $T()
    NotificationQueue           $T(notificationCenter: .init())
    NumberFormatter             .fake()
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
    Process                     $T()
    Process.TerminationReason   .exit
    ProcessInfo                 $T.processInfo
    Progress                    $T(totalUnitCount: 0)
    PropertyListDecoder         $T()
    PropertyListEncoder         $T()
    PropertyListSerialization.PropertyListFormat .xml
    QualityOfService            .default
    RelativeDateTimeFormatter   .fake()
    RunLoop                     .main
    RunLoop.Mode                .default
    Scanner                     $T(string: "")
    SortOrder                   .forward
    String.CompareOptions       []
    String.Encoding             .utf8
    StringTransform             .toLatin
    Thread                      $T()
    TimeInterval                0
    TimeZone                    $T(secondsFromGMT: 0)!
    TimeZone.NameStyle          .standard
    Timer                       $T(timeInterval: 0, repeats: false) { _ in }
    URL                         $T(string: "https://example.invalid")!
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
    HTTPCookiePropertyKey      .name
    HTTPCookieStorage          URLSessionConfiguration.ephemeral.httpCookieStorage!
    HTTPURLResponse            $T(url: .init(string: "https://example.invalid")!, statusCode: 200, httpVersion: nil, headerFields: nil)!
    URLCache                   $T(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)
    URLCredential              $T(user: "", password: "", persistence: .none)
    URLCredential.Persistence  .none
    URLProtectionSpace         $T(host: "", port: 0, protocol: nil, realm: nil, authenticationMethod: nil)
    URLRequest                 $T(url: .init(string: "https://example.invalid")!)
    URLRequest.CachePolicy     .useProtocolCachePolicy
    URLResponse                $T(url: .init(string: "https://example.invalid")!, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    URLSession                 $T(configuration: .ephemeral)
    URLSession.AuthChallengeDisposition .performDefaultHandling
    URLSessionConfiguration    .ephemeral
    URLSessionDataTask         URLSession.shared.dataTask(with: .init(string: "https://example.invalid")!)
    URLSessionDownloadTask     URLSession.shared.downloadTask(with: .init(string: "https://example.invalid")!)
    URLSessionTask             URLSession.shared.dataTask(with: .init(string: "https://example.invalid")!)
    URLSessionTask.State       .suspended
    URLSessionUploadTask       URLSession.shared.uploadTask(with: .init(url: .init(string: "https://example.invalid")!), from: .init())
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
    DispatchSemaphore      { let one = $T(value: 0); one.signal(); return one }()
    DispatchSpecificKey    $T()
    DispatchTime           $T(uptimeNanoseconds: 0)
    DispatchTimeInterval   .seconds(0)
    DispatchTimeoutResult  .success
    DispatchWallTime       $T(timespec: .init())
    DispatchWorkItem       $T {}
    DispatchWorkItemFlags  []
    """)
}
