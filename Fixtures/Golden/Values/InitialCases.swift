import Faked
import Foundation

enum TicketState { case open, closed, waiting(for: String) }

struct TicketLimits {
  enum Kind { case low, high }
  static let usual = 3
}

/// What a property begins as stays its default if it is a case of an enum, whether the type is written or not.
@Faked struct InitialCases {
  var state = TicketState.closed
  var named: TicketState = .closed
  var waiting = TicketState.waiting(for: "Ada")
  var kind = TicketLimits.Kind.high { didSet {} }
  var limit = TicketLimits.usual
  var last: TicketState? = .open
}

@Faked final class TicketQueue {
  let state: TicketState

  init(state: TicketState = .closed, kind: TicketLimits.Kind = TicketLimits.Kind.high) {
    self.state = state
  }
}

@propertyWrapper struct TicketClamped {
  var wrappedValue: Double
  init(wrappedValue: Double, _ limits: ClosedRange<Double>) { self.wrappedValue = wrappedValue }
}

/// What is made of literals stays, whether the type is written or not.
@Faked struct InitialLiterals {
  var count = 0
  var limit = 3 * 10
  var written: Int = 3 * 10
  var tags = ["a"]
  var amounts = ["a": 1, "b": 2]
  var sizes: [String: Double] = ["a": 1]
  var scale: Float = 1e3
  var range = 0...10
  var mask: UInt8 = 0xFF & 0b1111
  var pair = (0, true)
  @TicketClamped(0...1) var volume = 0.5
  var onTap: () -> Void = {}
  var onChange: ((Int) -> Void)?
  let fixed = 3
}

struct TicketWindow { var size: Int = 1 }

struct TicketLevel: RawRepresentable {
  let rawValue: Int
  static let high = TicketLevel(rawValue: 3)
  static func of(_ value: Int, up: Int = 1) -> TicketLevel { TicketLevel(rawValue: value + up) }
}

/// What is made by members and initializers that everybody sees stays as well.
@Faked struct InitialCalls {
  var window = TicketWindow(size: 3)
  var other: TicketWindow? = TicketWindow()
  var again: TicketWindow? = .init()
  var level: TicketLevel = .init(rawValue: 2)
  var made = TicketLevel.of(2)
  var high: TicketLevel = .high
  var maybe: TicketLevel? = .high
  var state: TicketState = .waiting(for: "Eve")
  var wait: Duration = .seconds(5)
  var none: TicketState? = .none
  var names: Set = ["a"]
}

enum TicketCurrency {
  case usd, eur, other(String)
  static var usual: TicketCurrency { .usd }
}

struct TicketPrice {
  var amount: Int
  var currency: TicketCurrency = .eur
  var shown: TicketCurrency?
  static func free(in currency: TicketCurrency) -> Self { Self(amount: 0, currency: currency) }
}

/// The same may be among the arguments; `.none` could be the optional's or the case.
@Faked struct InitialArguments {
  var price = TicketPrice(amount: 3, currency: .usd)
  var reduced: TicketPrice = .init(amount: 2, currency: .eur, shown: .usd)
  var free: TicketPrice? = .free(in: .usd)
  var usual: TicketPrice = TicketPrice(amount: 3, currency: .usual)
  var hidden: TicketPrice = TicketPrice(amount: 3, shown: .none)
}

struct TicketFeatures: OptionSet {
  let rawValue: Int
  static let wifi = TicketFeatures(rawValue: 1 << 0)
  static let meal: TicketFeatures = .init(rawValue: 1 << 1)
}

struct TicketSeat {
  enum Size { case small, wide }
  var size: Size
  var price = TicketPrice(amount: 1)
  init(size: Size, price: TicketPrice = TicketPrice(amount: 2)) {
    self.size = size
    self.price = price
  }
}

enum TicketFlag: String { case early, group }

