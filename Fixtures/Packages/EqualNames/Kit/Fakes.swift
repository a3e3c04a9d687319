import Core
import Feature
import Net

struct FakeLogger: EmptyNetLogger {
  var level: Level { .loud }
  func sent() -> Net.Item { .sample }
}

struct FakeFeed: EmptyFeed {
  func all() -> [String] { ["one"] }
}
