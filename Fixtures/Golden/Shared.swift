// Types that several cases return.

struct Widget {
  var n: Int
}

final class Box {
  init() {}
}

enum Mode {
  case fast(Int), slow
}

struct Flags: OptionSet {
  let rawValue: Int
}

enum NetError: Error {
  case down
}

/// Nothing can make one.
struct Sealed {
  private init() {}
}
