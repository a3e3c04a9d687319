import Faked

@Faked(createSpy: true)
protocol SpiedSession: Sendable {
  var token: SpiedParcel { get set }
  func send(_ object: SpiedParcel, then handler: @escaping (SpiedParcel) -> Void) -> SpiedParcel
  func load(_ object: SpiedParcel) async throws -> SpiedParcel
  @MainActor func present(_ object: SpiedParcel)
}

class SpiedParcel {}

// @Faked(createSpy: true)
protocol SpiedRenderer: Sendable {
  func render(_ template: String, _ context: [String: any Encodable]) async throws -> String
  func overriding<T>(_ value: T, perform: () async throws -> Void) async rethrows
  nonisolated(nonsending) func decrypt(_ payload: [String: any Encodable]) async -> String?
}

// What may be called from anywhere sees no target that other calls change.

// @Faked(createSpy: true)
protocol SpiedMetric: Sendable {
  associatedtype MetricLabel: Equatable

  mutating func update(_ labels: [MetricLabel])
  func compute() -> Double
}

@Faked(createSpy: true)
protocol SpiedUpload {
  func write(_ chunks: sending some Collection<Int>) async throws -> Int
  func keep(_ box: sending [Int]) async -> Int
}

// What takes or returns the spy itself speaks of its generic parameters, too.

@Faked(createSpy: true)
protocol SpiedPhrases: Sendable {
  associatedtype Languages: Collection<String>

  mutating func merge(_ other: Self, uniquingKeysWith combine: (Int, Int) throws -> Int) rethrows
  func filter(_ isIncluded: (Int) throws -> Bool) rethrows -> Self
  func compare(_ body: (Self) async -> Void) async
  func languages() -> Languages
}

// Aliases hide the generic parameter.

@Faked(createSpy: true)
protocol SpiedLedger: Sendable {
  associatedtype Account: Hashable
  typealias Entry = (account: Account, count: Int)
  typealias Filter = (Account) -> Bool

  func entries(after entry: Entry) -> [Entry]
  func removeAll(where filter: Filter)
}

/// A closure cannot give an argument away, so the stub is called without one, and cannot throw.
// @Faked(createSpy: true)
protocol SpiedConverting {
  associatedtype ConvertedInput
  associatedtype ConvertedOutput
  func convert(
    _ input: sending ConvertedInput,
    by convert: @escaping @MainActor @Sendable (ConvertedInput) async throws -> ConvertedOutput?
  ) async rethrows -> ConvertedOutput
}

struct SharedTicket {
  let number: Int
}

/// A stub that is `@Sendable` could not capture the conformances of types that may not be sent.
@Faked(createSpy: true) protocol SharedElsewhere: Sendable {
  associatedtype SharedKey: Hashable
  @concurrent func plain(_ key: SharedKey) async -> SharedKey?
  @concurrent func generic<Item: Hashable>(_ item: Item, at ticket: borrowing SharedTicket) async
  func onActor(_ actor: isolated SharedClerk, key: SharedKey, ticket: borrowing SharedTicket) -> [SharedKey]
}

actor SharedClerk { init() {} }
