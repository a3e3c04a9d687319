import FakedRuntime
import FakedSpies
import Testing

@testable import GoldenFixtures

/// Uses generated spies as a user's test would.
struct SpyBehaviorTests {
  // MARK: - Stubs

  @Test func `the result of a request is chosen by its type`() async throws {
    let spy = SpySpiedGenerics()
    spy.when.send(returning: [Int].self).returns([1])
    spy.when.send(.any(SpiedRequest<String>.self)).returns("a")
    #expect(try await spy.send(SpiedRequest<[Int]>(path: "/")) == [1])
    #expect(try await spy.send(SpiedRequest<String>(path: "/")) == "a")
    #expect(spy.calls.send(returning: [Int].self).count == 1)
  }

  @Test func `values of a chosen type are found inside of other values`() throws {
    let spy = SpySpiedFactory<String>()
    #expect(try spy.maker(at: 1)(2) == "")
    #expect(spy.labelled() == (name: "", product: ""))
    #expect(spy.box().content == "")
  }

  @Test func `an implementation that passes 'self' on runs on the spy's members`() {
    let spy = SpyBranch()
    spy.when.twigs.returns([NullBranch()])
    #expect((spy.count, spy.depth(), spy.sum()) == (2, 2, 2))
    #expect(spy.calls.twigs.gets.count == 3 && spy.calls.sum().count == 1)
  }

  @Test func `a test passes the superclass's arguments if nothing else makes them`() throws {
    let pane = SpySpiedLicensedPane(license: try .loaded(from: "/"), title: "a")
    pane.hide()
    #expect(pane.title == "a" && pane.calls.hide().count == 1)
  }

  @Test func `blocks are recorded as functions`() {
    let spy = SpySpiedBlockClosures()
    spy.when.start().then { $0.block($0.id) + 1 }
    #expect(spy.start(3) { $0 * 2 } == 7 && spy.calls.start(3).count == 1)
    spy.stop(4) { _ in }
    spy.onEnd = { _ in }
    #expect(spy.calls.stop(4).count == 1 && spy.calls.onEnd.sets.count == 1)
    spy.when.map().then { $0(5) }
    #expect(spy.map { $0 * 2 } == 10)
  }

  @Test func `an implementation runs beside a member called 'spy'`() {
    let agent = SpySpiedAgent()
    agent.when.spy.returns(true)
    #expect(agent.cover() == "gardener" && agent.calls.spy.gets.count == 1)
    let agency = SpySpiedAgency()
    agency.when.name(of: 7).returns("Bond")
    #expect(agency.greeting(of: 7) == "Hello, Bond")
  }

