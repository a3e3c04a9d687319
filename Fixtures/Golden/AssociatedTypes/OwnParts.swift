import Faked

// The parts of a whole are wholes, in turn: one Null type is its own part.
@Faked protocol OwnParts {
  associatedtype Parts: Collection & OwnParts
  var parts: Parts { get }
}

@Faked protocol OwnPairs {
  associatedtype Left: OwnPairs & Hashable
  associatedtype Right: OwnPairs & Collection
  func left() -> Left
  func right() -> Right
}
