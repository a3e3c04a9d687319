import Session

public struct User {
  public init() {}
}

public struct Date {
  public init(day: Int) {}
}

public struct Account {
  public init(session: Session) {}
}

public protocol Listing {
  var date: Date { get }
  func user() -> User
}
