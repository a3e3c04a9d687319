import FakedSpies
import Foundation
import Testing

/// Checks which arguments each matcher matches.
struct MatcherTests {
  private struct User: Equatable {
    var id = 0
  }

  private final class Object {}

  private func meant<Value>(_ matcher: Matcher<Value>, _ values: [Value]) -> [Bool] {
    values.map { matcher ~= $0 }
  }

  @Test func `a literal is a value`() {
    #expect(meant(3, [3, 4]) == [true, false])
    #expect(meant(0.5, [0.5, 1]) == [true, false])
    #expect(meant("a", ["a", "b"]) == [true, false])
    #expect(meant(true, [true, false]) == [true, false])
    #expect(meant([1, 2], [[1, 2], [2, 1]]) == [true, false])
    #expect(meant(nil, [nil, Object()]) == [true, false])
    #expect(meant("a", ["a", "b"] as [Character]) == [true, false])
  }

  @Test func `every kind of literal is a value`() {
    let name = "a"
    #expect(meant("\(name)b", ["ab", "b"]) == [true, false])
    #expect(meant(["a": 1], [["a": 1], [:]]) == [true, false])
    #expect(meant([1, 2], [[1, 2], [2]] as [Set<Int>]) == [true, false])
    #expect(meant([.calls], [.calls, .all] as [SpyParts]) == [true, false])
    func named(_ matcher: OptionalMatcher<String>) -> Bool { matcher ~= "ab" }
    #expect(named("\(name)b") && !named("\(name)"))
    func found(_ matcher: OptionalMatcher<[String: [Int]]>) -> Bool { matcher ~= ["a": [1]] }
    #expect(found(["a": [1]]) && !found([:]))
  }

