import Faked

/// A view model: a class on the main actor, with state that the screen changes.
@Faked @MainActor
protocol ProfileViewModel: AnyObject {
  var name: String { get set }
  var isSaving: Bool { get }
  var onSave: ((String) -> Void)? { get set }
  func save() async
}

/// What is tested: the screen, which is the same for every view model.
@MainActor struct ProfileScreen {
  let model: any ProfileViewModel

  var saveButtonTitle: String { model.isSaving ? "Saving…" : "Save \(model.name)" }

  func tapSave() async {
    guard !model.isSaving else { return }
    await model.save()
  }
}
