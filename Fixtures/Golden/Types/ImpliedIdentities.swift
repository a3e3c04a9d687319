import Faked
import Foundation

nonisolated struct Passenger: Identifiable {
  let id: UUID
  var seat: Seat.ID
}

nonisolated struct Seat: Identifiable {
  let id: String
}


/// `Passenger.ID` is declared nowhere: the compiler infers it from `id`.
@Faked protocol ImpliedIdentities {
  func newest() -> Passenger.ID
  func all() -> [Passenger.ID]
  func seat(of passenger: Passenger.ID) -> (Seat.ID, Int)
  func passenger() -> Passenger
}

@Faked protocol Boarding<Entity> {
  associatedtype Entity: Identifiable
  func next() -> Entity.ID
}

@Faked protocol PassengerBoarding: Boarding where Entity == Passenger {}

@Faked struct BoardingPass {
  var passenger: Passenger.ID
  var seats: Set<Seat.ID>
}