  @Test func `dates, decimals and durations are matched approximately`() {
    let noon = Date(timeIntervalSince1970: 43_200)
    #expect(
      meant(.within(60, of: noon), [noon + 59, noon + 61, noon - 60]) == [true, false, true])
    #expect(meant(.within(1, of: 100), [101, 102] as [Decimal]) == [true, false])
    #expect(meant(.within(1, of: 5), [4, 7]) == [true, false])
    #expect(meant(.within(0.5, of: 1), [1.5, 2]) == [true, false])
    let durations: [Duration] = [.seconds(1), .milliseconds(1), .seconds(3)]
    #expect(meant(.seconds(1), durations) == [true, false, false])
    #expect(meant(.milliseconds(1), durations) == [false, true, false])
    #expect(meant(.within(.seconds(1), of: .seconds(2)), durations) == [true, false, true])
  }

  @Test func `results and elements are matched by their contents`() {
    let results: [Result<Int, StringError>] = [.success(3), .failure(StringError(text: "x"))]
    #expect(meant(.success(3), results) == [true, false])
    #expect(meant(.success(4), results) == [false, false])
    #expect(meant(.success(), results) == [true, false])
    #expect(meant(.failure(.property(\.text, "x")), results) == [false, true])
    #expect(meant(.contains(.greater(than: 2)), [[1, 3], [2]]) == [true, false])
    #expect(meant(.contains(3), [[1, 3], [2]]) == [true, false])
    let pizzas: [Toppings] = [[.basil, .olives], .basil, []]
    #expect(meant(.contains(.basil), pizzas) == [true, true, false])
    #expect(meant(.contains([.basil, .olives]), pizzas) == [true, false, false])
  }

  private struct Toppings: OptionSet {
    let rawValue: Int
    static let basil = Self(rawValue: 1)
    static let olives = Self(rawValue: 2)
  }

  private struct StringError: Error { let text: String }

  @Test func `values without '==' are compared by their parts`() {
    struct Failure: Error { var code: Int }
    let error: any Error = Failure(code: 1)
    #expect(meant(.equal(Failure(code: 1)), [error, Failure(code: 2)]) == [true, false])
    #expect(
      meant(.equal(Closed(code: 1)), [Closed(code: 1), error] as [any Error]) == [true, false])
    #expect(meant(.equal((1, "a")), [(1, "a"), (2, "a")]) == [true, false])
    let object = Object()
    #expect(meant(.equal(object), [object, Object()]) == [true, false])
    let function = { 1 }
    #expect(meant(.equal(function), [function]) == [false])
    #expect(meant(.equal(nil), [nil, error]) == [true, false])
  }

  @Test func `dictionaries of values without '==' are compared by their keys`() {
    let keys = (0..<20).map { "key\($0)" }
    let pairs = keys.map { ($0, $0.count as Any) }
    let same = Dictionary(uniqueKeysWithValues: pairs.reversed())
    var shorter = same
    shorter["key7"] = nil
    var other = same
    other["key7"] = "seven"
    let logged = Dictionary(uniqueKeysWithValues: pairs)
    #expect(meant(.equal(logged), [same, shorter, other]) == [true, false, false])
    let nested: [String: Any] = ["a": same, "b": [same]]
    #expect(meant(.equal(nested), [["b": [logged], "a": logged], [:]]) == [true, false])
  }

  @Test func `texts, collections and numbers are matched by their properties`() {
    #expect(meant(.hasPrefix("a"), ["ab", "ba"]) == [true, false])
    #expect(meant(.hasSuffix("a"), ["ab", "ba"]) == [false, true])
    #expect(meant(.contains("b"), ["abc", "a"]) == [true, false])
    #expect(meant(.contains(2), [[1, 2], [1]]) == [true, false])
    #expect(meant(.within(0.25, of: 1), [1.25, 1.5]) == [true, false])
    #expect(meant(.property(\.isEmpty), ["", "a"]) == [true, false])
  }

  @Test func `an optional property is matched`() {
    struct Request {
      var method: String?
    }
    let requests = [Request(method: "GET"), Request()]
    #expect(meant(.property(\.method, "GET"), requests) == [true, false])
    #expect(meant(.property(\.method, .notNil), requests) == [true, false])
    #expect(meant(.property(\.method, .any), requests) == [true, true])
    #expect(meant(.property(\.method, .some(.hasPrefix("G"))), requests) == [true, false])
  }

  @Test func `values are compared`() {
    #expect(meant(.equal(User(id: 1)), [User(id: 1), User()]) == [true, false])
    #expect(meant(.not(.equal(User())), [User(id: 1), User()]) == [true, false])
    #expect(meant(.property(\.id, 3), [User(id: 3), User()]) == [true, false])
    let object = Object()
    #expect(meant(.identical(to: object), [object, Object()]) == [true, false])
    #expect(meant(.nil, [nil, User()]) == [true, false])
    #expect(meant(.notNil, [nil, User()]) == [false, true])
  }

  @Test func `values are matched by their order`() {
    #expect(meant(.less(than: 2), [1, 2, 3]) == [true, false, false])
    #expect(meant(.greater(than: 2), [1, 2, 3]) == [false, false, true])
    #expect(meant(.atMost(2), [1, 2, 3]) == [true, true, false])
    #expect(meant(.atLeast(2), [1, 2, 3]) == [false, true, true])
    #expect(meant(.in(2...), [1, 2, 3]) == [false, true, true])
    #expect(meant(.in(1..<2), [1, 2, 3]) == [true, false, false])
  }

  @Test func `values are matched by type, and types as values`() {
    #expect(meant(.type(User.self), [User.self]) == [true])
    #expect(meant(.type(User.self), [Int.self, User.self] as [Any.Type]) == [false, true])
    #expect(meant(.instance(of: User.self), [User(id: 1), Object()] as [Any]) == [true, false])
  }

  @Test func `a value is matched by any of several values`() {
    #expect(meant(.one(of: 1, 3), [1, 2, 3]) == [true, false, true])
  }

  @Test func `an optional value is matched`() {
    func meant(_ matcher: OptionalMatcher<Int>) -> [Bool] {
      [nil, 1, 2].map { matcher ~= $0 }
    }
    #expect(meant(1) == [false, true, false])
    #expect(meant(nil) == [true, false, false])
    #expect(meant(.any) == [true, true, true])
    #expect(meant(.some(.less(than: 2))) == [false, true, false])
    #expect(meant(.greater(than: 1)) == [false, false, true])
    #expect(meant(.equal(2)) == [false, false, true])
    #expect(meant(.notNil) == [false, true, true])
    #expect(meant(.not(1)) == [true, false, true])
    #expect(meant(.in(1...)) == [false, true, true])
    func named(_ matcher: OptionalMatcher<String>) -> Bool { matcher ~= "a" }
    #expect(named("a") && !named("b") && !named(.none))
  }

  @Test func `an optional value within other values is matched`() {
    let rows: [[Int?]] = [[1, nil], [2]]
    #expect(meant(.contains(.some(.less(than: 2))), rows) == [true, false])
    #expect(meant(.contains(.nil), rows) == [true, false])
    let ages: [Int??] = [.some(nil), nil, 1, 2]
    #expect(meant(.some(.some(1)), ages) == [false, false, true, false])
    #expect(meant(.some(.nil), ages) == [true, false, false, false])
  }

  @Test func `a matcher says what it expects`() {
    #expect("\(Matcher<Int>.not(.less(than: 3)))" == "not less than 3")
    #expect("\(Matcher<String>.equal("a"))" == "\"a\"")
  }
}
