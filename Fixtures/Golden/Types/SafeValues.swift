import Dispatch
import Faked
import Foundation

struct SafePoint {
  var x, y: Double
  private let scale = 1.0
  lazy var length: Double = x + y
}

struct SafePair {
  let (first, second): (Int, String)
}

@propertyWrapper struct SafeClamp {
  var wrappedValue: Int
}

struct SafeWrapped {
  @SafeClamp var level: Int
  @SafeClamp var preset = 3
  var name: String
}

struct SafeVector<let count: Int> {
  var values: [Int]
}

struct SafeEntity {
  var id: UUID = UUID()
  var created = Date()
  var stamp: Date = .now
  var name: String
}

final class SafeSession {
  let id: UUID
  init(id: UUID = UUID(), started: Date = Date(), title: String = "") { self.id = id }
}

enum SafeState {
  case failed
  case loaded(Int)
  case cancelled
}

enum SafeError: Error {
  case offline, denied
}

enum SafeLoad {
  case error(String)
  case idle
}

struct SafeService {
  private init() {}
  static let live = SafeService()
  static let shared = SafeService()
  static let other = SafeService()
  static let preview = SafeService()
}

struct SafeEffect {
  private init() {}
  static func never() -> Self { Self() }
  static func empty() -> Self { Self() }
}

struct SafeBox<Value> {
  let value: Value
}

struct SafeCode {
  init?(raw: String) { nil }
}

enum SafeAction {
  case delete, shutdown, none
}

struct SafeTrap {
  init() { fatalError("use init(name:)") }
  init(name: String) {}
}

struct SafeUnavailable {
  @available(*, unavailable) init() {}
  init(name: String) {}
}

struct SafeWipe {
  private init() {}
  static func eraseAll() -> Self { Self() }
  static func make() -> Self { Self() }
}

enum SafeSignal {
  case signOut, refresh
}

enum SafeCommand {
  case destroy
  case open(String)
}

enum SafeReply {
  case `timed out`, `not found`, `all good`
}

enum SafeImpossible {
  case never(Never)
}

struct SafeStamp {
  init() { id = UUID() }
  init(id: UUID) { self.id = id }
  let id: UUID
}

struct SafeSeed {
  private init(_ id: UUID) {}
  static let random = SafeSeed(UUID())
  static var fresh: SafeSeed { SafeSeed(UUID()) }
  static let first = SafeSeed(UUID(uuidString: "00000000-0000-0000-0000-000000000001")!)
}

@Faked protocol SafeGenerator: RandomNumberGenerator {
  var seed: Int { get }
  func reply() -> SafeReply
}

@Faked protocol SafeValues {
  func signal() -> SafeSignal
  func command() -> SafeCommand
  func impossible() throws -> SafeImpossible
  func stamp() -> SafeStamp
  func seed() -> SafeSeed
  func action() -> SafeAction
  func trap() -> SafeTrap
  func unavailable() -> SafeUnavailable
  func wipe() -> SafeWipe
  func events() -> (stream: AsyncStream<Int>, continuation: AsyncStream<Int>.Continuation)
  func named() -> (events: AsyncStream<Int>, send: AsyncStream<Int>.Continuation)
  var point: SafePoint { get }
  var pair: SafePair { get }
  var wrapped: SafeWrapped { get }
  func vector() -> SafeVector<3>
  var entity: SafeEntity { get }
  var session: SafeSession { get }
  var state: SafeState { get }
  var error: SafeError { get }
  var load: SafeLoad { get }
  var service: SafeService { get }
  var effect: SafeEffect { get }
  var settings: UserDefaults { get }
  var interval: DispatchTimeInterval { get }
  var semaphore: DispatchSemaphore { get }
  var clock: any Clock<Duration> { get }
  var generator: any RandomNumberGenerator { get }
  func box<Value>(_ value: Value) -> SafeBox<Value>
  func boxes<Value>(_ value: Value) -> (SafeBox<Value>, Int)
  func code() -> SafeCode
}
