import AppModel
import Faked
import Sharing

struct Song: Equatable {
  let title: String
  let seconds: Int
}

/// A list of songs: its parents are declared in another module and in another package.
@Faked protocol Playlist: Named, Shareable {
  var songs: [Song] { get set }
  func longest() -> Song
}

@Faked protocol PlaylistStore {
  associatedtype Entry: Playlist
  func all() async -> [Entry]
  func favorite() -> any Playlist
}

/// The code under test.
struct Summary<Store: PlaylistStore> {
  let store: Store

  func text() async -> String {
    let entries = await store.all()
    return "\(entries.count) lists, \(store.favorite().songs.count) favorites"
  }
}
