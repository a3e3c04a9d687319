import Faked
import Foundation

struct SpiedCargo: ~Copyable {
  let weight: Int
}

// @Faked(createSpy: true)
class SpiedBird {
  let species: String
  var name: String
  var speed = 3
  private(set) var flights = 0
  lazy var nest = "nest"
  var sound: String { "peep" }
  var height: Double {
    get { 1 }
    set {}
  }
  var load: Int { get async throws { 3 } }

  init(name: String, species: String = "tit") {
    self.name = name
    self.species = species
  }

  func fly(to place: String, at speed: Int = 3) throws -> Int {
    if speed > 99 { throw NetError.down }
    flights += 1
    return flights
  }
  func rest(_: Int) {}
  func map<Element>(_ values: [Element], _ body: (Element) throws -> Element) rethrows -> [Element]
  {
    try values.map(body)
  }
  func feed(_ grains: Int...) {}
  func carry(_ parcel: consuming SpiedCargo) -> Int { parcel.weight }
  subscript(feather: Int) -> String { "feather \(feather)" }
  subscript(toe toe: Int, of foot: Int) -> Int {
    get { toe }
    set {}
  }
  final func molt() {}
  static func hatch() -> SpiedBird { SpiedBird(name: "") }
  class func lay() {}
  private func dream() {}
  @available(*, deprecated) func sing() {}
}

extension SpiedBird {
  func swim() {}
}

@MainActor
class SpiedPlayer {
  // @Faked(createSpy: true)
  @MainActor class Queue {
    var songs: [String] = []
    nonisolated(unsafe) var recent: [String] = []
    init() {}
    func play(_ song: String) async -> Bool { true }
  }
}

// @Faked(createSpy: true)
final class SpiedFinal {}

// @Faked(createSpy: true)
class SpiedGeneric<Value> {
  func use(_ value: Value) {}
}

class SpiedBase {
  init() {}
  func open() -> Bool { true }
  func close() {}
  nonisolated func describe() -> String { "" }
}

@propertyWrapper
struct SpiedClamp {
  var wrappedValue: Int
}

// @Faked(createSpy: true)
class SpiedTable: SpiedBase {
  struct Matcher {}
  weak var delegate: SpiedBase?
  unowned(unsafe) var owner: SpiedBase?
  var limit = 10 { didSet {} }
  var title = "a \"b\""
  var names = [String]()
  var table = ["a": 1]
  @SpiedClamp var level = 3
  override func close() {}
  func with(_ limit: Int) -> Self { self }
  func shape() -> some Equatable { 1 }
  func find(_ text: String = "x", in range: Range<Int> = 0..<3, max: Int? = nil) -> [String] { [] }
  func `repeat`(_ `self`: Int) {}
  private(set) subscript(key: String) -> Int {
    get { 1 }
    set {}
  }
  func hash(into hasher: inout Hasher) {}
}

// @Faked(createSpy: true)
class SpiedSealed {
  private init() {}
}

@MainActor
protocol SpiedPresenting {
  func present()
}

protocol SpiedLoading {
  @MainActor func load()
}

// @Faked(createSpy: true)
class SpiedPresenter: SpiedPresenting {
  init() {}
  nonisolated func describe() -> Int { 1 }
  func present() {}
}

// @Faked(createSpy: true)
class SpiedSubpresenter: SpiedPresenter, SpiedLoading {
  func load() {}
}

// @Faked(createSpy: true)
class SpiedBoat {
  class var count: Int { 3 }
  class var limit: Int {
    get { 1 }
    set {}
  }
  class func build(_ plan: String) throws -> Int { plan.count }
  class func float() async {}
  static func sink() {}
  var crew: String?
  let name: String

  required init(name: String) throws {
    if name.isEmpty { throw NetError.down }
    self.name = name
  }
  required init?(code: Int) {
    if code < 0 { return nil }
    name = "\(code)"
  }
  init(length: Double) { name = "\(length)" }
  convenience init() { self.init(length: 1) }

  func row(_ depth: inout Int) async -> String? {
    depth += 1
    return nil
  }
  func when() {}
  class func when(_ name: String) {}
}

// @Faked(createSpy: true)
class SpiedRaft: SpiedBoat {
  override class func build(_ plan: String) throws -> Int { 0 }
  func forward(to place: String) {}
}

// @Faked(createSpy: true)
class SpiedKayak {
  required init(_ numbers: Int...) {}
  init(spare: Int = 3) {}
  func forward(to place: SpiedKayak) {}
}

// Its spy is as public, but for what the class keeps to its module.
// @Faked(createSpy: true)
open class SpiedLoader {
  static let limit = 3
  public required init(name: String) {}
  open func load(_ id: Int) -> Int { 0 }
  public internal(set) var size = 0
  func clear(_ mode: Mode = .all, before date: Date = Date()) {}
  class func shared() -> Int { 0 }
  enum Mode { case all, some }
}

