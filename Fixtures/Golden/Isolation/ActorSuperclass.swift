import Faked

@MainActor class Screen {
  init(title: String) {}
}

@Faked @MainActor protocol ListScreen: Screen {
  var count: Int { get }
}

@Faked protocol DetailScreen where Self: Screen {
  var text: String { get }
}

final class ScreenModel: ScreenModelling {
  init() {}
}

@MainActor protocol ScreenModelling: AnyObject {}

@Faked @MainActor protocol ScreenFactory {
  func model() -> ScreenModel
  func box() -> ScreenBox
  nonisolated func count() -> Int
}

@MainActor struct ScreenBox {
  let title: String
  init(_ title: String) { self.title = title }
}
