import Core
import FakedRuntime
import Net
import Testing

@testable import Feature

/// The module that declares the protocol is no dependency of the tests' own.
private struct FakeUserAPI: EmptyUserAPI {
  func user(id: Int) async throws -> Core.Item { Core.Item(name: "Ada") }
}

@Test func `a profile shows the user's name`() async {
  let profile = Profile(api: FakeUserAPI())
  await profile.reload()
  #expect(profile.title == "Ada")
}

@Test func `a model on the main actor has a Null type`() async {
  let model: any ProfileModel = NullProfileModel()
  await model.reload()
  #expect(model.title == "")
}
