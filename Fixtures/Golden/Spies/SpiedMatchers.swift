import Faked

public enum MatchedStorage: Equatable {
  case fridge
  case freezer, `default`
  case shelf(Int, in: String?)
  /// Every matcher has these.
  case any, none
  case `where`(Int)
  case counted(by: () -> Int)
  #if DEBUG
    case test
  #endif
  @available(*, deprecated) case cellar

  public static func == (left: Self, right: Self) -> Bool { "\(left)" == "\(right)" }

  static var best: MatchedStorage { .shelf(1, in: nil) }
  static var number: Int { 3 }
  static func made(_ number: Int) -> Self { .shelf(number, in: nil) }
  private static var secret: Self { .fridge }
}

struct MatchedLabel: Equatable {
  let text: String
  static let empty = MatchedLabel(text: "")
  static let other = Self(text: "other")
  static let count = 0
}

extension MatchedLabel {
  static var added: Self { empty }
}

struct MatchedCode {
  let text: String
  init?(_ text: String) { self.text = text }
  static let first = MatchedCode("a")
  static let second: MatchedCode? = nil
}

/// No matcher for what cannot be compared but by its parts: it is compared by them.
enum MatchedError: Error {
  case closed, labeled(MatchedLabel)
  case code(Int)
}

struct MatchedPantry {
  enum Shelf: Int { case upper = 1, lower }
}

typealias MatchedPlace = MatchedPantry.Shelf

enum MatchedBox<Content> { case empty, full(Content) }

enum Value { case high, low }

enum MatchedValue { case one }

enum MatchedResult { case fine }

@Faked(createSpy: true)
public protocol SpiedMatchers {
  func keep(_ label: String, in storage: MatchedStorage) -> MatchedStorage
  func move(to storage: MatchedStorage?)
}

/// A value of a case may have a default.
enum MatchedFault: Error, Equatable {
  case device(code: Int, message: String = "")
  case other(_ message: String = "")
}

protocol MatchedReducing<Action>: AnyObject {
  associatedtype Action
  func send(_ action: Action)
}

enum MatchedAction: Equatable { case appeared, edited(String) }

struct MatchedLayers: OptionSet {
  let rawValue: Int
  static let huts = MatchedLayers(rawValue: 1)
}

enum MatchedStep { case cart, payment }

/// Constraints decide what members take, and properties are set to values.
@Faked(createSpy: true)
protocol MatchedFeature: MatchedReducing where Action == MatchedAction {
  var layers: MatchedLayers { get set }
  subscript(name: String) -> MatchedStep { get set }
  func fail(_ fault: MatchedFault)
}

@Faked(createSpy: true)
protocol SpiedMatchersToo {
  func storage(_ storage: MatchedStorage, _ label: MatchedLabel, code: MatchedCode)
  func fail(with error: MatchedError, at place: MatchedPlace, in box: MatchedBox<Int>)
  func set(_ value: Value, _ other: MatchedValue) -> MatchedResult
  subscript(place: MatchedPlace) -> Int { get }
}

// Constants whose type is written are not optional, whatever initializers there are. Those on the main actor are matched
// there. And a test that chooses no other type gets the default of an associated type.

struct MatchedKey: Hashable, ExpressibleByStringLiteral {
  let rawValue: String
  init?(rawValue: String) {
    if rawValue.isEmpty { return nil }
    self.rawValue = rawValue
  }
  init(stringLiteral value: String) { rawValue = value }

  static let root: MatchedKey = "root"
  static let mayBeMissing = MatchedKey(rawValue: "missing")
}

@MainActor struct MatchedTheme {
  let name: String
  static let dark = MatchedTheme(name: "dark")
}

struct MatchedStatus: Hashable {
  var code: Int
  static let cancelled = MatchedStatus(code: 1)
}

@MainActor @Faked(createSpy: true) protocol SpiedMatchersOnMainActor {
  associatedtype Outcome = MatchedStatus
  func remove(_ key: MatchedKey)
  func show(_ theme: MatchedTheme)
  func report(_ outcome: Outcome)
}

/// A constant is no optional if it is unwrapped, or if another initializer makes it.
struct MatchedDevice: Hashable {
  let number: Int
  static let primary = MatchedDevice(1)!
  static let second = MatchedDevice(number: 2)
  static let mayBeMissing = MatchedDevice(3)

  init(number: Int) { self.number = number }
  init?(_ number: Int) {
    guard number > 0 else { return nil }
    self.number = number
  }
}

enum MatchedDepth: Int {
  case flat, deep
  static let mayBeMissing = MatchedDepth(rawValue: 1)
  static let usual = MatchedDepth.flat
}

@Faked(createSpy: true) protocol SpiedMatchersOfConstants {
  func link(_ device: MatchedDevice, depth: MatchedDepth)
}

/// Values without labels get names that no label of the same case has.
enum MatchedChecksum: Equatable {
  case sha(Int, value: String)
  case crc(Int, Int, value2: String)
  case parity(Int, value1: Int, value: Bool)
}

/// There is no value of this type, so no call to record.
enum MatchedNothing {}

@Faked(createSpy: true) protocol SpiedMatchersOfPayloads {
  func verify(_ checksum: MatchedChecksum?)
  func track(_ nothing: MatchedNothing)
}

/// Constants whose types are written with the type around them.
enum SpiedSocket {
  struct Level: Equatable {
    let number: Int
    static let socket: SpiedSocket.Level = Level(number: 1)
    static let network: Level = SpiedSocket.Level(number: 2)
    static let other: SpiedSocket = .none
  }
  case none
}

@Faked(createSpy: true) protocol SpiedSocketOptions {
  func set(_ value: Int, at level: SpiedSocket.Level)
}

// The matchers of a type are as available as the type.

@available(macOS 99, *)
enum SpiedSeason { case dry, wet(Int) }

@available(macOS 99, *)
// @Faked(createSpy: true)
nonisolated protocol SpiedGarden {
  func water(in season: SpiedSeason)
}

@_spi(Garden) public enum SpiedFlavor { case plain }

// @Faked(createSpy: true)
@_spi(Garden) public protocol SpiedKitchen {
  func cook(_ flavor: SpiedFlavor)
}
