import Faked

@Faked(createSpy: true)
protocol SpiedRepository<Entity> {
  associatedtype Entity
  associatedtype SpiedKey: Hashable
  associatedtype Order = Int

  func find(_ id: SpiedKey) async throws -> Entity?
  func save(_ entity: Entity, at order: Order)
  func first() -> Entity
}

/// Values that contain one of a type that the test chooses.
@Faked(createSpy: true)
protocol SpiedFactory {
  associatedtype Product
  func maker(at speed: Int) -> (Int) throws -> Product
  func labelled() -> (name: String, product: Product)
  func box() -> SpiedProductBox<Product>
}

struct SpiedProductBox<Content> {
  let content: Content
}

@Faked(types: ["Value": Int.self], createSpy: true)
protocol SpiedBox {
  associatedtype Value
  var value: Value { get set }
}

// The compiler crashes on a call of a getter that throws `Never` by an associated type.
@Faked(createSpy: true)
protocol SpiedGauge {
  associatedtype Failure: Error = Never
  subscript(index: Int) -> String { get async throws(Failure) }
  var size: Int { get throws(Failure) }
  func read() throws(Failure) -> Int
}

// No call of `later()` compiles in Swift 6, because the result of a task is `Sendable`.
@Faked(createSpy: true)
protocol SpiedLater {
  associatedtype LateValue
  associatedtype SentValue: Sendable
  func later() -> Task<LateValue, any Error>
  func task() -> Task<SentValue, Never>
}
