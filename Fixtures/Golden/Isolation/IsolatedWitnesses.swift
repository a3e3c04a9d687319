import Faked

class Instrument {
  let name: String
  required init(name: String) { self.name = name }
}

/// On the main actor, below a superclass that is on none.
@Faked @MainActor protocol Tuner: Instrument {
  func tune(to pitch: Double) -> Bool
}

struct Measure<Note: Sendable>: Sendable {
  var notes: [Note]
}

/// A sequence whose elements may be on the main actor, which does not concern its conformance.
@Faked protocol Score: AsyncSequence where Element == Measure<Note> {
  associatedtype Note: Sendable
  var tempo: Int { get }
}

/// An actor, so its associated types conform from anywhere.
@Faked protocol Performer: Actor {
  associatedtype Sheet: Score
  func perform(_ sheet: Sheet) async throws -> Int
}

struct Key: Hashable, Sendable {
  var accidentals = 0
}

/// If `Key` is on the main actor, then so is the conformance of what has such keys.
@Faked protocol Movement: Identifiable where ID == Key {
  var title: String { get set }
}

/// So is that of what has such a movement.
@Faked protocol Symphony: AnyObject {
  associatedtype Part: Movement
  var parts: [Part] { get set }
}
