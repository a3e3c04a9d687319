import Faked

@Faked protocol ArgumentRepo<Entity> {
  associatedtype Entity
  func get() -> Entity
}

@Faked protocol UsesArgumentRepo {
  associatedtype U
  func repo() -> any ArgumentRepo<U>
  func ints() -> any ArgumentRepo<Int>
  func stream<E>(_ e: E) -> any AsyncSequence<E, any Error>
}
