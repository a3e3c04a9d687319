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

nonisolated final class ValueLog {
  let name: String
  init(name: String) { self.name = name }
}

/// An actor takes for itself what others could change.
@Faked actor ValueRecorder {
  let name: String
  let log: ValueLog
  var onEnd: () -> Void
  let onStart: @Sendable () -> Void
  let last: (any CustomStringConvertible)?

  init(
    name: String, log: ValueLog, onEnd: @escaping () -> Void,
    onStart: @escaping @Sendable () -> Void, last: (any CustomStringConvertible)?
  ) {
    self.name = name
    self.log = log
    self.onEnd = onEnd
    self.onStart = onStart
    self.last = last
  }
}

/// A closure of the main actor makes there what it returns, without waiting.
@Faked struct ValueSearch {
  var search: @MainActor (String) async throws -> ValueScreen
  var reset: @MainActor () -> ValueScreen
}

@MainActor struct PostedNote {
  let text: String
  init(text: String) { self.text = text }
}

/// In a default argument, a closure does not go to an actor, whatever it says; in a body it does.
@Faked struct NoteSource {
  var fetch: @Sendable (Int) async throws -> PostedNote
  var count: @Sendable () async -> Int
}

@Faked nonisolated struct NoteScreen {
  var latest: () async -> PostedNote
}

/// What only the main actor can make is made in the body, with the arguments that the sources state.
@Faked @MainActor struct PostedBoard {
  var first: PostedNote = PostedNote(text: "first")
  var second = PostedNote(text: "second")
}
