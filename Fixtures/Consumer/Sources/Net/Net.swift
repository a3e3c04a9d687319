import Core
import Faked

/// An item on its way, which is none of the core's.
public struct Item: Equatable, Sendable {
  public let bytes: [UInt8]

  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}

@Faked public protocol Logger: Core.Logger {
  func sent() -> Item
}

@Faked public protocol UserAPI: Sendable {
  func user(id: Int) async throws -> Core.Item
  func raw(id: Int) async throws -> Item
}

/// The code under test.
public struct Loader {
  let api: any UserAPI
  let logger: any Logger

  public init(api: any UserAPI, logger: any Logger) {
    self.api = api
    self.logger = logger
  }

  public func name(of id: Int) async throws -> String {
    let user = try await api.user(id: id)
    logger.log(user.name)
    return user.name
  }
}
