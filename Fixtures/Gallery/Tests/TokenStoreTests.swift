import FakedSpies
import Testing

@testable import Gallery

/// The spy is an actor, and told what to do from outside without `await`.
@Test func `a token is asked for only once`() async throws {
  let store = SpyTokenStore()
  store.when.token.returns(nil, "abc")
  let session = Session(store: store)
  #expect(try await session.token { "new" } == "new")
  #expect(try await session.token { "newer" } == "abc")
  #expect(store.calls.save("new").count == 1)
  #expect(store.calls.save().count == 1)
}
