import Faked

// What is nested in an actor, or in what says `nonisolated`, is on no actor by default.

actor Bank {
  @Faked protocol Vault {
    func open() -> Int
  }
}

nonisolated enum Geometry {
  @Faked protocol Shape: Hashable {
    var area: Double { get }
  }
}
