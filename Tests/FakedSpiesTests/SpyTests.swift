import Dispatch
import Testing

@_spi(Generated) @testable import FakedSpies

/// Checks that a spy does what its stubs say.
struct StubTests {
  private let spy = SpyPricing()

  @Test func `members without a stub return the default value`() async throws {
    #expect(try await spy.price(of: "apple", in: "eur") == 0)
    #expect(spy.rate == 0)
  }

  @Test func `values are returned in turn, and the last one is repeated`() async throws {
    spy.when.price(of: "apple").returns(13, 14)
    for expected in [13, 14, 14] {
      #expect(try await spy.price(of: "apple", in: "eur") == expected)
    }
    #expect(try await spy.price(of: "pear", in: "eur") == 0)
  }

  @Test func `earlier stubs apply after all steps of a later one`() throws {
    spy.when.close().returns(true)
    spy.when.close().returns(false, times: 2).throws(Closed(code: 1), times: 1)
    #expect(try spy.close(0) == false)
    #expect(try spy.close(0) == false)
    #expect(throws: Closed(code: 1)) { try spy.close(0) }
    #expect(try spy.close(0) == true)
  }

  @Test func `a step without a number applies to one call if another follows`() throws {
    spy.when.close().returns(true).throws(Closed())
    #expect(try spy.close(0) == true)
    #expect(throws: Closed()) { try spy.close(0) }
    #expect(throws: Closed()) { try spy.close(0) }
  }

  @Test func `calls after the end of a sequence get the default value`() throws {
    spy.when.close().returns(from: [true, false, true])
    #expect(try (0..<5).map { try spy.close($0) } == [true, false, true, false, false])
  }

  @Test func `a function has the member's own type`() async throws {
    spy.when.price(in: "eur").then { item, _ in item.count }
    #expect(try await spy.price(of: "pear", in: "eur") == 4)
    var text = "a"
    spy.when.send().then { $0 = $0.uppercased() }
    spy.send(&text)
    #expect(text == "A")
    spy.when.map(.any([Int].self)).then { $0.map { $0 + 1 } }
    #expect(spy.map([1, 2]) == [2, 3])
    #expect(spy.map(["a"]) == [])
  }

  @Test func `the latest matching stub takes precedence`() async throws {
    spy.when.price().returns(1)
    spy.when.price(of: "apple").returns(2)
    spy.when.price(of: .where { $0.isEmpty }).throws(Closed())
    #expect(try await spy.price(of: "apple", in: "") == 2)
    #expect(try await spy.price(of: "pear", in: "") == 1)
    await #expect(throws: Closed()) { try await spy.price(of: "", in: "") }
  }

  @Test func `a property without a stub returns the value that it was set to`() {
    spy.rate = 0.25
    #expect(spy.rate == 0.25)
    spy.when.rate.returns(0.5, times: 2).returnsLastSet(initial: 7)
    #expect([spy.rate, spy.rate, spy.rate] == [0.5, 0.5, 0.25])
    spy.rate = 1
    #expect(spy.rate == 1)
    #expect(spy.calls.rate.sets == [0.25, 1])
    #expect(spy.calls.rate.gets.count == 5)
  }

  @Test func `the last set value has an initial value`() {
    spy.when.rate.returnsLastSet(initial: 7)
    #expect(spy.rate == 7)
  }

  @Test func `calls without a matching stub are forwarded`() async throws {
    let first = SpyPricing()
    let second = SpyPricing()
    first.when.price().returns(1)
    second.when.price().returns(2)
    spy.forward(to: first)
    spy.forward(to: second)
    spy.when.price(of: "apple").returns(3)
    #expect(try await spy.price(of: "pear", in: "") == 2)
    #expect(try await spy.price(of: "apple", in: "") == 3)
    #expect(first.calls.price().isEmpty && second.calls.price().count == 1)
    second.when.close().returns(true)
    second.rate = 0.5
    spy.reload()
    #expect(try spy.close(1) && spy.rate == 0.5 && second.calls.reload().count == 1)
  }

  @Test func `resetting removes calls, stubs or values`() async throws {
    spy.when.price().returns(1)
    _ = try await spy.price(of: "a", in: "")
    spy.spied.reset(.calls)
    #expect(spy.calls.price().isEmpty)
    #expect(try await spy.price(of: "b", in: "") == 1)
    spy.spied.reset(.stubs)
    #expect(try await spy.price(of: "c", in: "") == 0)
    #expect(spy.calls.price().map(\.item) == ["b", "c"])
    spy.rate = 2
    spy.spied.reset([.calls, .stubs])
    #expect(spy.rate == 2)
    spy.spied.reset(.values)
    #expect(spy.rate == 0)
    spy.rate = 2
    spy.spied.reset()
    #expect(spy.rate == 0 && spy.calls.price().isEmpty)
  }

  @Test func `a sequence may call its spy`() throws {
    let values = sequence(state: 0) { [spy] (count: inout Int) -> Bool? in
      count += 1
      return count < 3 ? (try? spy.close(-1)) != nil : nil
    }
    spy.when.close(1).returns(from: values)
    #expect(try [spy.close(1), spy.close(1), spy.close(1)] == [true, true, false])
  }

