import Faked

/// A type whose name begins like that of a Null type.
struct NullableRow {
  let id: Int
}

struct NullHandle {
  private init() {}
}

@Faked(types: ["Entity": "NullableRow", "Handle": "NullHandle"])
protocol NullableTypes {
  associatedtype Entity
  associatedtype Handle
  func first() -> Entity
  func open() -> Handle
}
