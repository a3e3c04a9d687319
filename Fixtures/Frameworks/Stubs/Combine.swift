@_exported import AppleFoundation

public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}
public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}
extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    let raw: UInt
    public init() { raw = 0 }
    public init(_ obj: AnyObject) { raw = UInt(bitPattern: ObjectIdentifier(obj).hashValue) }
    public var description: String { "\(raw)" }
}
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error
    func receive(subscription: any Subscription)
    func receive(_ input: Self.Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Self.Failure>)
}
extension Subscriber where Input == () {
    public func receive() -> Subscribers.Demand { receive(()) }
}
public protocol Cancellable { func cancel() }
extension Cancellable {
    public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {}
    public func store(in set: inout Set<AnyCancellable>) {}
}
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    func request(_ demand: Subscribers.Demand)
}
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Self.Output)
    func send(completion: Subscribers.Completion<Self.Failure>)
    func send(subscription: any Subscription)
}
extension Subject where Output == Void { public func send() { send(()) } }
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    func connect() -> any Cancellable
}
public protocol TopLevelEncoder { associatedtype Output; func encode<T>(_ value: T) throws -> Self.Output where T: Encodable }
public protocol TopLevelDecoder { associatedtype Input; func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T: Decodable }
extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}

public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ s: Int) -> Self
    static func seconds(_ s: Double) -> Self
    static func milliseconds(_ ms: Int) -> Self
    static func microseconds(_ us: Int) -> Self
    static func nanoseconds(_ ns: Int) -> Self
}
public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    associatedtype SchedulerOptions
    var now: SchedulerTimeType { get }
    var minimumTolerance: SchedulerTimeType.Stride { get }
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
                  options: SchedulerOptions?, _ action: @escaping () -> Void) -> any Cancellable
}
extension DispatchQueue: Scheduler {
    public struct SchedulerTimeType: Strideable, Sendable {
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Sendable, ExpressibleByFloatLiteral {
            public var magnitude: Int
            public init(_ m: Int) { magnitude = m }
            public init(integerLiteral value: Int) { magnitude = value }
            public init(floatLiteral value: Double) { magnitude = Int(value) }
            public init?<T>(exactly source: T) where T: BinaryInteger { magnitude = Int(source) }
            public static func < (l: Self, r: Self) -> Bool { l.magnitude < r.magnitude }
            public static func + (l: Self, r: Self) -> Self { .init(l.magnitude + r.magnitude) }
            public static func - (l: Self, r: Self) -> Self { .init(l.magnitude - r.magnitude) }
            public static func * (l: Self, r: Self) -> Self { .init(l.magnitude * r.magnitude) }
            public static func *= (l: inout Self, r: Self) { l = l * r }
            public static func seconds(_ s: Int) -> Self { .init(s) }
            public static func seconds(_ s: Double) -> Self { .init(Int(s)) }
            public static func milliseconds(_ ms: Int) -> Self { .init(ms) }
            public static func microseconds(_ us: Int) -> Self { .init(us) }
            public static func nanoseconds(_ ns: Int) -> Self { .init(ns) }
        }
        var t: Int
        public func distance(to other: Self) -> Stride { .init(other.t - t) }
        public func advanced(by n: Stride) -> Self { .init(t: t + n.magnitude) }
    }
    public struct SchedulerOptions { public init() {} }
    public var now: SchedulerTimeType { .init(t: 0) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {}
    public func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void) {}
    public func schedule(after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
                         options: SchedulerOptions?, _ action: @escaping () -> Void) -> any Cancellable { AnyCancellable {} }
}

public enum Subscribers {
    public struct Demand: Equatable, Hashable, Sendable {
        let n: Int
        public static let unlimited = Demand(n: -1)
        public static let none = Demand(n: 0)
        public static func max(_ value: Int) -> Demand { .init(n: value) }
    }
    @frozen public enum Completion<Failure> where Failure: Error { case finished, failure(Failure) }
}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

public final class AnyCancellable: Cancellable, Hashable {
    public init(_ cancel: @escaping () -> Void) {}
    public init<C>(_ canceller: C) where C: Cancellable {}
    public func cancel() {}
    public static func == (l: AnyCancellable, r: AnyCancellable) -> Bool { l === r }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
@frozen public struct AnyPublisher<Output, Failure>: Publisher where Failure: Error {
    public init<P>(_ publisher: P) where P: Publisher, Output == P.Output, Failure == P.Failure {}
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {}
}
extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> { .init() }
    public func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
                     receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
}
extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable { AnyCancellable {} }
    public func assign(to published: inout Published<Output>.Publisher) {}
}
public struct AsyncPublisher<P>: AsyncSequence where P: Publisher, P.Failure == Never {
    public typealias Element = P.Output
    public struct Iterator: AsyncIteratorProtocol {
        public typealias Element = P.Output
        public mutating func next() async -> P.Output? { nil }
    }
    public init(_ publisher: P) {}
    public func makeAsyncIterator() -> Iterator { Iterator() }
}
public struct AsyncThrowingPublisher<P>: AsyncSequence where P: Publisher {
    public typealias Element = P.Output
    public struct Iterator: AsyncIteratorProtocol {
        public typealias Element = P.Output
        public mutating func next() async throws -> P.Output? { nil }
    }
    public init(_ publisher: P) {}
    public func makeAsyncIterator() -> Iterator { Iterator() }
}
public enum Publishers {
    public struct Map<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {}
    }
}
public final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
    public init() {}
    public func send(_ value: Output) {}
    public func send(completion: Subscribers.Completion<Failure>) {}
    public func send(subscription: any Subscription) {}
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {}
}
public final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
    public var value: Output
    public init(_ value: Output) { self.value = value }
    public func send(_ value: Output) {}
    public func send(completion: Subscribers.Completion<Failure>) {}
    public func send(subscription: any Subscription) {}
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {}
}
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public let output: Output
    public init(_ output: Output) { self.output = output }
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Output {}
}
public struct Empty<Output, Failure>: Publisher, Equatable where Failure: Error {
    public let completeImmediately: Bool
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {}
}
public struct Fail<Output, Failure>: Publisher where Failure: Error {
    public init(error: Failure) {}
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {}
}
public final class Future<Output, Failure>: Publisher where Failure: Error {
    public typealias Promise = (Result<Output, Failure>) -> Void
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {}
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {}
}

public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never
    public init() {}
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {}
    public func send() {}
}
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where Self.ObjectWillChangePublisher.Failure == Never
    var objectWillChange: Self.ObjectWillChangePublisher { get }
}
extension ObservableObject where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
@propertyWrapper public struct Published<Value> {
    var stored: Value
    public init(wrappedValue: Value) { stored = wrappedValue }
    public init(initialValue: Value) { stored = initialValue }
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Value {}
    }
    public var projectedValue: Published<Value>.Publisher { mutating get { Publisher() } set {} }
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value { get { stored } set { stored = newValue } }
    public static subscript<EnclosingSelf>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value where EnclosingSelf: AnyObject {
        get { object[keyPath: storageKeyPath].stored }
        set { object[keyPath: storageKeyPath].stored = newValue }
    }
}