  @Test func `a released stub may call its spy`() async throws {
    final class Caller {
      let end: () -> Void
      init(_ end: @escaping () -> Void) { self.end = end }
      deinit { end() }
    }
    var caller: Caller? = Caller { [spy] in spy.reload() }
    spy.when.reload().then { [caller] in _ = caller }
    caller = nil
    spy.spied.reset(.stubs)
    #expect(spy.calls.reload().count == 1)
  }

  @Test func `a member without a result does nothing for a number of calls`() {
    var count = 0
    spy.when.reload().then { count += 1 }
    spy.when.reload().returns(times: 2).then(times: 1) { count += 10 }
    for _ in 1...4 { spy.reload() }
    #expect(count == 11)
  }

  @Test func `a stub may call its spy`() async throws {
    spy.when.price(of: "twice").then { [spy] _, currency in
      try await 2 * spy.price(of: "once", in: currency)
    }
    spy.when.price(of: "once").returns(4)
    #expect(try await spy.price(of: "twice", in: "eur") == 8)
  }

  @Test func `global functions reach spies with members named 'when' or 'calls'`() async throws {
    when(spy).price().returns(1)
    #expect(try await spy.price(of: "a", in: "") == 1)
    #expect(calls(spy).price().count == 1)
  }
}

/// Checks the calls that a spy records.
struct CallTests {
  private let spy = SpyPricing()

  @Test func `calls are counted, and their arguments are available`() async throws {
    for item in ["apple", "pear", "apple"] { _ = try await spy.price(of: item, in: "eur") }
    #expect(spy.calls.price(of: "apple").count == 2)
    #expect(spy.calls.price(of: "apple", in: "usd").isEmpty)
    #expect(spy.calls.price().map(\.item) == ["apple", "pear", "apple"])
    #expect(spy.calls.price().last?.currency == "eur")
  }

  @Test func `a member describes its calls`() throws {
    #expect("\(spy.calls.close(3))" == "close(_:) was not called")
    _ = try spy.close(1)
    _ = try spy.close(3)
    #expect("\(spy.calls.close(3))" == "1 of 2 calls to close(_:): ✗ (1), ✓ (3)")
  }

  @Test func `calls of several spies have an order`() throws {
    let other = SpyPricing()
    spy.reload()
    _ = try other.close(1)
    spy.reload()
    #expect(inOrder(spy.calls.reload(), other.calls.close(1), spy.calls.reload()))
    #expect(!inOrder(other.calls.close(1), spy.calls.reload(), other.calls.close()))
    #expect(!inOrder(other.calls.close(2)))
  }

  @Test func `calls from several threads are all recorded`() {
    DispatchQueue.concurrentPerform(iterations: 1_000) { number in
      _ = try? spy.close(number)
    }
    #expect(spy.calls.close().count == 1_000)
    #expect(Set(spy.calls.close()).count == 1_000)
    // `inOrder` searches the calls of a member in their order.
    let numbers = spy.calls.close().snapshot.all.map(\.number)
    #expect(numbers == numbers.sorted())
  }

  /// With a comparison of all keys for each read, this would take minutes.
  @Test(.timeLimit(.minutes(1))) func `a subscript remembers many values`() {
    typealias Rates = SpiedSubscript<
      Stubbing, (name: String, day: Int), Int, (name: String, day: Int, newValue: Int),
      (String, Int) -> Int
    >
    let rates = Rates("subscript(_:_:)", SpyLog()) { result in { _, _ in result.get() } }
    let count = 20_000
    for number in 0..<count { rates.set(("a", number), -1) }
    for number in 0..<count { rates.set(("a", number), number) }
    let found = (0..<count).map { rates.call(("a", $0))?("a", $0) }
    #expect(found == (0..<count).map { $0 })
    #expect(rates.call(("b", 0)) == nil)
  }

  @Test func `a test can wait for calls`() async throws {
    spy.reload()
    let caller = Task {
      try await Task.sleep(for: .milliseconds(20))
      spy.reload()
    }
    try await spy.calls.reload().wait(for: 2, within: .seconds(10))
    try await caller.value
    #expect(spy.calls.reload().count == 2)
  }

  @Test func `waiting ends when the time runs out`() async throws {
    let error = await #expect(throws: CallsMissing.self) {
      try await spy.calls.close(1).wait(within: .milliseconds(10))
    }
    #expect(
      error?.description.hasSuffix(": waited 0.01 seconds for a call; close(_:) was not called")
        == true)
    #expect(error?.place == "FakedSpiesTests/SpyTests.swift:\(#line - 6)")
    _ = try spy.close(1)
    let second = await #expect(throws: CallsMissing.self) {
      try await spy.calls.close().wait(for: 2, within: .milliseconds(10))
    }
    #expect(
      second?.description.hasSuffix(
        "waited 0.01 seconds for 2 calls; 1 of 1 call to close(_:): ✓ (1)") == true)
  }

  @Test func `waiting ends when its task is cancelled`() async {
    let task = Task { try await spy.calls.reload().wait(within: .seconds(600)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `calls that are reset no longer count for a waiting test`() async throws {
    let waiting = Task { try await spy.calls.reload().wait(for: 2, within: .milliseconds(300)) }
    try await Task.sleep(for: .milliseconds(50))
    spy.reload()
    spy.spied.reset(.calls)
    spy.reload()
    await #expect(throws: CallsMissing.self) { try await waiting.value }
  }
}
