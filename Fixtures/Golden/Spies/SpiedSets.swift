import Faked

// Where code is on the main actor by default, only code there can name a set of tiles.

struct MapTile: Hashable, Sendable {
  let column: Int
  let row: Int
}

struct TileGrid<Tile: Hashable, Content> {
  var content: [Tile: Content] = [:]
}

@Faked(createSpy: true)
protocol TileGraph {
  associatedtype Node: Hashable = MapTile

  func neighbors(of node: Node) -> Set<Node>
  func weights() -> [Node: Double]
}

@Faked(createSpy: true)
protocol TileMap {
  associatedtype Snapshot where Snapshot == [MapTile: String]

  func grid() -> TileGrid<MapTile, Int>
  func restore(_ snapshot: Snapshot)
  func selection() -> TileSelection
  func clear()
}

@Faked struct TileSelection {
  let name: String
  var tiles: Set<MapTile> = []
  var weights: [MapTile: Double]
}
