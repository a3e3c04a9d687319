import Faked

/// Somebody wrote it for all protocols with an associated type of the name.
struct NullTicket: Hashable {
  var number = 1
}

@Faked protocol TicketBox {
  associatedtype Ticket: Hashable
  func next() -> Ticket
}

/// It is no object, as is demanded here.
@Faked protocol TicketPrinter {
  associatedtype Ticket: AnyObject
  func printed() -> Ticket
}
