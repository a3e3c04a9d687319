import Faked

@MainActor struct DrawingBoard {
  var title: String
}

@MainActor final class DrawingPen {
  init(width: Int) {}
}

/// Who may wait can have values made on the main actor.
@Faked protocol DrawingRoom {
  func board() async -> DrawingBoard
  func pen() async -> DrawingPen
}
