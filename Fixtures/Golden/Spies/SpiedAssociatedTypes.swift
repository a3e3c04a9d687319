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

@Faked(types: ["Value": Int.self], createSpy: true)
protocol SpiedBox {
  associatedtype Value
  var value: Value { get set }
}
