import Faked

/// A store of entities: what it stores is an associated type.
@Faked
protocol Repository<Entity> {
  associatedtype Entity: Identifiable
  var count: Int { get }
  func all() throws -> [Entity]
  func find(_ id: Entity.ID) throws -> Entity?
  func newest() throws -> Entity
  mutating func save(_ entity: Entity) throws
}

/// It says what it stores, so a placeholder can be made.
@Faked
protocol NoteRepository: Repository where Entity == Note {
  func tagged(_ tag: String) throws -> [Note]
}

@Faked struct Note: Identifiable, Equatable {
  let id: Int
  var text: String
  var tags: Set<String>
}

/// What is tested.
struct NoteSearch<Notes: NoteRepository> {
  let notes: Notes

  func texts(containing word: String) throws -> [String] {
    try notes.all().map(\.text).filter { $0.contains(word) }
  }
}
