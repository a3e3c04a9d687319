import Faked
import Foundation

// What frameworks' types have is a value of the type, and so is what their nested types have.

@Faked(copy: true) struct TariffPlan {
  var base: Decimal = .init(3)
  var rounding: NSDecimalNumber.RoundingMode = .down
  var currency = Locale.Currency("EUR")
  var region: Locale.Region = .init("FR")
  var output: JSONEncoder.OutputFormatting = [.sortedKeys]
  var shown = JSONEncoder.OutputFormatting.prettyPrinted
  var folder: FileManager.SearchPathDirectory = .cachesDirectory
  var unit = Calendar.Component.month
  var order = ComparisonResult.orderedDescending
  var dates: JSONDecoder.DateDecodingStrategy? = .iso8601
}

extension Calendar.Identifier {
  static var preferred: Calendar.Identifier { Calendar.current.identifier }
}

// Of a member of the app's own, nobody knows this.
@Faked struct TariffYear {
  var calendar: Calendar.Identifier = .preferred
  var other = Calendar.Identifier.preferred
}

// Tuples and ranges are copied with what they consist of.

enum TariffLevel: Int, Comparable {
  case none, low, best
  static let top = TariffLevel.best
  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

@Faked struct TariffLimits {
  var levels: ClosedRange<TariffLevel> = .none ... .best
  var lower: Range<TariffLevel>? = TariffLevel.none..<TariffLevel.top
  var counts: ClosedRange<Int> = 0 ... .max
  var size: (width: Int, height: Int) = (width: 1, height: 2)
  var step = (at: 3.5, name: "a")
  var start: (level: TariffLevel, Int) = (level: .top, 2)
}

// A default that the tables give as well is the own one.

@Faked struct QueuedWork {
  var queue: DispatchQueue = .main
  var other: DispatchQueue? = DispatchQueue.main
}

// A constant that is unwrapped is not copied: it might be nil.

enum TariffDefaults { static let rate: Int? = 3 }

@Faked struct TariffRate {
  var rate: Int = TariffDefaults.rate!
  var rates: [Int?] = [TariffDefaults.rate]
}

// A conversion of a literal has the type of the conversion, and a list that of its first element. The conversion is kept
// where nothing else tells the type.
@Faked(copy: true) struct TariffNumbers {
  var timeout = TimeInterval(30)
  var scale = Double(1.5)
  var factor = Double(3 / 2)
  var retries = Int8(3)
  var others: [any Sendable] = [Int8(3)]
  var levels = [TariffLevel.low, .best]
}

// A constant without a type annotation has the type of its own value, which is an optional if that may fail.

struct TariffZone {
  static let home = TariffZone(number: 1)
  static let first = TariffZone.inner
  static let inner = TariffZone(name: "inner")
  static let last = Self(number: 9)
  static let next = Self(name: "next")
  let name: String

  init(name: String) { self.name = name }

  init?(number: Int) {
    guard number > 0 else { return nil }
    name = "zone \(number)"
  }
}

@Faked struct TariffZones {
  var first = TariffZone.first
  var highest = TariffLevel.top
  var home = TariffZone.home
  var other = TariffZone(number: 2)
  var last = TariffZone.last
  var next = TariffZone.next
}

// Where the context does not give the type, a case keeps its own.

struct TariffNote<Content> {
  let content: Content
}

@Faked struct TariffEvent {
  var payload: Any = TariffLevel.low
  var payloads: [any Hashable] = [TariffLevel.low, TariffLevel.best]
  var key: AnyHashable = TariffLevel.low
  var note: Any = TariffNote(content: TariffLevel.low)
  var level: TariffLevel = TariffLevel.low
}

/// The type of these values is certain, though nothing annotates it.
@Faked struct InitialConversions {
  var rate = 3 as Double
  var code = String(404)
  var line = String(repeating: "-", count: 3)
}
