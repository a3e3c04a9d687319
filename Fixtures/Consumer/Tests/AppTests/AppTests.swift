import AppModel
import FakedRuntime
import Sharing
import Testing

@testable import App

/// Writes only what the tests are about.
private struct FakePlaylist: EmptyPlaylist {
  var songs = [Song(title: "Help!", seconds: 138)]
}

private struct FakeStore: EmptyPlaylistStore {
  func all() async -> [FakePlaylist] { [FakePlaylist()] }
  func favorite() -> any Playlist { FakePlaylist() }
}

@Test func `a summary counts lists and favorites`() async {
  #expect(await Summary(store: FakeStore()).text() == "1 lists, 1 favorites")
  #expect(await Summary(store: NullPlaylistStore()).text() == "0 lists, 0 favorites")
}

@Test func `what parents demand has defaults from their own modules`() async throws {
  let list = NullPlaylist()
  #expect(list.name == "" && list.sortKey == .alphabetical)
  #expect(list.link == Link(address: ""))
  #expect(try await list.recipients().isEmpty)
  #expect(list.longest() == Song(title: "", seconds: 0))
}
