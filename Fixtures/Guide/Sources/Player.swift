import Faked

@Faked protocol PlayerService {
  var volume: Double { get set }
  func songs(by artist: String) async throws -> [Song]
  func play(_ song: Song) -> any Playback
}

struct Song: Equatable {
  var title: String
}

@Faked protocol Playback {
  func stop()
}

@Faked protocol History {
  func note(_ song: Song)
}

/// What is tested.
struct ArtistScreen {
  let player: any PlayerService
  let history: any History

  func titles() async throws -> [String] {
    try await player.songs(by: "The Beatles").map(\.title)
  }

  func playFirst() async throws {
    guard let song = try await player.songs(by: "The Beatles").first else { return }
    history.note(song)
    _ = player.play(song)
  }
}
