/// The protocols of what is imported besides the standard library's core.
extension Prelude {
  static let concurrency = """
    public protocol Actor: AnyObject, Sendable {}
    public protocol AnyActor: AnyObject, Sendable {}
    public protocol GlobalActor {
      associatedtype ActorType: Actor
      static var shared: ActorType { get }
    }
    public protocol AsyncIteratorProtocol<Element> {
      associatedtype Element
      associatedtype Failure: Error
      mutating func next() async -> Element?
    }
    public protocol AsyncSequence<Element, Failure> {
      associatedtype Element
      associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
      associatedtype Failure: Error
      @FakeDefault(exp: "AsyncStream<Element> { $0.finish() }.makeAsyncIterator()")
      func makeAsyncIterator() -> AsyncStream<Element>.AsyncIterator
    }
    public protocol DurationProtocol: AdditiveArithmetic, Comparable, Sendable {
      static func / (lhs: Self, rhs: Int) -> Self
      static func * (lhs: Self, rhs: Int) -> Self
      static func / (lhs: Self, rhs: Self) -> Double
    }
    public protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable {
      associatedtype Duration: DurationProtocol
      func advanced(by duration: Duration) -> Self
      func duration(to other: Self) -> Duration
    }
    public protocol Clock<Duration>: Sendable {
      associatedtype Instant: InstantProtocol
      associatedtype Duration = Swift.Duration
      var now: Instant { get }
      var minimumResolution: Instant.Duration { get }
      func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws
    }
    @Unfakeable public protocol DistributedActor: AnyObject, Hashable, Identifiable, Sendable {}
    @Unfakeable public protocol DistributedActorSystem: Sendable {}
    @Unfakeable public protocol DistributedActorSystemError: Error {}
    @Unfakeable public protocol DistributedTargetInvocationDecoder {}
    @Unfakeable public protocol DistributedTargetInvocationEncoder {}
    @Unfakeable public protocol DistributedTargetInvocationResultHandler {}
    public protocol Executor: AnyObject, Sendable {
      func enqueue(_ job: consuming ExecutorJob)
    }
    public protocol SerialExecutor: Executor {}
    public protocol TaskExecutor: Executor {}
    """

  static let foundation = """
    public protocol LocalizedError: Error {}
    public protocol CustomNSError: Error {}
    public protocol RecoverableError: Error {
      var recoveryOptions: [String] { get }
      func attemptRecovery(optionIndex recoveryOptionIndex: Int) -> Bool
    }
    public protocol ContiguousBytes {
      func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
    }
    @Unfakeable public protocol DataProtocol: RandomAccessCollection, Sendable {}
    @Unfakeable public protocol MutableDataProtocol: DataProtocol, MutableCollection,
      RangeReplaceableCollection
    {}
    public protocol FormatStyle<FormatInput, FormatOutput>: Decodable, Encodable, Hashable {
      associatedtype FormatInput
      associatedtype FormatOutput
      func format(_ value: FormatInput) -> FormatOutput
    }
    public protocol ParseStrategy<ParseInput, ParseOutput>: Decodable, Encodable, Hashable {
      associatedtype ParseInput
      associatedtype ParseOutput
      func parse(_ value: ParseInput) throws -> ParseOutput
    }
    public protocol SortComparator<Compared>: Hashable {
      associatedtype Compared
      var order: SortOrder { get set }
      func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
    }
    public protocol NSCoding: AnyObject {
      func encode(with aCoder: NSCoder)
      init?(coder aDecoder: NSCoder)
    }
    @Unfakeable public protocol FileManagerDelegate: NSObjectProtocol {}
    public protocol NSObjectProtocol: AnyObject {}
    open class NSObject: NSObjectProtocol { public init() {} }
    public protocol NSCopying: AnyObject {
      func copy(with zone: NSZone?) -> Any
    }
    public protocol ObservableObject: AnyObject {}
    public protocol Observable {}
    """
}
