import Faked

@Faked
protocol FakedConstraintCommit { var msg: String? { get } }
@Faked
protocol FakedConstraint {
  associatedtype Commit: FakedConstraintCommit
  func head() -> Commit?
  func make() -> Commit
}
