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

@Faked protocol PeerSelection {}

// The default is the associated type, not Foundation's type of its name.
@Faked(createSpy: true) protocol PeerOptions {
  associatedtype Data: PeerSelection
  associatedtype Optimistic: PeerSelection = Data
  func chosen() -> Optimistic
}