// Default values stay where they mean the same.
// @Faked(createSpy: true)
class SpiedNotifier {
  static let limit = 3
  init() {}
  func post(
    _ name: String, center: NotificationCenter = .default, at date: Date = Date(),
    mode: SpiedLoader.Mode = .some, limit: Int = SpiedNotifier.limit, id: UUID? = UUID()
  ) {}
  func stop(after time: TimeInterval = SpiedNotifier.time(), _ mode: Mode = .init()) -> Int { 3 }
  struct Mode {}
  private static func time() -> TimeInterval { 0 }
}

// Targets are not forwarded to where the name is taken.
// @Faked(createSpy: true)
protocol SpiedMailer {
  func forward(to recipient: String)
}

// A class that declares an initializer inherits none of those that are made for it.
// @Faked(createSpy: true)
class SpiedCodedRecord: Codable {
  var id: Int
  required init(id: Int) { self.id = id }
  func rename() {}
}

@Faked(createSpy: true)
class SpiedDecodedRecord: Decodable {
  required init(name: String) {}
  required init(from decoder: any Decoder) throws {}
}

// The parameters of a generic superclass are replaced.
class SpiedList<Item: Equatable> {
  struct Row { var item: Item }
  var items: [Item] = []
  init() {}
  func load(_ page: Int = 1, from shift: Int = SpiedLoader.limit) -> [Item] { items }
  func select(_ item: Item?) {}
  func rows() -> [Row] { [] }
  func matches(_ others: some Sequence<Item>) -> Bool { true }
  func reload() {}
}
class SpiedPairs<First: Equatable, Second>: SpiedList<[First]> {
  func pair(_ first: First, _ second: Second) async throws -> (First, Second)? { nil }
}

// @Faked(createSpy: true)
class SpiedStringPairs: SpiedPairs<String, any Sendable> {
  override func reload() {}
}

// A function as an argument would not be escaping.
// @Faked(createSpy: true)
class SpiedBlockPairs: SpiedPairs<Int, () -> Void> {
  override func load(_ page: Int = 1, from shift: Int = 2) -> [[Int]] { [] }
}

// What a member borrows or consumes is copied, unless the member rethrows.
// @Faked(createSpy: true)
class SpiedMaze {
  struct Grid { var walls: [Int] }
  let size: Int
  // Initializers keep their default arguments, too.
  required init(size: Int = 10, name: String) { self.size = size }
  convenience init() { self.init(name: "") }
  func move(_ steps: Int, through grid: borrowing Grid) -> Int { steps }
  func add(_ walls: consuming [Int]) async throws {}
  func count(_ walls: consuming [Int], where isWall: (Int) throws -> Bool) rethrows -> Int { 0 }
  func start(isolation: isolated (any Actor)? = #isolation) async {}
}

// A property's type may be that of its initial value.
// @Faked(createSpy: true)
class SpiedEngine {
  enum State { case stopped, running(Int) }
  struct Gear {
    var ratio: Double
    static let first = Gear(ratio: 3)
    static func make() -> Gear? { nil }
    init(ratio: Double) { self.ratio = ratio }
    init?(_ name: String) { nil }
  }
  init() {}
  var state = State.stopped
  var `default` = State.running(3)
  var gear = Gear.first
  var nextGear = Gear.make()
  var states = [State.stopped]
  var site = URL(string: "https://example.com")
  lazy var lastState = State.running(1)
  var namedGear = Gear("first")
  var count = SpiedEngine.count()
  var anyCount = count()
  static func count() -> Int { 3 }
}

private func count() -> Int { 3 }

// The generic arguments of superclasses replace their parameters wherever these occur.
class SpiedBoard64<let n: Int, Failure: Error> {
  var moves = 1
  var cells: [n of Int]
  init(cells: [n of Int]) { self.cells = cells }
  func at(_ index: Int) throws(Failure) -> Int { index }
  func row() -> [n of Int] { cells }
  var size: Int { get throws(Failure) { n } }
  subscript(index: Int) -> Int { get throws(Failure) { index } }
}

// @Faked(createSpy: true)
class SpiedChess: SpiedBoard64<8, SpiedMoveError> {
  func move() -> Int { 1 }
}

// A getter that does not throw cannot be overridden by one that does; and the compiler crashes on calls of this one.
// @Faked(createSpy: true)
class SpiedDraughts: SpiedBoard64<10, Never> {
  func jump() -> Int { 1 }
}

enum SpiedMoveError: Error {
  case offBoard
}

class SpiedParameter<Value> {
  private(set) var values: [Value] = []
  var projected: SpiedParameter { self }
  func copy(of other: SpiedParameter, or another: SpiedParameter<Value>?) -> SpiedParameter? { other }
  init() {}
}

@Faked(createSpy: true) class SpiedTextParameter: SpiedParameter<String> {
  override init() {}
}
