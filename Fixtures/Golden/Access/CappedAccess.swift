import Faked

nonisolated struct CappedInternal: Hashable {
  var n: Int
}

// A Null type is no wider than the types that its annotation names.
@Faked(types: ["CappedKey": CappedInternal.self])
public protocol CappedAccess {
  associatedtype CappedKey: Hashable
  func key() -> CappedKey
}
