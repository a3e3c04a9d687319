import Faked

protocol CheckStep { func run() }

/// Initializers check their arguments: the default is a value that they accept.
struct CheckedName: Equatable {
  let text: String

  init?(_ name: String) {
    guard !name.isEmpty else { return nil }
    text = name
  }
}

struct CheckedDice {
  struct Invalid: Error {}
  let sides: UInt8

  init(sides: UInt8) throws {
    guard (2...20).contains(sides) else { throw Invalid() }
    self.sides = sides
  }
}

@Faked struct CheckedRetry {
  let count: Int
  let delay: Double

  init(count: Int, delay: Double, label: String = "") {
    precondition(count > 2 && count < 9, "between 3 and 8")
    assert(label.isEmpty || label.count > 3)
    if count > 5 { precondition(delay > 1) }
    self.count = count
    self.delay = delay
  }
}

@Faked struct CheckedSteps {
  let steps: [any CheckStep]
  let names: [String]

  init(_ steps: [any CheckStep], names: [String]) {
    precondition(steps.count >= 1)
    precondition(0 < names.count)
    self.steps = steps
    self.names = names
  }
}

@Faked protocol CheckedStore {
  func name() -> CheckedName
  func dice() throws -> CheckedDice
  func retry() -> CheckedRetry
}

class CheckedPool {
  let size: Int

  init(size: Int) {
    precondition(size > 0)
    self.size = size
  }
}

@Faked protocol CheckedPooling: CheckedPool {
  func drain()
}

// Checks of other forms, and of several arguments.

struct CheckedRange {
  let lower: Int
  let upper: Int

  init(lower: Int, upper: Int) {
    precondition(lower < upper)
    self.lower = lower
    self.upper = upper
  }
}

struct CheckedCurrency {
  let code: String

  init?(code: String) {
    guard code.count == 3, code.allSatisfy(\.isLetter) else { return nil }
    self.code = code
  }
}

struct CheckedPort {
  let number: UInt16

  init(_ number: UInt16) {
    guard (1024...).contains(number) else { fatalError("reserved") }
    self.number = number
  }
}

@Faked struct CheckedPage {
  let size: Int
  let items: [Int]

  init(size: Int, items: [Int], isLast: Bool) throws {
    if size <= 0 || size % 4 != 0 { throw CheckedDice.Invalid() }
    guard let _ = items.first, isLast else { throw CheckedDice.Invalid() }
    self.size = size
    self.items = items
  }

  init(_ items: [Int], size: Int = 0) {
    if items.isEmpty { preconditionFailure("no items") }
    self.size = size
    self.items = items
  }
}

@Faked struct CheckedIndex {
  let tags: Set<String>
  let pages: [Int: any CheckStep]

  init(tags: Set<String>, pages: [Int: any CheckStep]) {
    precondition(!tags.isEmpty && pages.count > 0)
    self.tags = tags
    self.pages = pages
  }
}

// Where no argument is known to pass, what needs none comes first.

struct CheckedVersion {
  static let first = CheckedVersion("1.0")
  let parts: [Substring]

  init(_ text: String) {
    let parts = text.split(separator: ".")
    let count = parts.count
    precondition(count == 2)
    self.parts = parts
  }
}

struct CheckedWeekday {
  static let monday = CheckedWeekday("monday")
  let name: String

  init(_ name: String) {
    precondition(name.hasSuffix("day"))
    self.name = name
  }
}

struct CheckedSecret {
  static let live = CheckedSecret("sk-1")
  let text: String

  init(_ text: String) {
    precondition(text.hasPrefix("sk"))
    self.text = text
  }
}

struct CheckedColor {
  let code: String

  init(_ code: String) {
    precondition(code.hasPrefix("#"))
    self.code = code
  }

  init(red: Int, green: Int) {
    code = "#\(red)\(green)"
  }
}

@Faked struct CheckedMail {
  let user: String
  let host: String

  init(address: String, name: String, isVerified: Bool) {
    precondition(address.contains("@"))
    user = address
    host = name
  }

  init(user: String, host: String) {
    self.user = user
    self.host = host
  }
}

@Faked protocol CheckedFactory {
  func range() -> CheckedRange
  func currency() throws -> CheckedCurrency
  func port() -> CheckedPort
  func version() -> CheckedVersion
  func weekday() -> CheckedWeekday
  func secret() -> CheckedSecret
  func color() -> CheckedColor
}

/// A constant is the default where the function's own arguments may not pass.
@Faked struct CheckedRelease {
  let name: String
  static let first = CheckedRelease(name: "v1")
  init(name: String) {
    precondition(name.hasPrefix("v"))
    self.name = name
  }
}

@Faked protocol ReleaseFeed {
  func latest() -> CheckedRelease
}

@Faked struct ReleaseNote {
  var release: CheckedRelease
}
