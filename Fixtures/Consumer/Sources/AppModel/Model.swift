/// What has a name to be listed under.
public protocol Named {
  var name: String { get }
  var sortKey: SortKey { get }
}

public enum SortKey: Equatable, Sendable {
  case position(Int)
  case alphabetical
}
