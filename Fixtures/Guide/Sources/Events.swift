import Faked
import Observation

@Faked protocol EventStore: Sendable {
  func save(_ events: [String]) async throws
}

@Faked(createSpy: true)
protocol EventLog: Sendable {
  func record(_ event: String)
}

@Faked protocol EventClient {
  @FakeDefault(exp: "try fakeDefaultOrThrow()")
  func send<Reply: Decodable>(_ path: String) async throws -> Reply
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@Faked @MainActor
protocol EventModel: AnyObject, Observable {
  var unread: Int { get set }
  func refresh() async
}
