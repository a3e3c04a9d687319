import Faked

@Faked
protocol ShadowingName {
  associatedtype Sequence: Swift.Sequence
  func all() -> Sequence
}
