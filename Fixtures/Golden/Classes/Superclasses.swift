import Faked

class BaseScreen {
  let title: String
  init(title: String) { self.title = title }
  required init?(coder: [String: String]) { return nil }
  convenience init() { self.init(title: "") }
}

class ScrollingScreen: BaseScreen {
  var offset = 0
}

class Rack<Item> {
  required init(items: [Item] = []) {}
}

class Journal: Encodable, @unchecked Sendable {
  required init(name: String, lines: Int = 3) throws { throw JournalError() }
  init() {}
}

struct JournalError: Error {}

class Figure: Hashable {
  let id: Int
  init(id: Int) { self.id = id }
  static func == (left: Figure, right: Figure) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@Faked protocol LoginScreen: BaseScreen {
  func logIn() -> Bool
}

@Faked protocol FeedScreen where Self: ScrollingScreen {
  var posts: [String] { get }
}

@Faked protocol DeepScreen: FeedScreen, LoginScreen {
  init?(coder: [String: String])
}

@Faked protocol NumberRack: Rack<Int> {
  func total() -> Int
}

@Faked protocol Diary: Journal {
  func write(_ line: String)
}

class SizedPane {
  init(size: Int = 3) {}
  convenience init() { self.init(size: 7) }
}

// Without an argument, the call would mean the convenience initializer.
@Faked protocol PaneOwner: SizedPane {}
