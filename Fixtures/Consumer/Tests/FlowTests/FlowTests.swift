import Net
import TestSupport
import Testing

@testable import Feature

@MainActor @Test func `what is reached through others, the library fakes`() async {
  let profile = Profile(api: NullUserAPI())
  await profile.reload()
  #expect(profile.title == NullProfileModel().title)
}
