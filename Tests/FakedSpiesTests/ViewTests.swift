import FakedSpies
import Testing

/// Checks how `calls` shows calls.
struct ViewTests {
  private let spy = SpyPricing()

  @Test func `calls are a snapshot`() throws {
    _ = try spy.close(1)
    let calls = spy.calls.close()
    let count = calls.count
    _ = try spy.close(2)
    #expect(calls == [1])
    #expect(count == 1 && count.description == "1 of 1 call to close(_:): ✓ (1)")
    #expect(spy.calls.close() == [1, 2])
  }

  @Test func `calls are a collection`() async throws {
    _ = try spy.close(1)
    _ = try spy.close(2)
    _ = try await spy.price(of: "a", in: "eur")
    let expected = 2
    let count: Int = spy.calls.close().count
    #expect(count == expected && spy.calls.close().count == expected)
    #expect(spy.calls.close().reversed() == [2, 1])
    #expect(spy.calls.close().dropFirst().first == 2)
    #expect(spy.calls.close(2).last == 2 && spy.calls.close(3).isEmpty)
    #expect(spy.calls.price() == [(item: "a", currency: "eur")])
    #expect(spy.calls.price() != [(item: "b", currency: "eur")])
  }

  @Test func `calls can be compared with XCTest assertions`() throws {
    func assertEqual<Value: Equatable>(_ left: Value, _ right: Value) -> Bool { left == right }
    _ = try spy.close(1)
    let expected = 1
    #expect(assertEqual(spy.calls.close(), [1]))
    #expect(!assertEqual(spy.calls.close(), [2]))
    #expect(assertEqual(spy.calls.close().count, expected))
    #expect(assertEqual(spy.calls.close().count, 1))
  }

  @Test func `all calls have names and arguments`() throws {
    spy.reload()
    _ = try spy.close(1)
    spy.rate = 0.5
    _ = spy.rate
    #expect(spy.spied.calls.map(\.name) == ["reload()", "close(_:)", "rate (set)", "rate"])
    #expect(spy.spied.calls[1].arguments as? Int == 1)
    #expect("\(spy.spied.calls[1])" == "close(_:): (1)")
  }

  @Test func `calls without a stub are reported`() throws {
    var reported: [String] = []
    spy.spied.unstubbed = { reported.append("\($0)") }
    spy.when.close(1).returns(true)
    _ = try spy.close(1)
    _ = try spy.close(2)
    spy.reload()
    spy.rate = 1
    _ = spy.rate
    spy.forward(to: SpyPricing())
    spy.reload()
    #expect(reported == ["close(_:): (2)", "reload()"])
  }

  @Test func `errors of matching calls are recorded, whatever threw them`() async throws {
    struct Other: Error, Equatable {}
    spy.when.close(1).throws(Closed())
    spy.when.close(2).then { _ in throw Closed() }
    for code in 1...3 { _ = try? spy.close(code) }
    #expect(spy.calls.close().errors == [Closed(), Closed()])
    #expect(spy.calls.close(.greater(than: 1)).errors.count == 1)
    #expect(spy.calls.close(3).errors.isEmpty)
    let target = SpyPricing()
    target.when.price().throws(Other())
    spy.forward(to: target)
    let before = spy.calls.price()
    _ = try? await spy.price(of: "a", in: "")
    #expect(spy.calls.price().errors as? [Other] == [Other()])
    #expect(before.errors.isEmpty)
    spy.spied.reset(.calls)
    #expect(spy.calls.price().errors.isEmpty)
  }

  @Test func `an error that a member cannot throw names its stub`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let spy = SpyPricing()
      spy.when.close().then { _ in throw CancellationError() }
      _ = try? spy.close(1)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("a stub of 'close(_:)' threw CancellationError()"))
    #expect(said.contains("only throws Closed; see 'then' at FakedSpiesTests/ViewTests.swift:"))
  }

  @Test func `a wrong order of calls is described`() throws {
    _ = try spy.close(1)
    spy.reload()
    let other = SpyPricing()
    other.reload()
    #expect(inOrder(spy.calls.close(), spy.calls.reload(), other.calls.reload()))
    #expect(outOfOrder(spy.calls.close(1), other.calls.reload()) == nil)
    #expect(
      outOfOrder(spy.calls.reload(), spy.calls.close()) == """
        no matching call to close(_:) after reload(); the order was close(_:): (1), reload()
        """)
    #expect(
      outOfOrder(spy.calls.close(2))
        == "no matching call to close(_:); the order was close(_:): (1), reload()")
    #expect(
      outOfOrder(SpyPricing().calls.reload())
        == "reload() was not called; neither was anything else")
  }

  @Test func `a failing test describes the wrong order of calls`() throws {
    _ = try spy.close(1)
    spy.reload()
    let close = spy.calls.close()
    #expect(!inOrder(spy.calls.reload(), close))
    // This is the description that `#expect` shows for the argument.
    #expect(
      close.description == """
        1 of 1 call to close(_:): ✓ (1); no matching call to close(_:) after reload(); the order was \
        close(_:): (1), reload()
        """)
    let other = SpyPricing().calls.reload()
    #expect(!inOrder(close, other))
    #expect(
      other.description == """
        reload() was not called; expected of second SpyPricing; the order was \
        first SpyPricing.close(_:): (1), first SpyPricing.reload()
        """)
  }

  @Test func `spies of the same type are numbered or named`() throws {
    let (source, target) = (SpyPricing(), SpyPricing())
    source.reload()
    target.reload()
    _ = try source.close(1)
    #expect(
      outOfOrder(target.calls.reload(), source.calls.reload()) == """
        no matching call to second SpyPricing.reload() after first SpyPricing.reload(); the order was \
        second SpyPricing.reload(), first SpyPricing.reload(), second SpyPricing.close(_:): (1)
        """)
    source.spied.name = "source"
    #expect(
      outOfOrder(source.calls.close(), target.calls.close()) == """
        SpyPricing.close(_:) was not called; the order was source.reload(), SpyPricing.reload(), \
        source.close(_:): (1)
        """)
  }
}

/// Checks the steps of stubs.
struct StepTests {
  private let spy = SpyPricing()

  @Test func `steps start over`() throws {
    spy.when.close().returns(true, times: 2).returns(from: [false]).repeating()
    #expect(try (0..<6).map { try spy.close($0) } == [true, true, false, true, true, false])
  }

  @Test func `repeating steps without values ends`() throws {
    spy.when.close().returns(from: []).repeating()
    #expect(try spy.close(1) == false)
  }

  @Test func `the last set value may be a step`() {
    spy.when.rate.returnsLastSet(initial: 7, times: 2).returns(9)
    #expect([spy.rate, spy.rate, spy.rate] == [7, 7, 9])
  }

  @Test func `waiting for zero calls stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await SpyPricing().calls.reload().wait(for: 0)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("'for' must be at least 1, but is 0; 'isEmpty' tells"))
  }

  @Test func `a step for zero calls stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      SpyPricing().when.close().returns(true, times: 0)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("ViewTests.swift:"))
    #expect(said.contains("'times' must be at least 1, but is 0"))
  }
}
