// Errors that the documentation explains. Each section is compiled by itself, as a test of the Guide, in Swift 6 mode.

// MARK: - A mutable property in a class that is sent around
final class CountingStore: EmptyEventStore {
  var events: [String] = []  // expected-error {{stored property 'events' of 'Sendable'-conforming class 'CountingStore' is mutable}}
}

// MARK: - An actor, although a member does not wait
actor ActorLog: EmptyEventLog {  // expected-error {{conformance of 'ActorLog' to protocol 'EventLog' crosses into actor-isolated code and can cause data races}}
  func record(_ event: String) {}
}

// MARK: - A class on the main actor, although a member does not wait
@MainActor final class MainLog: EmptyEventLog {  // expected-error {{conformance of 'MainLog' to protocol 'EventLog' crosses into main actor-isolated code and can cause data races}}
  func record(_ event: String) {}
}

// MARK: - The same for a protocol that is not sent around
@MainActor final class MainPlayer: EmptyPlayerService {  // expected-error {{conformance of 'MainPlayer' to protocol 'PlayerService' crosses into main actor-isolated code and can cause data races}}
  func play(_ song: Song) -> any Playback { NullPlayback() }
}

// MARK: - An actor for a protocol on the main actor
actor ActorRouter: EmptyRouter {  // expected-error {{actor 'ActorRouter' cannot conform to global-actor-isolated protocol 'EmptyRouter'}} expected-error {{actor 'ActorRouter' cannot conform to global-actor-isolated protocol 'Router'}}
}

// MARK: - A protocol that is not faked
struct FakeCatalog: EmptyCatalog {}  // expected-error {{cannot find type 'EmptyCatalog' in scope}}

// MARK: - A test of spies without their library
func areInOrder(_ log: SpyEventLog) -> Bool {
  inOrder(log.calls.record("a"), log.calls.record("b"))  // expected-error {{cannot find 'inOrder' in scope}}
}

// MARK: - A value in the place of a matcher
func stub(_ pricing: SpyPricingService, for item: String) {
  _ = pricing.when.price(of: item)  // expected-error {{cannot convert value of type 'String' to expected argument type 'Matcher<String>'}}
}

// MARK: - Types and generic results without the right matcher
func stubs(of archive: SpyEventArchive) {
  archive.when.decode([Int].self).returns([1])  // expected-error {{cannot convert value of type '[Int].Type' to expected argument type 'Matcher<[Int].Type>'}}
  _ = archive.calls.add(.any([String].self)).count  // expected-error {{cannot convert value of type '[String].Type' to expected argument type '(any Sequence<String>).Type'}}
  archive.when.send("offers").returns([1, 2])  // expected-error {{missing argument for parameter 'returning' in call}}
  _ = archive.calls.log("start", parameters: ["count": 1]).count  // expected-error {{type 'any Sendable' cannot conform to 'Equatable'}}
}

// MARK: - Values that are no matchers
func ask(_ office: SpyTicketOffice, for ticket: Ticket) {
  _ = office.calls.sell(.property(\.seat, .balcony)).count  // expected-error {{type 'Matcher<Seat>' has no member 'balcony'}}
  _ = office.calls.sell(.fake()).count  // expected-error {{type 'Matcher<Ticket>' has no member 'fake'}}
  _ = ticket.copy()  // expected-error {{value of type 'Ticket' has no member 'copy'}}
}

// MARK: - Test data of a type that no protocol mentions
struct Draft {}
func draft() {
  _ = Draft.fake()  // expected-error {{type 'Draft' has no member 'fake'}}
}

// MARK: - A stub of an initializer without backticks
func initializers() {
  SpyEventArchive.when.init(path: "/")  // expected-error {{'init' is a member of the type; use 'type(of: ...)' to initialize a new object of the same dynamic type}} expected-error {{extraneous argument label 'path:' in call}} expected-error {{cannot convert value of type 'String' to expected argument type 'SpyLog'}}
}

// MARK: - A misspelt property in a condition about a spy with static members
func expect(_ condition: @autoclosure () -> Bool) {}
func check(_ archive: SpyEventArchive) {
  expect(archive.calls.add().callCount == 1)  // expected-error {{static member 'calls' cannot be used on instance of type 'SpyEventArchive'}} expected-error {{value of type 'SpyEventArchive.StaticRecordedMembers' (aka 'SpyEventArchive.StaticSpyMembers<Recorded>') has no member 'add'}}
}

// MARK: - What is no mistake
struct StructPlayer: EmptyPlayerService { var volume = 0.5 }
final class ClassPlayer: EmptyPlayerService { var volume = 0.5 }
struct StructStore: EmptyEventStore { func save(_ events: [String]) {} }
struct StructLog: EmptyEventLog { var prefix = "" }
@MainActor final class MainStore: EmptyEventStore {
  var events: [String] = []
  func save(_ events: [String]) { self.events = events }
}
actor ActorStore: EmptyEventStore {
  var events: [String] = []
  func save(_ events: [String]) { self.events = events }
}
final class LockedStore: EmptyEventStore, @unchecked Sendable { var events: [String] = [] }
final class ScreenRouter: EmptyRouter { var path: [String] = [] }
#if compiler(>=6.2)
  @MainActor final class ScreenPlayer: @MainActor EmptyPlayerService { var volume = 0.5 }
#endif
