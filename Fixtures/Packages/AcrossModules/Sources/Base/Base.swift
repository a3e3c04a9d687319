import Faked

public struct Failure: Error {
  public init() {}
}

public enum Space {}

public struct Settings {
  public init(item: Item) {}
}

public struct Item {
  public init(number: Int) {}
}

// Nobody asks for it but those that refine it.
public protocol Logger {
  func log() -> Int
}

/// The standard library's types keep their names, whatever modules above call their own.
@Faked public protocol Service {
  func result() -> Result<Int, any Error>
  func settings() -> Settings
  func stop() -> Never
  var state: Int { get throws(Failure) }
  subscript(index: Int) -> Item { get throws(Failure) }
}
