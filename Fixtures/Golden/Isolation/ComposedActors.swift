import Faked

// A type on a global actor is `Sendable`, be it a class or public.

@MainActor protocol ComposedPanel: AnyObject { var size: Int { get } }
@MainActor protocol ComposedTitle { var title: String { get } }
protocol ComposedPopup: ComposedTitle { var name: String { get } }
protocol ComposedSaver { func save() }

@Faked @MainActor protocol ComposedWindow {
  func panel() -> any ComposedPanel & Sendable
  func both() -> any ComposedPanel & ComposedTitle
}

// The members of each are on the actor of their protocol.

@Faked protocol ComposedDesktop {
  func panel() -> any ComposedPanel & Sendable
  func saver() async -> any ComposedSaver & ComposedTitle
  func popup() -> any ComposedPopup & ComposedSaver
}
