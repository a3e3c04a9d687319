// A module whose name begins like a framework's.

public struct Settings {
  public init(name: String) {}
}

public struct Date {
  public init(era: Int) {}
}

public final class Bundle {
  public init(path: String) {}
}
