import Faked

@Faked protocol SelectionDelegate {
  func shouldSelect(_ row: Int) -> Bool
  func didSelect(_ row: Int) async throws
  func title(for row: Int) -> String
}

extension SelectionDelegate {
  func shouldSelect(_ row: Int) -> Bool { true }
  func didSelect(_ index: Int) {}
  func title(for row: Int) -> String? { nil }
}

@Faked protocol PersonName {
  var first: String { get }
  var last: String { get }
  var full: String { get }
  var nick: String { get set }
  mutating func rename<Name: StringProtocol>(to name: Name)
  func initial() -> Character
}

extension PersonName {
  var full: String { "\(first) \(last)" }
  var nick: String { first }
  func rename<S: StringProtocol>(to other: S) {}
}

extension PersonName where Self: Sendable {
  func initial() -> Character { "?" }
}

@Faked protocol NoteLog {
  func write(_ text: String, level: Int)
  func note(_ text: String)
}

extension NoteLog {
  func note(_ text: String) { write(text, level: 1) }
}

@Faked protocol NoteLevels: NoteLog {
  var level: Int { get }
}

extension NoteLevels {
  func write(_ text: String, level: Int) { note("\(text) \(level)") }
}

struct SealedTicket { private init() {} }

@Faked protocol TicketSource {
  func ticket() -> SealedTicket?
  var count: Int { get }
}

@Faked protocol CountedTickets: TicketSource {}

extension CountedTickets {
  var count: Int { 7 }
}

@Faked protocol DoublyCounted: CountedTickets {
  var twice: Int { get }
}

extension DoublyCounted {
  var twice: Int { count * 2 }
}

@Faked(skip: ["code"]) protocol SkippedCode {
  var code: Int { get }
  var name: String { get }
}

@Faked protocol ImplementedCode: SkippedCode {}

extension ImplementedCode {
  var code: Int { 404 }
}

@Faked protocol ElementStore {
  associatedtype Element
  func all() -> [Element]
  func count() -> Int
}

extension ElementStore where Element: Equatable {
  func count() -> Int { 1 }
}

extension ElementStore where Element == Int {
  func all() -> [Element] { [1, 2] }
}

@Faked protocol NumberStore: ElementStore where Element == Int {}

@Faked protocol PlatformGreeting {
  func greeting() -> String
  func farewell() -> String
}

extension PlatformGreeting {
  #if os(Linux)
    func greeting() -> String { "hello" }
    func farewell() -> String { "bye" }
  #else
    func greeting() -> String { "hi" }
  #endif
}

@Faked protocol ChosenGreeting {
  @FakeDefault("chosen") func greeting() -> String
}

extension ChosenGreeting {
  func greeting() -> String { "implemented" }
}

@Faked protocol SettableMembers {
  var level: Int { get set }
  subscript(index: Int) -> Int { get set }
  var size: Int { get throws }
}

extension SettableMembers {
  var level: Int {
    get { 3 }
    set {}
  }
  subscript(index: Int) -> Int {
    get { index }
    set {}
  }
  var size: Int { get async throws { 6 } }
}

@Faked protocol RankedItem: Comparable, CustomStringConvertible {
  var rank: Int { get }
}

extension RankedItem {
  nonisolated static func < (left: Self, right: Self) -> Bool { false }
  nonisolated static func == (left: Self, right: Self) -> Bool { true }
  nonisolated var description: String { "ranked" }
}

@Faked protocol EquatableStore: ElementStore where Element == String {}

@Faked(types: ["Key": "String"]) protocol KeyedStore {
  associatedtype Key
  func key() -> Key?
}

@Faked protocol NumberKeyedStore: KeyedStore where Key == Int {}

@Faked protocol CallbackTaker {
  func keep(_ body: @escaping (Int) -> Void) -> Int
  func run(_ body: (Int) -> Void) -> Int
}

extension CallbackTaker {
  func keep(_ body: (Int) -> Void) -> Int { 1 }
  func run(_ body: @escaping (Int) -> Void) -> Int { 1 }
}

#if os(Linux)
  @Faked protocol BesideExtension {
    var beside: Int { get }
  }

  extension BesideExtension {
    var beside: Int { 5 }
  }
#endif
