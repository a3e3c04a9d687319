public struct Session {
  public init(token: Int) {}
}
