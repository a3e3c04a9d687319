import Faked

@MainActor @Faked struct ValueScreen {
  let title: String
  var count = 0
}

@MainActor @Faked final class ValuePresenter {
  let screen: ValueScreen
  var view: ValueView
  init(screen: ValueScreen, view: ValueView) {
    self.screen = screen
    self.view = view
  }
}

@MainActor final class ValueView {
  init() {}
}

@MainActor @Faked protocol ValueRouter {
  func screen() -> ValueScreen
  func presenter() async -> ValuePresenter
}

@Faked nonisolated protocol ValueLoader {
  func screen() async -> ValueScreen
}