  @Test func `a case or a constant matches itself`() {
    let spy = SpySpiedMatchers()
    spy.when.keep(in: .freezer).returns(.shelf(1, in: nil))
    spy.when.keep("jam", in: .shelf(2, in: "a")).returns(.freezer)
    #expect(spy.keep("milk", in: .freezer) == .shelf(1, in: nil))
    #expect(spy.keep("jam", in: .shelf(2, in: "a")) == .freezer)
    #expect(spy.keep("jam", in: .shelf(2, in: "b")) == .default)
    spy.move(to: .fridge)
    #expect(
      "\(spy.calls.move(to: .not(.fridge)).count)" == """
        0 of 1 call to move(to:) matches (not fridge): ✗ (fridge)
        """)
    spy.move(to: nil)
    spy.move(to: .any)
    #expect(spy.calls.move(to: .fridge).count == 1)
    #expect(spy.calls.move(to: .not(.fridge)).count == 2)
    #expect(spy.calls.move(to: .some(.equal(.any))).count == 1)
    #expect(spy.calls.move(to: .any).count == 3)
    let other = SpySpiedMatchersToo()
    other.fail(with: .code(3), at: .upper, in: .empty)
    #expect(other.calls.fail(with: .code(3), at: .upper).count == 1)
    #expect(other.calls.fail(with: .code(4)).isEmpty && other.calls.fail(at: .lower).isEmpty)
    other.storage(.best, .added, code: MatchedCode("a")!)
    #expect(other.calls.storage(.best, .empty).count == 1)
    #expect(
      "\(spy.calls.move(to: .fridge).count)" == """
        1 of 3 calls to move(to:) matches (fridge): ✓ (fridge), ✗ (nil), ✗ (any)
        """)
  }

  @Test func `members without a stub return the default value`() async throws {
    let pricing = SpySpiedPricing()
    #expect(try await pricing.price(of: "apple", in: "EUR") == SpiedMoney(cents: 0))
    #expect(pricing.rate == 0)
    #expect(try await pricing.token == "")
  }

  @Test func `a stub uses a value, a closure, an error or a sequence`() async throws {
    let pricing = SpySpiedPricing()
    pricing.when.price().returns(from: [SpiedMoney(cents: 1), SpiedMoney(cents: 2)])
    pricing.when.price(of: "pear").then { item, currency in
      SpiedMoney(cents: item.count + currency.count)
    }
    pricing.when.price(of: .where { $0.isEmpty }).throws(SpiedPricingError.closed)
    #expect(try await pricing.price(of: "apple", in: "EUR").cents == 1)
    #expect(try await pricing.price(of: "pear", in: "EUR").cents == 7)
    #expect(try await pricing.price(of: "apple", in: "EUR").cents == 2)
    #expect(try await pricing.price(of: "apple", in: "EUR").cents == 0)
    await #expect(throws: SpiedPricingError.closed) { try await pricing.price(of: "", in: "EUR") }
  }

  @Test func `a typed error stays typed`() {
    let pricing = SpySpiedPricing()
    pricing.when.discount(for: 3).throws(.closed)
    #expect(throws: SpiedPricingError.closed) { try pricing.discount(for: 3) }
    #expect(throws: Never.self) { try pricing.discount(for: 4) }
    pricing.when.discount().then { _ in throw SpiedPricingError.closed }
    do {
      _ = try pricing.discount(for: 4)
      Issue.record("nothing was thrown")
    } catch {
      let closed: SpiedPricingError = error
      #expect(closed == .closed)
    }
  }

  @Test func `throwing and asynchronous properties are stubbed`() async throws {
    let pricing = SpySpiedPricing()
    pricing.when.token.returns("a").throws(SpiedPricingError.closed)
    #expect(try await pricing.token == "a")
    await #expect(throws: SpiedPricingError.closed) { try await pricing.token }
    #expect(pricing.calls.token.count == 2)
  }

  @Test func `parameters of all kinds reach a stub`() async {
    let spy = SpySpiedSignatures()
    spy.when.change().then { $0 = $0.uppercased() }
    var text = "a"
    spy.change(&text)
    #expect(text == "A" && spy.calls.change("a").count == 1)
    spy.when.perform().then { body in body(2) + body(3) }
    #expect(spy.perform { $0 * 10 } == 50)
    spy.when.log().then { message, level in #expect(message == "m" && level == 1) }
    var evaluations = 0
    func message() -> String {
      evaluations += 1
      return "m"
    }
    spy.log(message(), level: 1)
    #expect(spy.calls.log() == [(message: "m", level: 1)] && evaluations == 1)
    spy.add(1, 2)
    #expect(spy.calls.add([1, 2]).count == 1)
    spy.draw([1, 2, 3])
    #expect(spy.calls.draw().first?.count == 3)
    spy.own("a", "b")
    #expect(spy.calls.own("a", "b").count == 1)
    spy.unnamed(1, for: "b")
    #expect(spy.calls.unnamed(.greater(than: 0), for: "b").count == 1)
    #expect(await spy.isolated(on: nil) == 0)
    spy.when.discarded().returns(3)
    #expect(spy.discarded("x") as? Int == 3)
  }

  @Test func `a stub's expression is evaluated only once`() {
    var count = 0
    func number() -> Int {
      count += 1
      return count
    }
    let logger = SpySpiedLazyLogger("\(number())")
    logger.log("\(number())")
    #expect(logger.lines == ["1", "2"] && logger.calls.log("2").count == 1)
    #expect(logger.repeated("\(number())") == "33")
    let target = SpiedLazyLogger("")
    logger.forward(to: target)
    logger.log("\(number())")
    #expect(target.lines == ["", "4"])
    let prepared = (SpySpiedLazyLogger.self as SpiedLazyLogger.Type).prepared("\(number())")
    #expect(prepared() == "5" && prepared() == "5")
    let unforwarded = SpySpiedLazyForwarder("\(number())")
    unforwarded.log("\(number())")
    #expect(unforwarded.lines == ["6", "7"])
    let logging = SpySpiedLazyLogging()
    logging.log("\(number())")
    #expect(logging.calls.write("8").count == 1)
    #expect(logging.same(number()) == 0 && logging.calls.same(9).count == 1)
    #expect(logging.pair(number()) == (0, "") && logging.calls.pair(10).count == 1)
    #expect(count == 10)
  }

  @Test func `the error for a missing default value says how to stub the member`() async throws {
    let error = try #require(throws: MissingDefault.self) { try SpySpiedTunnel().load() }
    #expect(
      error.description.hasSuffix(
        """
        : 'load()' of 'SpiedTunnel' is not stubbed for this call, and 'SpiedConnection' has no default \
        value; stub it with 'when.load().returns(…)'
        """))
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = SpySpiedTunnel().connection
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("'connection' of 'SpiedTunnel' is not stubbed for this call"))
    #expect(said.contains("stub it with 'when.connection.returns(…)'"))
  }

  @Test func `a spy can use the test's own types`() async throws {
    struct Token: Sendable {}
    let vault = SpySpiedVault<Token>()
    vault.when.open().returns(Token())
    _ = try await vault.open("k")
    #expect(vault.calls.open() == ["k"])
    await #expect(throws: MissingDefault.self) { try await SpySpiedVault<Token>().open("k") }
    // If the test does not choose generic arguments, they are the types of the null type.
    _ = try await SpySpiedVault().open("k")
    let navigator = SpySpiedNavigator()
    #expect(try navigator.current() == .defaultValue)
    let trail = SpyAuditTrail<Token, String, Double>()
    #expect(trail.calls.compare(identifier: "a", revision: .less(than: 3)).isEmpty)
  }

  @Test func `labels select an overload`() {
    let spy = SpySpiedLogger()
    spy.log(CancellationError(), file: "a", line: 1)
    spy.track("a", at: 3)
    #expect(spy.calls.log(parameters: .any).isEmpty)
    #expect(spy.calls.log(file: .any, line: 1).count == 1)
    #expect(spy.calls.track(.any).isEmpty)
    #expect(spy.calls.track(at: .any) == [(name: "a", level: 3)])
    spy.set(true, for: "k")
    #expect(spy.calls.set(true).count == 1 && spy.calls.set(1).isEmpty)
    let other = SpySpiedOverloadsByOneLabel()
    other.log(responseData: "a", response: 1)
    other.login(email: "a", code: 2)
    #expect(other.calls.log(responseData: .notNil).count == 1)
    #expect(other.calls.login(email: .any(String.self)).count == 1)
    other.when.execute(returning: Int.self).returns(3)
    let number: Int = other.execute(options: 1, decoder: nil)
    #expect(number == 3)
  }

  @Test func `implementations that call each other call the spy`() {
    let spy = SpySpiedKeyStore()
    spy.when.attributes().returns(["name"])
    #expect(spy.password() == "name" && spy.calls.read("password").count == 1)
    spy.when.read("password").returns("secret")
    #expect(spy.password() == "secret" && spy.unlock())
    #expect(spy.calls.password().count == 3)
  }

  @Test func `a member and its async overload are distinguished`() async throws {
    let spy = SpySpiedSyncAndAsync()
    spy.when.load(id: 3).returns("sync")
    spy.when.load(id: 3, async: true).returns("async")
    let load: () async -> String = { await spy.load(id: 3) }
    let loadNow: () -> String = { spy.load(id: 3) }
    #expect(await load() == "async")
    #expect(loadNow() == "sync")
    #expect(spy.calls.load(id: 3).count == 1)
    #expect(spy.calls.load(id: 3, async: true).count == 1)
  }

  @Test func `a completion handler is called later`() {
    let spy = SpySpiedSignatures()
    var results: [Int] = []
    spy.later(in: nil) { results.append($0) }
    spy.calls.later(in: nil, then: .any).last?.handler?(5)
    #expect(results == [5])
  }

  @Test func `generic members stay generic`() throws {
    let spy = SpySpiedGenerics()
    spy.when.map(.any([Int].self)).then { $0.map { $0 * 2 } }
    #expect(spy.map([1, 2]) == [2, 4])
    #expect(spy.map(["a"]) == [])
    spy.when.decode(.type(Int.self)).returns(3)
    #expect(try spy.decode(Int.self, from: []) == 3)
    #expect(try spy.decode(String.self, from: []) == nil)
    #expect(spy.calls.decode(.any(String.Type.self)).count == 1)
    spy.when.get(forKey: "k", returning: Int.self).returns(4)
    #expect(spy.get(forKey: "k") == 4)
    let text: String? = spy.get(forKey: "k")
    #expect(text == nil)
    // A member that is not recorded keeps its default.
    #expect(spy.rethrowing { 1 } == nil)
  }

  @Test func `overloads are distinguished`() {
    let spy = SpySpiedOverloads()
    spy.when.load(id: 1).returns("number")
    spy.when.load(id: "1").returns("text")
    spy.when.value(returning: Int.self).returns(7)
    #expect(spy.load(id: 1) == "number" && spy.load(id: "1") == "text")
    let number: Int = spy.value()
    let text: String = spy.value()
    #expect(number == 7 && text == "")
    _ = spy.load(named: "a", limit: 2)
    #expect(spy.calls.load(named: "a", limit: .any).count == 1)
  }

  @Test func `members with fewer arguments are separate`() async {
    let spy = SpySpiedDefaults()
    spy.fetch(limit: 1)
    spy.fetch(limit: 1, offset: 2)
    #expect(spy.calls.fetch(limit: 1).count == 1)
    #expect(spy.calls.fetch(limit: 1, offset: 2).count == 1)
  }

  @Test func `subscripts are recorded and stubbed`() throws {
    let spy = SpySpiedSubscripts()
    spy.when[3].returns("three")
    #expect(spy[3] == "three" && spy[4] == "")
    spy[4] = "four"
    #expect(spy.calls[4].sets == [(index: 4, newValue: "four")])
    #expect(spy.calls[5].sets.count.description.hasSuffix("✗ (index: 4, newValue: \"four\")"))
    #expect(spy.calls[4].sets(.hasPrefix("f")).count == 1 && spy.calls[4].sets("five").isEmpty)
    spy.when[named: "x"].returns(1)
    #expect(try spy[named: "x"] == 1)
    #expect(spy.calls[named: .any].count == 1)
  }

  @Test func `subscripts return the values that they were set to`() {
    let spy = SpySpiedSubscripts()
    spy[4] = "four"
    spy[5] = "five"
    spy[4] += "!"
    #expect(spy[4] == "four!" && spy[5] == "five" && spy[6] == "")
    spy[key: "a", default: 0] = 1
    #expect(spy[key: "a", default: 0] == 1 && spy[key: "a", default: 2] == 0)
    spy.when[4].returns("stubbed", times: 1)
    #expect(spy[4] == "stubbed" && spy[4] == "four!")
    spy.spied.reset(.values)
    #expect(spy[4] == "")
    let target = SpySpiedSubscripts()
    spy.forward(to: target)
    spy[4] = "target's"
    target[4] = "changed"
    #expect(spy[4] == "changed")
  }

  // MARK: - Types

  @Test func `initializers and static members belong to the type`() throws {
    defer { SpySpiedStaticMembers.reset() }
    SpySpiedStaticMembers.when.`init`(path: "/", isReadOnly: .any).throws(SpiedPricingError.closed)
    #expect(throws: SpiedPricingError.closed) {
      try SpySpiedStaticMembers(path: "/", isReadOnly: true)
    }
    _ = try SpySpiedStaticMembers(path: "/tmp", isReadOnly: false)
    #expect(
      SpySpiedStaticMembers.calls.`init`(path: .any, isReadOnly: false).map(\.path) == ["/tmp"])
    let made = SpySpiedStaticMembers()
    SpySpiedStaticMembers.when.make(2).returns(made)
    #expect(SpySpiedStaticMembers.make(2) === made)
    SpySpiedStaticMembers.shared = 3
    #expect(SpySpiedStaticMembers.shared == 3)
    SpySpiedStaticMembers.reset([.calls, .values])
    #expect(SpySpiedStaticMembers.shared == 0)
  }

  @Test func `a generic spy has the types that a test chooses`() async throws {
    let spy = SpySpiedRepository<String, Int>()
    spy.when.find().returns("found")
    #expect(try await spy.find(3) == "found")
    spy.save("entity", at: 2)
    #expect(spy.calls.save("entity", at: 2).count == 1)
    let box = SpySpiedBox()
    box.value = 3
    #expect(box.value == 3 && box.calls.value.sets == [3])
  }

  @Test func `members of parents and implementations in extensions are recorded`() {
    let file = SpySpiedFile()
    file.when.read().returns("text")
    #expect(file.read() == "text")
    let delegate = SpySpiedFileDelegate()
    delegate.didOpen("a")
    #expect(delegate.calls.didOpen("a").count == 1)
    #expect(delegate.shouldClose("a"))
    delegate.when.shouldClose("a").returns(false)
    #expect(!delegate.shouldClose("a"))
    // `info(_:)` is not recorded, but its implementation calls `log(_:level:)`, which is.
    delegate.info("m")
    #expect(delegate.calls.log("m", level: 1).count == 1)
  }

  @Test func `an implementation that calls a member with the spy's own type runs on the spy`() {
    let flow = SpyOwnFlow()
    flow.when.render().returns(4)
    #expect(flow.twice() == 8)
    #expect(flow.calls.render().count == 1)
    // What does not call such a member is recorded.
    let node = SpySelfNode()
    node.when.name().returns("a")
    #expect(node.title() == "<a>" && node.calls.title().count == 1)
    #expect(node.calls.name().count == 1)
  }

  @Test func `an implementation that uses no other member is recorded without a Null type`() async {
    let spy = SpyOwnProvider()
    try? await spy.shutdown()
    #expect(spy.calls.shutdown().count == 1)
  }

  @Test func `implementations in extensions call a nonisolated spy`() async {
    let spy = SpySpiedSwitch()
    spy.when.isOn().returns(true)
    #expect(await !spy.toggle())
    #expect(spy.calls.toggle().count == 1 && spy.calls.isOn().count == 1)
    spy.when.toggle().returns(true)
    #expect(await spy.toggle())
  }

  @Test func `a spy is equatable and hashable by identity`() {
    let (one, other) = (SpySpiedModel(), SpySpiedModel())
    #expect(one == one && one != other && Set([one, other, one]).count == 2)
    one.when.id.returns(5)
    #expect(one.id == 5)
  }

  @Test func `a spied class calls its superclass and records the calls`() async throws {
    let bird = SpySpiedBird(name: "Tweety")
    #expect(try bird.fly(to: "nest", at: 2) == 1 && bird.flights == 1)
    bird.when.fly(to: "moon").throws(SpiedPricingError.closed)
    #expect(throws: SpiedPricingError.closed) { try bird.fly(to: "moon", at: 2) }
    #expect(bird.flights == 1 && bird.calls.fly().map(\.place) == ["nest", "moon"])
    bird.name = "Pipit"
    #expect(bird.name == "Pipit" && bird.calls.name.sets == ["Pipit"])
    bird.when.name.returns("stub", times: 1).returnsLastSet(initial: "")
    #expect(bird.name == "stub" && bird.name == "Pipit")
    bird.height = 7
    #expect(bird.height == 1)
    bird.when.speed.sets(9).then { _ in }
    bird.speed = 9
    #expect(bird.calls.speed.sets == [9] && bird.speed == 3)
    bird.speed = 4
    #expect(bird.speed == 4)
    #expect(bird.map([1, 2]) { $0 * 2 } == [2, 4])
    #expect(bird[2] == "feather 2" && bird.calls[.any].count == 1)
    let plain: SpiedBird = bird
    plain.rest(3)
    #expect(bird.calls.rest(3).count == 1)
    #expect(try await plain.load == 3)
  }

  @Test func `class members and required initializers are recorded`() async throws {
    try await withSpies {
      let type: SpiedBoat.Type = SpySpiedBoat.self
      #expect(try type.build("plan") == 4 && type.count == 3)
      SpySpiedBoat.when.build("raft").returns(9)
      SpySpiedBoat.when.count.returns(5)
      #expect(try type.build("raft") == 9 && type.count == 5)
      type.limit = 7
      #expect(type.limit == 1 && SpySpiedBoat.calls.limit.sets == [7])
      await type.float()
      #expect(SpySpiedBoat.calls.float().count == 1)
      #expect(throws: NetError.down) { try type.init(name: "") }
      let boat = try type.init(name: "Argo")
      #expect(boat.name == "Argo" && boat is SpySpiedBoat)
      #expect(type.init(code: -1) == nil && type.init(code: 2)?.name == "2")
      #expect(SpySpiedBoat.calls.`init`(name: "Argo").count == 1)
      #expect(SpySpiedBoat.calls.`init`(code: .any) == [2])
      #expect(SpySpiedBoat().name == "1.0" && SpySpiedBoat(length: 2).name == "2.0")
      #expect(SpySpiedBoat.spied.calls.count == 9)
      // The stubs of the spy's type do not affect its superclass.
      #expect(try SpiedBoat.build("raft") == 4)
    }
  }

  @Test func `a class forwards to another object instead of its superclass`() async throws {
    final class Other: SpiedBoat {
      override func row(_ depth: inout Int) async -> String? {
        depth = 9
        return nil
      }
    }
    let (boat, other) = (SpySpiedBoat(), Other())
    boat.crew = "Ann"
    boat.forward(to: other)
    #expect(boat.crew == nil)
    boat.crew = "Bob"
    #expect(other.crew == "Bob" && boat.crew == "Bob" && boat.calls.crew.sets == ["Ann", "Bob"])
    var depth = 1
    #expect(await boat.row(&depth) == nil && depth == 9)
    when(boat).crew.returns("Cy", times: 1)
    #expect(boat.crew == "Cy" && boat.crew == "Bob")
    boat.spied.reset(.stubs)
    #expect(boat.crew == "Ann")
    #expect(await boat.row(&depth) == nil && depth == 10)
    let bird = SpySpiedBird(name: "")
    bird.forward(to: SpiedBird(name: "Pipit"))
    #expect(bird.name == "Pipit" && bird.map([1]) { $0 + 1 } == [2] && bird[toe: 4, of: 1] == 4)
    #expect(throws: NetError.down) { try bird.fly(to: "moon", at: 100) }
    #expect(bird.calls.fly().errors as? [NetError] == [.down])
  }

  // MARK: - Isolation

  @MainActor @Test func `a spy on the main actor records calls`() async throws {
    let screen = SpySpiedScreen()
    var shown = 0
    screen.when.show().then { item in
      shown += 1
      return item
    }
    let item = SpiedItem()
    #expect(screen.show(item) === item && shown == 1)
    screen.when.load().then { $0 }
    #expect(try await screen.load(item) === item)
    #expect(screen.calls.load(.identical(to: item)).count == 1)
    screen.title = "t"
    #expect(screen.title == "t")
  }

  @Test func `an actor spy records calls`() async {
    let store = SpySpiedStore()
    store.when.save().returns(7)
    #expect(await store.save(SpiedItem()) == 7)
    #expect(store.calls.save().count == 1)
    store.when.name().returns("n")
    #expect(store.name() == "n")
    store.when.count.returns(2)
    #expect(await store.count == 2)
  }

  @Test func `a stub of an actor changes 'inout' arguments`() async throws {
    let warehouse = SpySpiedCachedWarehouse()
    warehouse.when.exchange().then { swap(&$0, &$1) }
    warehouse.when.swap([1], ["b"]).then { numbers, texts in
      (numbers, texts) = (texts.map(\.count), numbers.map { "\($0)" })
    }
    warehouse.when.move().then { row, body, other in
      body()
      other = row
      row = SpiedLine()
      throw SpiedPricingError.closed
    }
    let exchanged = await warehouse.exchanged(["a"], ["b", "c"])
    #expect(exchanged == [["b", "c"], ["a"]])
    #expect(warehouse.calls.exchange().map { $0.right.values.count } == [2])
    var (numbers, texts) = ([1], ["b"])
    await warehouse.swap(&numbers, &texts)
    #expect(numbers == [1] && texts == ["1"])
    let moved = await warehouse.moved(["a"])
    #expect(moved == [[], ["a"]])
    #expect(warehouse.calls.move().errors as? [SpiedPricingError] == [.closed])
  }

  // MARK: - Forwarding

  @Test func `stubs take precedence over forwarding`() async throws {
    struct Real: EmptySpiedPricing {
      var rate = 0.5
      func price(of item: String, in currency: String) async throws -> SpiedMoney {
        SpiedMoney(cents: item.count)
      }
      func discount(for customer: Int) throws(SpiedPricingError) -> SpiedMoney { throw .closed }
    }
    let pricing = SpySpiedPricing()
    pricing.when.price(of: "apple").returns(SpiedMoney(cents: 99))
    pricing.forward(to: Real())
    #expect(try await pricing.price(of: "apple", in: "EUR").cents == 99)
    #expect(try await pricing.price(of: "pear", in: "EUR").cents == 4)
    #expect(throws: SpiedPricingError.closed) { try pricing.discount(for: 1) }
    #expect(pricing.rate == 0.5)
    #expect(pricing.calls.discount().errors == [.closed])
    pricing.rate = 2
    #expect(pricing.rate == 2)
    pricing.forward(to: NullSpiedPricing())
    #expect(pricing.rate == 0)
    #expect(try await pricing.price(of: "pear", in: "EUR").cents == 0)
    #expect(pricing.calls.price().map(\.item) == ["apple", "pear", "pear"])
  }

  @Test func `forwarded generic members do not count as unstubbed`() throws {
    struct Real: EmptySpiedGenerics {
      func map<Element>(_ values: [Element]) -> [Element] { values.reversed() }
      func failing<Failure: Error>(with failure: Failure) throws(Failure) -> Int { throw failure }
    }
    let spy = SpySpiedGenerics()
    var unexpected: [String] = []
    spy.spied.unstubbed = { unexpected.append($0.name) }
    #expect(spy.map([1, 2]) == [])
    spy.forward(to: Real())
    #expect(spy.map([1, 2]) == [2, 1])
    #expect(spy.map(["a", "b"]) == ["b", "a"])
    #expect(throws: SpiedPricingError.closed) { try spy.failing(with: SpiedPricingError.closed) }
    #expect(unexpected == ["map(_:)"])
    spy.spied.reset(.stubs)
    #expect(spy.map([1, 2]) == [])
  }

  @MainActor @Test func `a member throws a default error of its own type`() {
    let spy = SpySpiedTypedTunnel()
    #expect(throws: SpiedTunnelError.closed) { try spy.connect() }
    #expect(spy.calls.connect().errors == [.closed])
  }

  @Test func `a member with a generic result throws its error only if the type has no default`()
    throws
  {
    struct Token: Decodable {}
    let spy = SpySpiedTypedDecoding()
    let null = NullSpiedTypedDecoding()
    #expect(try spy.decode(Int.self) == 0)
    #expect(try null.decode(Int.self) == 0)
    #expect(throws: SpiedTunnelError.closed) { _ = try spy.decode(Token.self) }
    #expect(throws: SpiedTunnelError.closed) { _ = try null.decode(Token.self) }
  }

  @Test func `a target's value takes precedence over the one that was set`() {
    final class Real: EmptySpiedSession, @unchecked Sendable { var token = SpiedParcel() }
    let (session, real) = (SpySpiedSession(), Real())
    session.token = SpiedParcel()
    session.forward(to: real)
    #expect(session.token === real.token)
    let parcel = SpiedParcel()
    session.token = parcel
    #expect(real.token === parcel && session.token === parcel)
    real.token = SpiedParcel()
    #expect(session.token !== parcel)
  }

  @Test func `a stub may throw what its argument throws`() throws {
    let spy = SpySpiedGenerics()
    spy.when.rethrowing(returning: Int.self).then { body in try body() }
    #expect(spy.rethrowing { 3 } == 3)
    #expect(throws: SpiedPricingError.closed) {
      try spy.rethrowing { () throws -> Int in throw SpiedPricingError.closed }
    }
    #expect(spy.calls.rethrowing(returning: Int.self).count == 2)
  }

  @Test func `a stub may throw what its argument throws as a generic error`() async throws {
    let lock = SpySpiedLock()
    #expect(
      lock.withLock {
        $0 += 1; return $0
      } == 1)
    lock.when.withLock(returning: Int.self).then { body in
      var count = 7
      return try body(&count)
    }
    #expect(lock.withLock { $0 } == 7 && lock.count == 1)
    #expect(throws: SpiedPricingError.closed) {
      try lock.withLock { _ throws(SpiedPricingError) -> Int in throw .closed }
    }
    #expect(lock.calls.withLock(returning: Int.self).count == 3)
    lock.visit("x") { (_: String) in }
    #expect(lock.calls.visit() == ["x"])
    let locking = SpySpiedActorLocking()
    locking.when.later().then { body in try? await body() }
    await locking.later {}
    #expect(locking.calls.later().count == 1)
  }

  @Test func `overloads are distinguished by their results or their constraints`() {
    let spy = SpySpiedGenericResults()
    spy.when.value(for: .equal(1), returning: Int.self).returns(3)
    #expect(spy.value(for: 1) == 3 && spy.value(for: 1) == "")
    spy.when.load("a", returning: [Int].self).returns([4])
    #expect(spy.load("a") == [4] && spy.load("a") == Int?.none)
    struct Wired: SpiedWired {}
    spy.connect(Wired())
    spy.connect(1)
    #expect(spy.calls.connect(.any(Wired.self)).count == 1)
    #expect(spy.calls.connect(.any(Int.self)) == [1])
  }

  @Test func `an asynchronous stub may throw what its argument throws`() async {
    let spy = SpySpiedWarehouse()
    spy.when.each().then { body in
      await Task.yield()
      try await body(3)
    }
    var numbers: [Int] = []
    await spy.each { numbers.append($0) }
    #expect(numbers == [3])
    await #expect(throws: SpiedPricingError.closed) {
      try await spy.each { _ in throw SpiedPricingError.closed }
    }
    spy.spied.reset(.stubs)
    spy.forward(to: SpySpiedWarehouse())
    await spy.each { numbers.append($0) }
    #expect(numbers == [3] && spy.calls.each().count == 3)
  }

  @Test func `errors that a superclass throws are recorded`() {
    let bird = SpySpiedBird(name: "")
    _ = try? bird.fly(to: "tree", at: 100)
    _ = try? bird.fly(to: "tree", at: 1)
    #expect(bird.calls.fly().errors as? [NetError] == [.down])
    #expect(bird.calls.fly(at: 1).errors.isEmpty)
  }

  // MARK: - Names

  @Test func `requirements may have the names of a spy's own members`() {
    let spy = SpySpiedNames()
    when(spy).when.returns(3)
    #expect(spy.when == 3)
    when(spy).calls().returns(4)
    #expect(spy.calls() == 4)
    when(spy).log.returns("l")
    #expect(spy.log == "l")
    spy.`do the thing`()
    #expect(calls(spy).`do the thing`().count == 1)
    spy.reset()
    #expect(calls(spy).reset().count == 1)
    spy.spied.reset()
    #expect(calls(spy).reset().count == 0)
  }
}

extension SpiedLine {
  fileprivate init(_ names: [String]) {
    self.init(values: Dictionary(uniqueKeysWithValues: names.map { ($0, 1) }))
  }

  fileprivate var names: [String] { values.keys.sorted() }
}

/// `SpiedLine` is not `Sendable`, so only code of the actor itself can pass lines as `inout` arguments.
extension SpySpiedCachedWarehouse {
  fileprivate func exchanged(_ left: [String], _ right: [String]) async -> [[String]] {
    var (left, right) = (SpiedLine(left), SpiedLine(right))
    await exchange(&left, &right)
    return [left.names, right.names]
  }

  /// Returns the lines after `move(_:_:to:)`, which keep their changes even if it throws.
  fileprivate func moved(_ names: [String]) async -> [[String]] {
    var (row, other) = (SpiedLine(names), SpiedLine?.none)
    try? await move(&row, {}, to: &other)
    return [row.names, other?.names ?? []]
  }
}
