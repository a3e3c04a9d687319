import Faked

// What is demanded of two types says nothing where one is the other by default.

protocol Spanning<Coordinate> {
  associatedtype Coordinate: BinaryFloatingPoint
  var length: Coordinate { get }
}

protocol Gridding<Across> {
  associatedtype Across: Spanning
  associatedtype Down: Spanning = Across where Down.Coordinate == Across.Coordinate
  func turned(_ down: Down) -> Down?
}

@Faked protocol GridNode {
  associatedtype Lattice: Gridding
  var lattice: Lattice? { get }
}
