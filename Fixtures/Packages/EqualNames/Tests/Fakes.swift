import Faked

@testable import Core
@testable import Feature
@testable import Net

struct FakeLogger: EmptyNetLogger {
  var level: Level { .loud }
  func sent() -> Net.Item { .sample }
}

struct FakeFeed: EmptyFeed {
  func all() -> [String] { ["one"] }
}

/// What tests declare for themselves is faked as well.
@Faked protocol Recorder: Net.Logger {
  var recorded: [Level] { get }
  func item() -> Net.Item
}

func values() -> [Any] {
  let session: any Net.Session = NullNetSession()
  let logger: any Core.Logger = NullCoreLogger()
  return [session, logger, Core.Keys.NullProvider().key(), Net.Keys.NullProvider().key()]
}
