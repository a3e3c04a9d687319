import Faked

@Faked package protocol PackageConstraints<Element> {
  associatedtype Element
  associatedtype Key: Hashable
  func first() -> Element
  func key() -> Key
  init(count: Int)
}
