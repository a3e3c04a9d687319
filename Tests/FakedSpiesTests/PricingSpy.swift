@_spi(Generated) import FakedSpies

/// A protocol, followed by its spy as fakegen would generate it.
protocol Pricing {
  var rate: Double { get set }
  func price(of item: String, in currency: String) async throws -> Int
  func reload()
  mutating func send(_ text: inout String)
  func map<Element>(_ values: [Element]) -> [Element]
  func close(_ code: Int) throws(Closed) -> Bool
}

struct Closed: Error, Equatable {
  var code = 0
}

final class SpyPricing: Pricing, Spy, Sendable {
  let spied = SpyLog()

  typealias StubbingMembers = SpyMembers<Stubbing>
  typealias RecordedMembers = SpyMembers<Recorded>
  struct SpyMembers<SpyRole>: SpiedMembers {
    private let spied: SpyLog
    init(_ spied: SpyLog) { self.spied = spied }

    func price(
      of item: Matcher<String> = .any, in currency: Matcher<String> = .any
    ) -> SpiedMember<
      SpyRole, (item: String, currency: String), Int, any Error,
      (String, String) async throws -> Int
    > {
      SpiedMember("price(of:in:)", spied, { item ~= $0.item && currency ~= $0.currency }) {
        result in
        { _, _ in try result.get() }
      }
    }
    func reload() -> SpiedMember<SpyRole, Void, Void, Never, () -> Void> {
      SpiedMember("reload()", spied) { result in { result.get() } }
    }
    func send(_ text: Matcher<String> = .any) -> SpiedMember<
      SpyRole, String, Void, Never, (inout String) -> Void
    > {
      SpiedMember("send(_:)", spied, { text ~= $0 }) { result in { _ in result.get() } }
    }
    func map<Element>(
      _ values: Matcher<[Element]> = .any
    ) -> SpiedMember<SpyRole, [Element], [Element], Never, ([Element]) -> [Element]> {
      SpiedMember("map(_:)", spied, { values ~= $0 }) { result in { _ in result.get() } }
    }
    func close(_ code: Matcher<Int> = .any) -> SpiedMember<
      SpyRole, Int, Bool, Closed, (Int) throws -> Bool
    > {
      SpiedMember("close(_:)", spied, { code ~= $0 }) { result in { _ in try result.get() } }
    }
    var rate: SpiedProperty<SpyRole, Double> { SpiedProperty("rate", spied) }
  }

  func price(of item: String, in currency: String) async throws -> Int {
    if let call = when.price().attempt((item, currency)) {
      do { return try await call.stub(item, currency) } catch { throw call.failure(error) }
    }
    return 0
  }
  func reload() {
    if let stub = when.reload().call(()) { return stub() }
  }
  func send(_ text: inout String) {
    if let stub = when.send().call(text) { return stub(&text) }
  }
  func map<Element>(_ values: [Element]) -> [Element] {
    if let stub = when.map(.any([Element].self)).call(values) { return stub(values) }
    return []
  }
  func close(_ code: Int) throws(Closed) -> Bool {
    if let call = when.close().attempt(code) {
      do { return try call.stub(code) } catch { throw call.failure(error) }
    }
    return false
  }
  var rate: Double {
    get { when.rate.get() ?? 0 }
    set { when.rate.set(newValue) }
  }

  /// Calls that change the target, and those of generic members, are not forwarded.
  func forward(to target: any Pricing) {
    when.price().forward { try await target.price(of: $0, in: $1) }
    when.reload().forward { target.reload() }
    when.close().forward { try target.close($0) }
    when.rate.forward { target.rate }
  }
}
