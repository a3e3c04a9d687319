import Faked

// Two parents demand one member, of which one is on the main actor: what meets both runs anywhere.

@Faked protocol Refreshing {
  var caption: String { get }
  func refresh() -> Int
}

@Faked @MainActor protocol Refreshable: AnyObject {
  var caption: String { get }
  func refresh() -> Int
}

@Faked protocol Reloading {
  @MainActor var caption: String { get }
  @MainActor func refresh() -> Int
}

@Faked(createSpy: true) protocol RefreshingPane: Refreshing, Refreshable {
  func close()
}

@Faked(createSpy: true) protocol ReloadingPane: Reloading, Refreshing {}

@Faked @MainActor protocol ReloadingScreen: Reloading, Refreshing {}

// Where the main actor is the default, what a parent demands again has to run anywhere as well.

@Faked protocol Addable {
  static func == (lhs: Self, rhs: Self) -> Bool
  static func * (lhs: Self, rhs: Self) -> Self
  var description: String { get }
}

@Faked protocol Vectorial: Addable, Equatable, CustomStringConvertible {
  var length: Double { get }
}

@Faked protocol Scalable: Addable, Numeric {}

@Faked protocol Ranked {
  static func < (lhs: Self, rhs: Self) -> Bool
  var id: Int { get }
}

@Faked protocol Standing: Ranked, Comparable, Identifiable {
  var points: Int { get }
}
