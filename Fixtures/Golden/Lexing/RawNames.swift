import Faked

// Names in backticks: what is made of them has the backticks around the whole.

@Faked(createSpy: true) protocol `My Player` {
  associatedtype `A Song`
  func `play it`(_ `the song`: Int, `at volume` volume: Int) -> Int
  func same<T>(`as this`: T) -> T
  func next() -> `A Song`
  var `is "loud"`: Bool { get set }
  subscript(`at place` index: Int) -> Int { get set }
}

enum `Raw Mood` {
  case `not so good`, fine
}

@Faked struct `Raw Box` {
  let `the content`: Int
  let mood: `Raw Mood`
}

@Faked(createSpy: true) protocol RawUser {
  var mood: `Raw Mood` { get }
  func box(for player: any `Raw Child`) -> `Raw Box`
  func child() -> any `Raw Child`
}

@Faked protocol `Raw Child`: RawUser {}

@Faked protocol `class`: RawUser {}
