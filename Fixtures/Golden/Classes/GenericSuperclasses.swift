import Faked

class Slot<Held> {
  let held: Held

  init(held: Held) {
    self.held = held
  }
}

/// Its initializer is the superclass's, which takes what this class says that it holds.
final class CountSlot: Slot<Int> {}

final class ListSlot<Entry>: Slot<[Entry]> {}

class PairSlot<Key, Held>: Slot<Held> {
  let key: Key

  init(key: Key, held: Held) {
    self.key = key
    super.init(held: held)
  }
}

final class NamedSlot: PairSlot<String, Int?> {}

@Faked protocol SlotMaker {
  func count() -> CountSlot
  func list() -> ListSlot<String>
  func named() -> NamedSlot
}

protocol SlotOwner {
  associatedtype Held
  func put(_ held: Held)
}

class OpenSlot<Held>: SlotOwner {
  init(rules: [Slot<Held>] = []) {}
  func put(_ held: Held) {}
}

/// Its initializer names the associated type that its superclass has chosen.
@Faked final class TextSlot: OpenSlot<String> {
  init(count: Int = 0, rules: [Slot<Held>] = []) { super.init(rules: rules) }
}
