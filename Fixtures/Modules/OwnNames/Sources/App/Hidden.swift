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
