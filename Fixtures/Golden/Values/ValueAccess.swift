import Faked

@Faked public struct ValuePublic {
  public var count: Int
  public init(count: Int) { self.count = count }
}

@Faked public enum ValuePublicKind {
  case one, two
}

@Faked package struct ValuePackage {
  var count: Int
}

public enum ValueOuter {
  @Faked public struct Inner {
    var count: Int
  }
}

@Faked struct ValueOwn {
  var count: Int
  static func fake(count: Int = 4) -> ValueOwn { ValueOwn(count: count) }
}

@Faked(if: "DEBUG") struct ValueDebug {
  var count: Int
}

#if DEBUG
@Faked struct ValueSwitched {
  var count: Int
}
#else
@Faked struct ValueSwitched {
  var name: String
}
#endif

struct ValueElsewhere {
  var count: Int
}

// @Faked
extension ValueElsewhere {}

@Faked struct ValueLabels {
  var count: Int
  static func fake(named name: String) -> ValueLabels { ValueLabels(count: name.count) }
}

// What would be generated is there, or in the way.
@Faked enum ValueCases {
  case fake, other
}

@Faked struct ValueNamed {
  var count: Int
  static let defaultValue = 3
}

// An extension may nest a type in one that only this file sees.

private struct ValueHidden {}

extension ValueHidden {
  @Faked struct Part {
    var count: Int
  }
}
