import Faked

/// Nothing makes a text that is surely good.
struct MailAddress: Equatable {
  let text: String
  init?(_ text: String) { self.text = text }
}

/// Only empty names are refused.
struct FileName {
  let text: String
  private init(checked: String) { text = checked }
  init(validating text: String) throws {
    struct Invalid: Error {}
    if text.isEmpty { throw Invalid() }
    self.init(checked: text)
  }
}

/// A constant makes what no initializer makes.
struct Deadline: Equatable {
  private let seconds: Int
  private init(_ seconds: Int) { self.seconds = seconds }
  static var now: Deadline { Deadline(5) }
  static let distantFuture = Deadline(9)
}

/// A function of the type does, too.
struct Amount: Equatable {
  private let units: Int
  private init(units: Int) { self.units = units }
  static func whole(_ units: Int) -> Amount { Amount(units: units) }
}

/// An enumeration whose cases need what nothing makes.
enum Endpoint: Equatable {
  case host(Deadline.Hidden)
  init(path: String) { self = .host(Deadline.hidden) }
}

extension Deadline {
  struct Hidden: Equatable {
    fileprivate init(secret: Int) {}
  }

  fileprivate static let hidden = Hidden(secret: 1)
}

class BaseModel {
  let name: String
  init(name: String) { self.name = name }
}

/// Adds nothing that has to be set, and so inherits the initializer.
final class DerivedModel: BaseModel {
  var count = 0
}

/// Takes anything that has a title.
struct Heading {
  let text: String
  init(for value: some Titled) { text = value.title }
}

protocol Titled {
  var title: String { get }
}

/// One name for two types that have the same default.
#if os(Windows)
  typealias Handle = UInt64
#else
  typealias Handle = Int32
#endif

struct Pair: Equatable {
  var left: Int = 0
  var right: String = ""
}

/// A Null object that somebody wrote.
protocol Logging {
  func log(_ text: String) -> Bool
}

struct NullLogging: Logging {
  func log(_ text: String) -> Bool { true }
}

/// Extensions make every identifier a literal, and every list.
nonisolated protocol Identifier: RawRepresentable<String>, ExpressibleByStringLiteral {}
nonisolated extension Identifier {
  init(stringLiteral text: String) { self.init(rawValue: text)! }
}
nonisolated struct MailIdentifier: Identifier {
  let rawValue: String
  init?(rawValue: String) { self.rawValue = rawValue }
}
nonisolated protocol Listed: ExpressibleByArrayLiteral {
  init(all: [ArrayLiteralElement]) throws
}
nonisolated extension Listed {
  init(arrayLiteral elements: ArrayLiteralElement...) { try! self.init(all: elements) }
}
nonisolated struct MailList: Listed {
  typealias ArrayLiteralElement = MailAddress
  private let mails: [MailAddress]
  init(all mails: [MailAddress]) throws { self.mails = mails }
}

@Faked protocol Constructions {
  var mail: MailAddress { get }
  func name() throws -> FileName
  var plainName: FileName { get }
  var deadline: Deadline { get }
  var amount: Amount { get }
  var endpoint: Endpoint { get }
  var model: DerivedModel { get }
  var heading: Heading { get }
  var handle: Handle { get }
  var rightOfPair: KeyPath<Pair, String> { get }
  var pairItself: WritableKeyPath<Pair, Pair> { get }
  var token: AnyObject { get }
  var logging: any Logging { get }
  var hidden: Deadline.Hidden { get }
  var identifier: MailIdentifier { get }
  func send(_ list: MailList) throws -> MailList
  func lists() -> (MailList, first: MailList)
}

/// What nothing is known of is left to the user's own extension.
extension Constructions {
  var hidden: Deadline.Hidden { Deadline.hidden }
}

#if swift(>=5)
  struct Recent {
    var count: Int
  }

  protocol RecentSource {
    func fetch() -> Int
  }

  @Faked protocol RecentlyDeclared {
    var recent: Recent { get }
    var source: any RecentSource { get }
  }
#endif
