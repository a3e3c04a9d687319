import Faked

// Names of types that are members of others, which nobody declares.

enum Suit: String, CaseIterable {
  case hearts, spades
}
struct Ranks: OptionSet {
  let rawValue: UInt8
}

@Faked protocol CardTable {
  var suits: Suit.AllCases { get }
  func first(of suits: Suit.AllCases) -> Suit.RawValue
  var rank: Ranks.RawValue { get set }
  func page(_ index: Array<String>.Index) -> [String].SubSequence
  func entry() -> Dictionary<String, Int>.Element
  static func start() -> ContinuousClock.Instant
  var pause: SuspendingClock.Duration { get async throws }
  func name() -> String.SubSequence
  subscript(count: Int.Magnitude) -> Suit.RawValue { get }
  func changes() async -> CollectionDifference<Int>.Change
  func deadline() throws -> SuspendingClock.Instant
  func step() -> ContinuousClock.Instant.Duration
}

@Faked protocol CardTimer {
  associatedtype Timer: Clock where Timer.Duration == Duration
  var timer: Timer { get }
  func dealt() -> Timer.Instant
}
@Faked protocol CardRules<Table> {
  associatedtype Table: Collection<Int> = [Int]
  var total: Set<Int>.Element { get }
  func limits() -> ClosedRange<Double>.Bound
}

struct CardDeck {
  typealias Storage = [Suit]
  typealias Index = Storage.Index
}
@Faked protocol CardDealer {
  func next(in deck: CardDeck) -> Range<CardDeck.Index>
  func top() -> CardDeck.Storage.Element
}
