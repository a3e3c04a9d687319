import Faked

/// Names that the spy uses itself.
@Faked(createSpy: true)
protocol SpiedNames {
  var when: Int { get }
  var log: String { get }
  func calls() -> Int
  func `default`(in: Int) -> Int
  func `do the thing`()
  func forward(to target: Int)
  func reset()
}

/// It cannot have a spy.
@Faked(createSpy: true)
protocol SpiedReserved {
  var spied: Int { get }
}

/// The Null type is the only one that can be its owner's.
@Faked(createSpy: true)
protocol SpiedOwned {
  associatedtype Keeper: SpiedKeeper where Keeper.Kept == Self
  var keeper: Keeper? { get }
}

protocol SpiedKeeper {
  associatedtype Kept: SpiedOwned where Kept.Keeper == Self
}
