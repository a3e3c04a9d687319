/// Default values of the standard library, and of the other modules in every toolchain.
extension StandardDefaults {
  static let standardLibrary = Table(
    of: "Swift",
    #"""
    AnyBidirectionalCollection   $T([#0]())
    AnyClass                     NullReference.self
    AnyCollection                $T([#0]())
    AnyHashable                  $T(0)
    AnyIterator                  $T { nil }
    AnyKeyPath                   \Int.self
    AnyRandomAccessCollection    $T([#0]())
    AnySequence                  $T([#0]())
    Array                        []
    Array.Iterator               [#0]().makeIterator()
    ArraySlice                   []
    AsyncStream                  $T { $0.finish() }
    AsyncStream.AsyncIterator    AsyncStream<#0> { $0.finish() }.makeAsyncIterator()
    AsyncStream.Continuation     AsyncStream<#0>.makeStream().continuation
    AsyncStream.Continuation.BufferingPolicy .unbounded
    AsyncStream.Continuation.Termination .finished
    AsyncStream.Continuation.YieldResult .terminated
    AsyncStream.Iterator         AsyncStream<#0> { $0.finish() }.makeAsyncIterator()
    AsyncThrowingStream          $T { $0.finish() }
    AsyncThrowingStream.AsyncIterator AsyncThrowingStream<#0, #1> { $0.finish() }.makeAsyncIterator()
    AsyncThrowingStream.Continuation AsyncThrowingStream<#0, #1>.makeStream().continuation
    AsyncThrowingStream.Continuation.BufferingPolicy .unbounded
    AsyncThrowingStream.Continuation.Termination .finished(nil)
    AsyncThrowingStream.Continuation.YieldResult .terminated
    AsyncThrowingStream.Iterator AsyncThrowingStream<#0, #1> { $0.finish() }.makeAsyncIterator()
    Bool                         false
    BooleanLiteralType           false
    CBool                        false
    CChar                        0
    CChar16                      0
    CChar32                      "\0"
    CDouble                      0
    CFloat                       0
    CInt                         0
    CLong                        0
    CLongLong                    0
    CShort                       0
    CUnsignedChar                0
    CUnsignedInt                 0
    CUnsignedLong                0
    CUnsignedLongLong            0
    CUnsignedShort               0
    CWideChar                    "\0"
    CancellationError            $T()
    Character                    " "
    Character.UnicodeScalarView  (" " as Character).unicodeScalars
    ClosedRange                  =0...=0
    CodingUserInfoKey            $T(rawValue: "")!
    CollectionDifference         $T([])!
    CollectionDifference.Change  .insert(offset: 0, element: =0, associatedWith: nil)
    CollectionOfOne              $T(=0)
    ContiguousArray              []
    ContinuousClock              $T()
    ContinuousClock.Instant      .fake()
    DecodingError                .dataCorrupted(.init(codingPath: [], debugDescription: ""))
    DecodingError.Context        .init(codingPath: [], debugDescription: "")
    Dictionary                   [:]
    Dictionary.Index             [#0: #1]().startIndex
    Dictionary.Iterator          [#0: #1]().makeIterator()
    Dictionary.Keys              [#0: #1]().keys
    Dictionary.Values            [#0: #1]().values
    DiscontiguousSlice           (=0 as #0)[.init()]
    Double                       0
    Duration                     .zero
    EmptyCollection              $T()
    EmptyCollection.Iterator     .init()
    EncodingError                .invalidValue(0, .init(codingPath: [], debugDescription: ""))
    EncodingError.Context        .init(codingPath: [], debugDescription: "")
    EnumeratedSequence           (=0 as #0).enumerated()
    ExtendedGraphemeClusterType  "\0"
    FlattenSequence              (=0 as #0).joined()
    Float                        0
    Float16                      0
    Float80                      0
    FloatLiteralType             0
    FloatingPointClassification  .positiveZero
    FloatingPointRoundingRule    .toNearestOrEven
    FloatingPointSign            .plus
    Hasher                       $T()
    InlineArray                  $T { _ in =1 }
    Int                          0
    Int128                       0
    Int16                        0
    Int32                        0
    Int64                        0
    Int8                         0
    IntegerLiteralType           0
    KeyValuePairs                [:]
    LazySequence                 (=0 as #0).lazy
    ManagedBuffer                $T<#0, #1>.create(minimumCapacity: 0) { _ in =0 }
    Mirror                       $T(reflecting: ())
    Mirror.DisplayStyle          .struct
    ObjectIdentifier             $T(Int.self)
    OpaquePointer                .init(UnsafeRawPointer.defaultValue)
    PartialKeyPath               \.self
    PartialRangeFrom             (=0)...
    PartialRangeThrough          ...(=0)
    PartialRangeUpTo             ..<(=0)
    Range                        =0..<=0
    RangeSet                     $T()
    RangeSet.Ranges              RangeSet<#0>().ranges
    Regex<AnyRegexOutput>        try! $T("")
    Regex<Substring>             try! $T("", as: Substring.self)
    Repeated                     Swift.repeatElement(=0, count: 0)
    ReversedCollection           (=0 as #0).reversed()
    SIMD16                       .init()
    SIMD2                        .init()
    SIMD3                        .init()
    SIMD32                       .init()
    SIMD4                        .init()
    SIMD64                       .init()
    SIMD8                        .init()
    SIMDMask                     .init(repeating: false)
    Set                          []
    Set.Index                    Set<#0>().startIndex
    Set.Iterator                 Set<#0>().makeIterator()
    StaticBigInt                 0
    StaticString                 ""
    StrideThrough                Swift.stride(from: =0, through: =0, by: 1)
    StrideTo                     Swift.stride(from: =0, to: =0, by: 1)
    String                       ""
    String.Index                 "".startIndex
    String.Iterator              "".makeIterator()
    String.UTF16View             "".utf16
    String.UTF8View              "".utf8
    String.UnicodeScalarView     "".unicodeScalars
    StringLiteralType            ""
    Substring                    ""
    Substring.Index              "".startIndex
    Substring.UTF16View          Substring().utf16
    Substring.UTF8View           Substring().utf8
    Substring.UnicodeScalarView  Substring().unicodeScalars
    SuspendingClock              $T()
    SuspendingClock.Instant      .fake()
    SystemRandomNumberGenerator  $T()
    Task                         $T { =0 }
    TaskLocal                    $T(wrappedValue: =0)
    TaskPriority                 .medium
    UInt                         0
    UInt128                      0
    UInt16                       0
    UInt32                       0
    UInt64                       0
    UInt8                        0
    UnfoldSequence               Swift.sequence(state: =1) { _ in nil }
    Unicode.CanonicalCombiningClass .notReordered
    Unicode.GeneralCategory      .unassigned
    Unicode.Scalar               "\0"
    Unicode.Scalar.Properties    ("\0" as Unicode.Scalar).properties
    UnicodeScalar                "\0"
    UnicodeScalarType            "\0"
    Unmanaged                    .passRetained(=0)
    UnownedSerialExecutor        MainActor.sharedUnownedExecutor
    UnsafeBufferPointer          .init(start: nil, count: 0)
    UnsafeMutableBufferPointer   .init(start: nil, count: 0)
    UnsafeMutablePointer         .defaultValue
    UnsafeMutableRawBufferPointer .init(start: nil, count: 0)
    UnsafeMutableRawPointer      .defaultValue
    UnsafePointer                .defaultValue
    UnsafeRawBufferPointer       .init(start: nil, count: 0)
    UnsafeRawPointer             .defaultValue
    Zip2Sequence                 Swift.zip(=0 as #0, =1 as #1)
    """#)

  static let synchronization = Table(
    of: "Synchronization",
    """
    Atomic  $T(=0)
    Mutex   $T(=0)
    """)

  static let observation = Table(
    of: "Observation",
    """
    ObservationRegistrar  $T()
    """)

  static let platform = Table(
    of: "Glibc",
    """
    dev_t             0
    gid_t             0
    id_t              0
    in6_addr          $T()
    in_addr           $T()
    in_addr_t         0
    in_port_t         0
    ino_t             0
    iovec             $T()
    mode_t            0
    msghdr            $T()
    nlink_t           0
    off_t             0
    pid_t             0
    pollfd            $T()
    rlimit            $T()
    rusage            $T()
    sa_family_t       0
    size_t            0
    sockaddr          $T()
    sockaddr_in       $T()
    sockaddr_in6      $T()
    sockaddr_storage  $T()
    sockaddr_un       $T()
    socklen_t         0
    ssize_t           0
    suseconds_t       0
    termios           $T()
    time_t            0
    timespec          $T()
    timeval           $T()
    tm                $T()
    uid_t             0
    useconds_t        0
    """)
}
