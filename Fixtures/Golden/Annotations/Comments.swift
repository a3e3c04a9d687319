// @Faked(types: ["X": "Int"])
protocol InLineComment {
  associatedtype X
  // @FakeDefault(3)
  var three: Int { get }
  var x: X { get }
}

/// @Faked
protocol InDocComment {
  /// A number.
  // @FakeDefault(exp: "-1")
  func number() -> Int
}

/* @Faked(anyObject: true) */
protocol InBlockComment {
  func run()
}

// This one talks about @Faked, and is not.
protocol OnlyMentioned {}

@available(macOS 13, *)
// @Faked
@available(iOS 16, *)
// Another comment.
protocol BetweenAttributes {
  @available(macOS 14, *)
  // @FakeDefault(3)
  var three: Int { get }
}
