import Faked

/// Only who asks for the private interface sees it.
@Faked @_spi(Testing) public protocol Recorder {
  func events() -> Int
  func store() -> any EventStore
}

@Faked public protocol EventStore {
  func count() -> Int
  @_spi(Debug) func dump() -> [Int]
}

extension EventStore {
  @_spi(Debug) public func dump() -> [Int] { [count()] }
}
