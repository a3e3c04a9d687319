/// The protocols of modules other than the core of the standard library.
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
      @ifThrowing(never) mutating func next() async -> Element?
      @ifThrowing(anyError) mutating func next() async throws -> Element?
      @ifThrowing(typed) mutating func next() async throws(Failure) -> Element?
    }
    public protocol AsyncSequence<Element, Failure> {
      associatedtype Element
      associatedtype AsyncIterator: AsyncIteratorProtocol
      where AsyncIterator.Element == Element, AsyncIterator.Failure == Failure
      associatedtype Failure: Error
      // A loop over a fake prefers the iterator with a `next(isolation:)` of its own, as `AsyncStream`'s.
      @ifOwn(AsyncIterator) func makeAsyncIterator() -> AsyncIterator
      @_disfavoredOverload @unlessOwn(AsyncIterator) @ifThrowing(never)
      @FakeDefault(exp: "AsyncStream<Element> { $0.finish() }.makeAsyncIterator()")
      func makeAsyncIterator() -> AsyncStream<Element>.AsyncIterator
      @_disfavoredOverload @unlessOwn(AsyncIterator) @ifThrowing(anyError)
      @FakeDefault(exp: "AsyncThrowingStream<Element, any Error> { $0.finish() }.makeAsyncIterator()")
      func makeAsyncIterator() -> AsyncThrowingStream<Element, any Error>.AsyncIterator
      @_disfavoredOverload @unlessOwn(AsyncIterator) @ifThrowing(typed)
      @FakeDefault(exp: "EmptyAsyncSequence<Element, Failure>().makeAsyncIterator()")
      func makeAsyncIterator() -> EmptyAsyncSequence<Element, Failure>.Iterator
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
      associatedtype Instant: InstantProtocol where Instant.Duration == Duration
      associatedtype Duration: DurationProtocol = Swift.Duration
      var now: Instant { get }
      var minimumResolution: Duration { get }
      func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws
    }
    public protocol Executor: AnyObject, Sendable {
      func enqueue(_ job: consuming ExecutorJob)
    }
    public protocol SerialExecutor: Executor {}
    public protocol TaskExecutor: Executor {}
    """

  static let distributed = """
    @unfakeable public protocol DistributedActor: AnyObject, Hashable, Identifiable, Sendable {}
    @unfakeable public protocol DistributedActorSystem: Sendable {}
    @unfakeable public protocol DistributedActorSystemError: Error {}
    @unfakeable public protocol DistributedTargetInvocationDecoder {}
    @unfakeable public protocol DistributedTargetInvocationEncoder {}
    @unfakeable public protocol DistributedTargetInvocationResultHandler {}
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
    @unfakeable public protocol DataProtocol: RandomAccessCollection, Sendable {}
    @unfakeable public protocol MutableDataProtocol: DataProtocol, MutableCollection,
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
    public protocol ParseableFormatStyle: FormatStyle {
      associatedtype Strategy: ParseStrategy
      where Strategy.ParseInput == FormatOutput, Strategy.ParseOutput == FormatInput
      var parseStrategy: Strategy { get }
    }
    public protocol SortComparator<Compared>: Hashable {
      associatedtype Compared
      var order: SortOrder { get set }
      func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
    }
    @objc public protocol NSSecureCoding: NSCoding {
      @FakeDefault(true) static var supportsSecureCoding: Bool { get }
    }
    @objc public protocol NSCoding: AnyObject {
      func encode(with aCoder: NSCoder)
      init?(coder aDecoder: NSCoder)
    }
    public protocol NSObjectProtocol: AnyObject {}
    open class NSObject: NSObjectProtocol { public init() {} }
    open class Operation: NSObject, @unchecked Sendable { public init() {} }
    open class Formatter: NSObject {
      public init() {}
      public required init?(coder: NSCoder) {}
    }
    public protocol NSLocking {
      func lock()
      func unlock()
    }
    @objc public protocol NSMutableCopying: AnyObject {
      @FakeDefault(exp: "self") func mutableCopy(with zone: NSZone?) -> Any
    }
    @objc public protocol NSCopying: AnyObject {
      @FakeDefault(exp: "self") func copy(with zone: NSZone?) -> Any
    }
    """

  static let combine = """
    public protocol ObservableObject: AnyObject {}
    """

  static let observation = """
    public protocol Observable {}
    """

  static let swiftUI = """
    public protocol VectorArithmetic: AdditiveArithmetic {
      mutating func scale(by rhs: Double)
      var magnitudeSquared: Double { get }
    }
    """
}
