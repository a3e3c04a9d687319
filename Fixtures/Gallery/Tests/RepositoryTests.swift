import Testing

@testable import Gallery

/// The fake writes one of seven members, and its notes mention only what the test is about.
struct FakeNotes: EmptyNoteRepository {
  var notes: [Note]

  func all() throws -> [Note] { notes }
}

@Test func `a search looks into the texts`() throws {
  let notes = FakeNotes(notes: [.fake(text: "buy milk"), .fake(text: "call Ada")])
  #expect(try NoteSearch(notes: notes).texts(containing: "milk") == ["buy milk"])
  #expect(try NoteSearch(notes: NullNoteRepository()).texts(containing: "milk").isEmpty)
}
