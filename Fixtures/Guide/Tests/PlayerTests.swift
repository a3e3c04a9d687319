import FakedSpies
import Testing

@testable import Guide

struct FakePlayerService: EmptyPlayerService {
  func songs(by artist: String) async throws -> [Song] { [Song(title: "Help!")] }
}

@Test func listing() async throws {
  let screen = ArtistScreen(player: FakePlayerService(), history: NullHistory())
  #expect(try await screen.titles() == ["Help!"])
}

@Test func playing() async throws {
  let player = SpyPlayerService()
  player.when.songs(by: "The Beatles").returns([Song(title: "Help!")])
  try await ArtistScreen(player: player, history: NullHistory()).playFirst()
  #expect(player.calls.play(.property(\.title, "Help!")).count == 1)
}

final class VolumeFake: EmptyPlayerService {
  var volume = 0.5
  private(set) var played: [Song] = []

  func play(_ song: Song) -> any Playback {
    played.append(song)
    return NullPlayback()
  }
}

struct Offline: Error {}

struct OfflinePlayer: EmptyPlayerService {
  func songs(by artist: String) async throws -> [Song] { throw Offline() }
}

/// Every fake in the tests says the same of one member.
extension EmptyPlayback where Self: AnyObject {
  func stop() {}
}

@Test func fakesThatRememberAndFail() async {
  let fake = VolumeFake()
  fake.volume = 1
  _ = fake.play(Song(title: "Help!"))
  #expect(fake.volume == 1)
  #expect(fake.played.count == 1)
  await #expect(throws: Offline.self) {
    try await ArtistScreen(player: OfflinePlayer(), history: NullHistory()).titles()
  }
}
