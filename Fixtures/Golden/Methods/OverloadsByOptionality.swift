import Faked

@Faked protocol OverloadsByOptionality {
  func answer() -> Set<Int>
  func answer() -> Set<Int?>
  func answer() -> Set<Int>?
  func answer() -> Set<Int?>?
}

/// A task cannot take a closure along that does not escape.
@Faked protocol LazyTasks {
  func task<T: Sendable>(_ make: @Sendable () -> T) -> Task<T, Never>
  func later<T: Sendable>(_ make: @escaping @Sendable () -> T) -> Task<T, Never>
}
