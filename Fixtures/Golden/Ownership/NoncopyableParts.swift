// What cannot be copied, as the generic argument of a type, the element of an array or the argument of a member.

struct ScarceLease: ~Copyable {
  let id: Int
}

struct ScarcePool<Resource: ~Copyable>: ~Copyable {
  var capacity: Int
  init(capacity: Int = 0) { self.capacity = capacity }
}

enum ScarceChange: ~Copyable {
  case taken(id: Int)
  case released
}

// @Faked(createSpy: true)
protocol ScarceLending {
  func pool() -> ScarcePool<ScarceLease>
  func pair() -> InlineArray<2, ScarceLease>
  func pairInShort() -> [2 of ScarceLease]
  func apply(_ change: borrowing ScarceChange) -> Int
}

// @Faked
struct ScarceHolder<Resource: ~Copyable>: ~Copyable {
  let name: String
}
