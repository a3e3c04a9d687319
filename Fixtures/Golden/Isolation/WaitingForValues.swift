import Faked

@MainActor struct DrawingBoard {
  var title: String
}

@MainActor final class DrawingPen {
  init(width: Int) {}
}

@MainActor final class DrawingInk {
  let color: String
  nonisolated init(color: String) { self.color = color }
}

@MainActor struct DrawingSeal: ~Copyable {
  var number = 0
}

/// Who may wait can have values made on the main actor.
@Faked protocol DrawingRoom {
  func board() async -> DrawingBoard
  func pen() async -> DrawingPen
  func ink() -> DrawingInk
  func seal() async -> DrawingSeal
}
