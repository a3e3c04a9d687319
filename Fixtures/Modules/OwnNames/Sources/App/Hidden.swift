import Faked

struct Row {
  let id: Int
}

protocol Table {
  func first() -> Row
}

/// An associated type that is called like a type of which the parent speaks.
@Faked protocol Grid: Table {
  associatedtype Row
  func cells() -> Row
}

// The child's associated types have the names of types in the parent's signatures.

struct Element {}

enum Lap { case first }

@Faked(createSpy: true) protocol LapFeed {
  var lap: Lap { get }
  func load(_ laps: [Lap]) -> Element?
}

@Faked(createSpy: true) protocol LapNumbers: LapFeed, Swift.Sequence {}

@Faked(createSpy: true) protocol LapRows: LapFeed {
  associatedtype Lap
  func last() -> Lap?
}
