import Faked

enum TicketState { case open, closed, waiting(for: String) }

struct TicketLimits {
  enum Kind { case low, high }
  static let usual = 3
}

/// What a property begins as stays its default if it is a case of an enum, whether the type is written or not.
@Faked struct InitialCases {
  var state = TicketState.closed
  var named: TicketState = .closed
  var waiting = TicketState.waiting(for: "Ada")
  var kind = TicketLimits.Kind.high { didSet {} }
  var limit = TicketLimits.usual
  var last: TicketState? = .open
}

@Faked final class TicketQueue {
  let state: TicketState

  init(state: TicketState = .closed, kind: TicketLimits.Kind = TicketLimits.Kind.high) {
    self.state = state
  }
}
