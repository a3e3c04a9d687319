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

/// The compiler does not lead to the matchers of its members.
@Faked(createSpy: true)
protocol EventArchive {
  init(path: String)
  func add(_ events: some Sequence<String>)
  @FakeDefault(exp: "try fakeDefaultOrThrow()")
  func decode<Reply: Decodable>(_ type: Reply.Type) throws -> Reply
  @FakeDefault(exp: "try fakeDefaultOrThrow()")
  func send<Reply: Decodable>(_ path: String) async throws -> Reply
  func log(_ event: String, parameters: [String: any Sendable])
}

enum Payment: Equatable { case card(last4: String), cash }
enum Seat: Equatable { case stalls, balcony }
@Faked struct Ticket: Equatable { var seat = Seat.stalls }

@Faked(createSpy: true)
protocol TicketOffice {
  func sell(_ ticket: Ticket, for payment: Payment)
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@Faked @MainActor
protocol EventModel: AnyObject, Observable {
  var unread: Int { get set }
  func refresh() async
}
