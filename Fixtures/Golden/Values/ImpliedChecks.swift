import Faked
import Foundation

/// What traps with some arguments, without a check, demands others.
@Faked struct ImpliedLink {
  let url: URL
  let title: String

  init(path: String, title: String?) {
    self.url = URL(string: path)!
    self.title = title!
  }
}

@Faked struct ImpliedMenu {
  let items: [String]
  let first: String
  let second: Int
  let mark: Character

  init(items: [String], numbers: [Int], letter: String) {
    self.items = items
    first = items.first!
    second = numbers[0]
    mark = Character(letter)
  }
}

@Faked struct ImpliedMean {
  let mean: Int
  let rest: Int

  init(sum: Int, count: Int, parts: UInt8) {
    mean = sum / count
    rest = sum % Int(parts) + Int(255 % parts)
  }
}

struct ImpliedNumber {
  let number: Int

  init(text: String) {
    number = Int(text)!
  }

  init(_ number: Double) {
    self.number = Int(number)
  }
}

@Faked struct ImpliedPattern {
  let expression: NSRegularExpression?
  let data: Data

  init(pattern: String) {
    expression = try! NSRegularExpression(pattern: "(" + pattern + ")")
    data = Data()
  }

  init(data: Data) {
    expression = nil
    self.data = data
  }
}

// What is not reached in each case, or has no parameter, demands nothing.

@Faked struct ImpliedNothing {
  static let home = URL(string: "https://example.com")
  let url: URL
  let count: Int
  let first: Int
  let name: String
  let data: Data
  let ratio: Double

  init(
    count: Int?, numbers: [Int], names: [Int: String], string: String, part: Double, size: Double
  ) {
    self.url = Self.home ?? URL(string: string)!
    self.count = count != nil ? count! : 0
    let numbers = numbers.isEmpty ? [1] : numbers
    first = numbers[0]
    if string.isEmpty {
      name = ""
      data = URL(string: "https://example.com")!.dataRepresentation
      ratio = 0
      return
    }
    name = names[0] ?? string
    data = string.data(using: .utf8)!
    ratio = part / size + Double(numbers.map { $0 + 1 }[0])
  }
}

@Faked protocol ImpliedFactory {
  func number() -> ImpliedNumber
}

// Default arguments are checked, and replaced if they fail.

struct ImpliedPage {
  let lower: Int
  let upper: Int

  init(lower: Int = 0, upper: Int = 0, size: Int = 1) {
    precondition(lower >= 0 && upper > lower)
    assert(size > 0)
    self.lower = lower
    self.upper = upper
  }
}

@Faked struct ImpliedDocument {
  let id: String?
  let text: String?
  let tags: [String]

  init(id: String? = nil, text: String? = nil, tags: [String] = []) {
    precondition(id != nil || text != nil)
    guard !tags.isEmpty else { fatalError() }
    self.id = id
    self.text = text
    self.tags = tags
  }
}

struct ImpliedOwner {
  let page: ImpliedPage?
  let limit: Int?

  init(page: ImpliedPage?, limit: Int?, other: Int? = nil) {
    precondition(page != nil && limit != nil)
    self.page = page
    self.limit = limit
    guard let other else { return }
    precondition(other > 3)
  }
}

@Faked protocol ImpliedStore {
  func page() -> ImpliedPage
  func owner() -> ImpliedOwner
}
