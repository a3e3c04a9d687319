/// Something that can be sent to a friend.
public protocol Shareable {
  var link: Link { get }
  func recipients() async throws -> [String]
}

public struct Link: Equatable, Sendable {
  public let address: String

  public init(address: String) {
    self.address = address
  }
}
