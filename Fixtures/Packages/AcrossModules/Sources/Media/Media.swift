import Base
import Faked

public struct Result {
  public init() {}
}

public struct Never {
  public init() {}
}

public struct Failure: Error {
  public init() {}
}

public struct Settings<Value> {
  public struct Item {
    public init() {}
  }
}

extension Base.Space {
  public struct Clip {
    public init() {}
  }

  @Faked public protocol Player {
    func clip() -> Clip
  }
}

@Faked public protocol Logger: Base.Logger {
  func above() -> any Base.Logger
  func result() -> Result
  func never() -> Never
  var failing: Int { get throws(Failure) }
}
