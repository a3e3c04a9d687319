import Faked
import FakedRuntime
import Foundation

// The examples in the documentation of declarations, each in a type of its own, because many use the same names.

struct AttributeSample {
  @Faked protocol Thing {
    var x: Int { get }
    func perform()
  }

  struct FakeThing: EmptyThing { var x = 5 }
  let placeholder: any Thing = NullThing()
}

struct TestDataSample {
  @Faked struct User {
    let id: Int
    var name: String
  }

  let user = User.fake(name: "Ada")
}

struct ValueSample {
  @Faked protocol Account {
    @FakeDefault("nobody") var owner: String { get }
  }

  @Faked protocol Formatting {
    @FakeDefault({ $0 }) var transform: (String) -> String { get }
  }

  @Faked protocol Merging {
    @FakeDefault({ first, _ in first }) var merge: (Int, Int) -> Int { get }
  }

  @Faked protocol Formatter {
    @FakeDefault(exp: "text.uppercased()") func format(_ text: String) -> String
  }
}

struct Wallet {
  let owner: String
  let balance: Int
}

extension Wallet: Defaultable {
  static var defaultValue: Wallet { Wallet(owner: "", balance: 0) }
}

struct Purse {
  let owner: String
  let balance: Int
}

extension Purse: Fakable {
  static func fakeDefault() -> Purse { Purse(owner: "", balance: 0) }
}

struct NullObjectSample {
  @Faked protocol Store {
    static func open() -> Self
  }

  struct FakeStore: EmptyStore, NullObject {}
}

struct DefaultSample<State> {
  func balance() -> Money { fakeDefault(in: "Account") }

  func load(_ id: Int) throws -> Wallet { try fakeDefaultOrThrow(in: "Bank") }

  var lastError: any Error { NullError() }

  var onChange: @Sendable (State) -> Void { sendableClosure() }
}

struct TypedThrowsSample {
  enum BankError: Error { case closed }

  func load(_ id: Int) throws(BankError) -> Wallet { try fakeDefault(orThrow: BankError.closed) }
}

struct RegistrationSample {
  enum Host { case loopback }

  struct Connection {
    init(to host: Host) {}
  }

  func register() {
    FakeDefaults.register(Connection.self) { Connection(to: .loopback) }
  }
}

@Faked
protocol Stopwatch {
  var start: ContinuousClock.Instant { get }  // EmptyStopwatch returns .fake()
}

@Faked
protocol Scheduling {
  var calendar: Calendar { get }  // EmptyScheduling returns .fake()
}

@Faked
protocol Polling {
  var clock: any Clock<Duration> { get }  // EmptyPolling returns InstantClock()
}

@Faked
protocol Observing {
  func observe() -> AnyObject  // EmptyObserving returns NullReference()
}

@Faked
protocol Shuffling {
  var generator: any RandomNumberGenerator { get }  // EmptyShuffling returns RepeatableGenerator()
}

enum DownloadError: Error { case interrupted }

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
@Faked
protocol Downloading {
  var chunks: any AsyncSequence<Data, DownloadError> { get }
  // EmptyDownloading returns EmptyAsyncSequence<Data, DownloadError>()
}

/// The protocols of the samples with spies.
enum SpySample {
  enum Currency { case eur, usd }

  struct Money: Equatable, ExpressibleByIntegerLiteral {
    let amount: Int
    let currency: Currency

    init(_ amount: Int, _ currency: Currency) {
      self.amount = amount
      self.currency = currency
    }

    init(integerLiteral amount: Int) { self.init(amount, .eur) }
  }

  @Faked(createSpy: true)
  protocol PricingService {
    var rate: Double { get set }
    var limit: Int? { get set }
    func open()
    func price(of item: String, in currency: Currency) async throws -> Money
    func refresh()
  }

  struct Basket {
    let items: [String]
    let pricing: any PricingService

    init(_ items: [String], _ pricing: any PricingService) {
      self.items = items
      self.pricing = pricing
    }

    func total() async throws -> Int {
      var total = 0
      for item in items { total += try await pricing.price(of: item, in: .eur).amount }
      return total
    }
  }

  enum StoreError: Error { case full }

  @Faked(createSpy: true)
  protocol Store {
    static func make(_ id: Int) -> Int
    func open()
    func close()
    func fetch(limit: Int?) -> [Int]
    func load(id: Int) -> Int
    func load(id: Int) async -> Int
    func next() throws -> Int
    func save(_ item: Int) throws
    subscript(key: String) -> Double { get set }
  }

  @Faked(createSpy: true)
  protocol Cache {
    subscript(key: String) -> Double? { get set }
  }
}

/// The protocols of the samples with static members and with associated types.
enum StaticSpySample {
  @Faked(createSpy: true)
  protocol Store {
    init(path: String)
    static func make() -> any Store
  }

  enum AppRoute { case home }

  @Faked(createSpy: true)
  protocol Router {
    associatedtype Route
    func show(_ route: Route)
  }
}

@Faked struct Order { var placed: Date }

@Faked struct Person { var age: Int }
