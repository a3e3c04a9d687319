// What an actor is made of comes from somewhere else. `sending` stands before whatever nobody says is `Sendable`: what
// may be a class behind a protocol, a generic parameter, and structs and enums that hold such a thing.
import Dispatch
import Faked

protocol TrackDelegate: AnyObject {
  func trackEnded()
}

@Faked actor TrackPlayer {
  init(delegate: any TrackDelegate, source: some TrackDelegate, titles: [String]) {}
}

@Faked actor TrackCache<Track> {
  init(tracks: [Track], first: Track) {}
}

final class TrackSession {
  var token = ""
}

struct TrackSettings {
  var session: TrackSession
  var volume = 1.0
}

indirect enum TrackSource {
  case file(String)
  case live(TrackSource, TrackBox<TrackSession>)
}

struct TrackBox<Value> {
  var value: Value
}

extension TrackBox: Sendable where Value: Sendable {}

public struct TrackLength {
  public var seconds = 0
  public init(seconds: Int = 0) { self.seconds = seconds }
}

typealias TrackPair = (TrackSettings, Int)
typealias TrackHandler = @Sendable (TrackSettings) -> Void

@Faked actor TrackRecorder {
  init(
    settings: TrackSettings, source: TrackSource, boxed: TrackBox<Int>, held: TrackBox<TrackSession>
  ) {}
}

@Faked actor TrackMixer {
  init(pair: TrackPair, length: TrackLength, handler: @escaping TrackHandler) {}
}

@Faked actor TrackUploader {
  init(session: sending TrackSession) {}
}

@Faked actor TrackQueue {
  init(flags: DispatchWorkItemFlags, length: KeyPath<TrackLength, Double>, queue: DispatchQueue) {}
}

// An autoclosure that may be sent would keep such a parameter.

@Faked struct TrackScreen {
  let delegates: @Sendable () -> [any TrackDelegate]
  let title: @Sendable () -> String

  init(
    delegates: @autoclosure @escaping @Sendable () -> [any TrackDelegate] = [],
    title: @autoclosure @escaping @Sendable () -> String = ""
  ) {
    self.delegates = delegates
    self.title = title
  }
}

// The compiler does not infer that this is 'Sendable', because it contains itself.
indirect enum SentFilter { case all, not(SentFilter) }

@Faked actor SentSearch {
  let filter: SentFilter

  init(filter: SentFilter) { self.filter = filter }
}

@Faked(createSpy: true) protocol SentSearching: Sendable {
  func search(_ filter: sending SentFilter) async
}
