import Faked

@Faked protocol TakenEmptyName {
  init(count: Int) throws
  var count: Int { get }
}

/// Has the name that the Empty protocol would have.
struct EmptyTakenEmptyName {}
