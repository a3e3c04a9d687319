import Faked

/// A protocol that only actors can conform to.
@Faked(createSpy: true)
protocol TokenStore: Actor {
  var token: String? { get }
  func save(_ token: String) throws
  nonisolated var service: String { get }
}

/// What is tested: it asks for a token only if there is none.
struct Session {
  let store: any TokenStore

  func token(_ request: () async throws -> String) async throws -> String {
    if let token = await store.token { return token }
    let token = try await request()
    try await store.save(token)
    return token
  }
}
