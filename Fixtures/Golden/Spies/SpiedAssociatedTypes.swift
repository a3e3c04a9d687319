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
