import Faked

// An 'any' may name a type of which nobody says what its protocol demands.

@Faked protocol Pigeonhole<Key> {
  associatedtype Key: Hashable
  func key() -> Key?
}

@Faked protocol Pigeonry {
  associatedtype Mark
  func first() -> any Pigeonhole<Mark>
  func last() throws -> any Pigeonhole<Mark>
  func find() -> (any Pigeonhole<Mark>)?
  func empty<Key: Comparable & Hashable>(_ type: Key.Type) -> any Pigeonhole<Key>
  func made<Key>(of type: Key.Type) -> any Pigeonhole<Key>
}
