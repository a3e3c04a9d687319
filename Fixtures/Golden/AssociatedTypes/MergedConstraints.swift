import Faked

@Faked protocol MergedCollection {
  associatedtype U: Collection where U.Element == Int
  func u() -> U
}

@Faked protocol MergedDefault {
  associatedtype T = Int
}

@Faked protocol MergedConstraint {
  associatedtype T: StringProtocol
}

// The default of one parent does not meet the constraint of the other.
@Faked protocol MergedConstraints: MergedDefault, MergedConstraint {}

/// Its value has to be what a container's has to be.
@Faked
protocol MergedOuter {
  associatedtype Container: MergedInner
  associatedtype Held where Held == Container.Held
  func merged(_ values: [Held]) -> Held?
}

protocol MergedInner {
  associatedtype Held: Equatable = String
}
