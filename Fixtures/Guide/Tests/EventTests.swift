import FakedRuntime
import FakedSpies
import Foundation
import Observation
import Testing

@testable import Guide

actor FakeEventStore: EmptyEventStore {
  private(set) var saved: [String] = []

  func save(_ events: [String]) async { saved += events }
}

final class FakeEventLog: EmptyEventLog, @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [String] = []

  var events: [String] { lock.withLock { recorded } }

  func record(_ event: String) { lock.withLock { recorded.append(event) } }
}

@Test func fakesWithState() async throws {
  let store = FakeEventStore()
  let log = FakeEventLog()
  try await (store as any EventStore).save(["login"])
  log.record("saved")
  #expect(await store.saved == ["login"])
  #expect(log.events == ["saved"])
}

@Test func aSpyInsteadOfState() {
  let log = SpyEventLog()
  log.record("saved")
  #expect(log.calls.record() == ["saved"])
}

struct FakeEventClient: EmptyEventClient {
  func send<Reply: Decodable>(_ path: String) async throws -> Reply {
    try JSONDecoder().decode(Reply.self, from: Data("[1, 2]".utf8))
  }
}

struct Receipt: Decodable {}

@Test func genericResults() async throws {
  #expect(try await FakeEventClient().send("/events") == [1, 2] as [Int])
  await #expect(throws: MissingDefault.self) {
    let _: Receipt = try await NullEventClient().send("/events")
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor @Observable final class FakeEventModel: EmptyEventModel {
  var unread = 0
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor @Test func anObservableFake() async {
  let model = FakeEventModel()
  await confirmation { changed in
    withObservationTracking {
      _ = model.unread
    } onChange: {
      changed()
    }
    model.unread = 3
  }
}

@Test func matchersOfAnArchive() async throws {
  let archive = SpyEventArchive()
  let parameters: [String: any Sendable] = ["count": 1, "source": "app"]
  archive.when.decode(.type([Int].self)).returns([1, 2])
  archive.when.send("offers", returning: [Int].self).returns([3])
  archive.add(["login"])
  archive.log("start", parameters: parameters)

  #expect(try archive.decode([Int].self) == [1, 2])
  #expect(try await archive.send("offers") == [3] as [Int])
  #expect(archive.calls.add(.instance(of: [String].self)).count == 1)
  #expect(archive.calls.log("start", parameters: .equal(parameters)).count == 1)
}

@Test func casesOfTickets() {
  let office = SpyTicketOffice()
  office.sell(.fake(), for: .card(last4: "1234"))

  #expect(office.calls.sell(for: .card(last4: "1234")).count == 1)
  #expect(office.calls.sell(for: .where { if case .card = $0 { true } else { false } }).count == 1)
  #expect(office.calls.sell(.property(\.seat, .equal(.stalls))).count == 1)
  #expect(office.calls.sell(.equal(.fake())).count == 1)
}