/// Values in lists and in each other, and types that nothing but a value tells.
@Faked struct InitialLists {
  var features: TicketFeatures = [.wifi, .meal]
  var seats: [TicketSeat] = [.init(size: .wide), TicketSeat(size: .small)]
  var told = [TicketSeat(size: .wide)]
  var priced = ["a": [TicketState.closed]]
  var flags: [TicketFlag: Bool] = [.early: true, .group: false]
  var used: Set<TicketFlag> = [.early]
  var best: TicketSeat? = .init(size: .wide, price: .init(amount: 3))
  var area = Measurement(value: 20, unit: UnitArea.squareMeters)
  var speed: Measurement<UnitSpeed> = .init(value: 3, unit: .knots)
  var computed = TicketSeat(size: .wide, price: makeTicketPrice())
}

func makeTicketPrice() -> TicketPrice { TicketPrice(amount: 4) }

struct TicketID {
  let text: String
  init() { text = TicketID.next() }
  init(text: String) { self.text = text }
  static func next() -> String { UUID().uuidString }
}

struct TicketStamp {
  let date: Date
  init(_ date: Date = Date()) { self.date = date }
  static var now: TicketStamp { TicketStamp() }
  static let start = TicketStamp(Date(timeIntervalSince1970: 0))
}

struct TicketEntry {
  var id = TicketID()
  var at: TicketStamp = .now
}

/// What differs from run to run, however deep, is made anew.
@Faked struct InitialMoments {
  var id = TicketID()
  var named = TicketID(text: "a")
  var at: TicketStamp = .now
  var start: TicketStamp = .start
  var stamps = [TicketStamp()]
  var entry = TicketEntry(id: TicketID(text: "b"))
  var full = TicketEntry(id: TicketID(text: "b"), at: .start)
}

struct TicketScan {
  var id: UUID
  var gate: Int
  init(_ id: UUID, gate: Int) { (self.id, self.gate) = (id, gate) }
}

struct TicketClock {
  var now: @Sendable () -> Date
  init(now: @escaping @Sendable () -> Date) { self.now = now }
}

enum TicketEvent { case none, sold(Date, by: String) }

/// Only the part that differs from run to run is replaced.
@Faked struct InitialParts {
  var scan = TicketScan(UUID(), gate: 4)
  var scanned: Date? = Date()
  var ids: [UUID] = [UUID()]
  var byName: [String: UUID] = ["a": UUID()]
  var clock = TicketClock(now: { Date() })
  var event: TicketEvent = .sold(Date().addingTimeInterval(60), by: "Ada")
  var events: [TicketEvent] = [.none, .sold(.now, by: "Ada")]
  var result: Result<Date, any Error> = .success(Date())
  var zone: TimeZone? = .current
  var day: Date? = .some(Date())
}

/// A string of several lines is written in one.
@Faked struct TicketText {
  var greeting = """
    Dear "guest",
      enjoy \
    the show.\u{2026}

    """
  var empty: String = """
    """
  var named = """
    \(TicketID(text: "a"))
    """
}

/// Types that are told by values of frameworks.
@Faked struct TicketOffice {
  var site = URL(string: "https://example.com")
  var mirror = URL(string: "https://example.org")!
  var code = UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")
  var seal = Data([1, 2])
  var zone = TimeZone(identifier: "UTC")
  var opened = DateComponents(year: 2020, month: 3, day: 1)
  var name = "Office \(1)"
  var note: String? = .none
  var count: Int? = .some(3)
}

enum LoginFailure: Error, Equatable { case expired, blocked(until: Int) }

struct LoginAddress: Equatable {
  let text: String

  init?(_ text: String) {
    guard text.contains("@") else { return nil }
    self.text = text
  }

  // An optional is no example.
  static let first = LoginAddress("ada")
  static let second = LoginAddress("ada@example.com")!
}

@Faked struct LoginAttempt: Equatable {
  var address: LoginAddress
  var pattern = #"\w+@\w+"#
  var outcome: Result<Int, LoginFailure> = .failure(.expired)
}

// A case whose name is a keyword.
@Faked struct SpanModel {
  var kind: Kind = .internal
  var scope = Kind.default
  enum Kind { case client, `internal`, `default` }
}
