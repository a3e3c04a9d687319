import Testing

@testable import Gallery

/// A fake with state: a class, because the protocol asks for one.
@MainActor final class FakeProfile: EmptyProfileViewModel {
  var name = "Ada"
  var saves = 0

  func save() async { saves += 1 }
}

@MainActor @Test func `a tap saves`() async {
  let model = FakeProfile()
  let screen = ProfileScreen(model: model)
  #expect(screen.saveButtonTitle == "Save Ada")
  await screen.tapSave()
  #expect(model.saves == 1)
}
