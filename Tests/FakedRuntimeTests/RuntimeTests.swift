import FakedRuntime
import Foundation
import Testing

private struct Known: Defaultable, Equatable {
  static let defaultValue = Known()
}

private struct Unknown {}

private struct Unique: ~Copyable {}

struct RuntimeTests {
  @Test func `everyday types have a default value`() {
    #expect(Int.defaultValue == 0)
    #expect(String.defaultValue == "")
    #expect(Character.defaultValue == " ")
    #expect(Int?.defaultValue == nil)
    #expect([Int].defaultValue == [])
    #expect([Int: String].defaultValue == [:])
    #expect(Date.defaultValue.timeIntervalSinceReferenceDate == 0)
    #expect(UUID.defaultValue.uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(!URL.defaultValue.isFileURL)
  }

  @Test func `numbered values are distinct and repeatable`() throws {
    #expect(UUID.fake(1).uuidString == "00000000-0000-0000-0000-000000000001")
    #expect(UUID.fake(258).uuidString == "00000000-0000-0000-0000-000000000102")
    #expect(UUID.fake(0) == .defaultValue)
    #expect(Set((-2...9).map(UUID.fake)).count == 12)
    #expect(Date.fake(day: 1).timeIntervalSinceReferenceDate == 86_400)
    #expect(Date.fake(day: 0, hour: 1, minute: 1).timeIntervalSinceReferenceDate == 3_660)
    #expect(UUID.fake() == .defaultValue && Date.fake() == .defaultValue)
    #expect(URL.fake() == .defaultValue)
    #expect(URL.fake("a").absoluteString == "https://example.invalid/a")
    #expect(URL.fake("a b/c").absoluteString == "https://example.invalid/a%20b/c")
    #expect([Int].fake(3) { $0 } == [1, 2, 3])
    #expect([Int].fake(2) == [0, 0])
    #expect([String].fake(0) { "\($0)" }.isEmpty)
    #expect(throws: MissingDefault.self) { try [Unknown].fake(1) { _ in try fakeDefaultOrThrow() } }
    let byID = Dictionary(uniqueKeysWithValues: [UUID].fake(5) { .fake($0) }.map { ($0, 1) })
    #expect(byID.count == 5)
  }

  @Test func `an empty sequence with typed errors ends at once`() async throws(MissingDefault) {
    let sequence = EmptyAsyncSequence<Int, MissingDefault>()
    var iterator = sequence.makeAsyncIterator()
    #expect(try await iterator.next() == nil)
    for try await element in sequence { Issue.record("\(element)") }
  }

  @Test func `a moment of a clock stays the same`() async throws {
    let (continuous, suspending) = (ContinuousClock.Instant.fake(), SuspendingClock.Instant.fake())
    try await Task.sleep(for: .milliseconds(1))
    #expect(ContinuousClock.Instant.fake() == continuous)
    #expect(continuous < .now)
    #expect(SuspendingClock.Instant.fake() == suspending)
  }

  @Test func `a null decoder has nothing to decode`() {
    let coder: NSCoder = NSKeyedUnarchiver.fake()
    #expect(!coder.containsValue(forKey: "title"))
    #expect(coder.decodeObject(forKey: "title") == nil)
    #expect(coder.decodeInteger(forKey: "count") == 0)
  }

  @Test func `a defaultable type's own value is used`() throws {
    let value: Known = fakeDefault()
    #expect(value == .defaultValue)
    #expect(try fakeDefaultOrThrow(Known.self) == .defaultValue)
  }

  @Test func `a generic type's value is found at run time`() {
    func make<Value>(_ type: Value.Type) -> Value { fakeDefault() }
    #expect(make(Known.self) == .defaultValue)
    #expect(make(Int.self) == 0)
  }

  @Test func `a throwing member throws`() {
    #expect(throws: MissingDefault.self) { try fakeDefaultOrThrow(Unknown.self) }
    #expect(throws: MissingDefault.self) {
      let _: Unique = try fakeDefaultOrThrow()
    }
  }

  @Test func `the error names the type, the member and the location`() throws {
    let error = try #require(throws: MissingDefault.self) {
      try fakeDefaultOrThrow(
        Unknown.self, in: "Bank", member: "load(_:)", file: "App/Fakes.swift", line: 7)
    }
    #expect(
      error.description.hasPrefix(
        "App/Fakes.swift:7: 'load(_:)' of 'Bank' has no default value of type 'Unknown'; "))
    #expect(error.description.contains("FakeDefaults.register"))
  }

  #if os(Linux) || os(macOS) || os(Windows)
    @Test func `a nonthrowing member stops the program with the same message`() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = fakeDefault(Unknown.self, member: "load(_:)", file: "App/Fakes.swift", line: 7)
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(
        message.contains(
          "App/Fakes.swift:7: Fatal error: 'load(_:)' has no default value of type 'Unknown'"))
    }
  #endif

  @Test func `a registered default is used first`() async throws {
    struct Foreign: Equatable { var n = 0 }
    #expect(throws: MissingDefault.self) { try fakeDefaultOrThrow(Foreign.self) }
    FakeDefaults.register(Foreign.self) { Foreign(n: 7) }
    let value: Foreign = fakeDefault()
    #expect(value.n == 7)
    await withTaskGroup(of: Int.self) { group in
      for number in 0..<100 {
        group.addTask {
          FakeDefaults.register(Foreign.self) { Foreign(n: number) }
          return fakeDefault(Foreign.self).n
        }
      }
      for await number in group { #expect((0..<100).contains(number)) }
    }
    FakeDefaults.unregister(Foreign.self)
    #expect(throws: MissingDefault.self) { try fakeDefaultOrThrow(Foreign.self) }
  }

  @Test func `a stream ends at once`() async {
    var count = 0
    for await _ in AsyncStream<Int>.defaultValue { count += 1 }
    #expect(count == 0)
  }

  @Test func `null errors are equal`() {
    #expect(NullError() == NullError.defaultValue)
  }
}
