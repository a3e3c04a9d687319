import Faked

@Faked protocol EitherOr {
  func left() -> Int
  func right() -> Int
  func far() -> Int
}

extension EitherOr {
  func left() -> Int { 1 + right() }
  func right() -> Int { helper() - 1 }
  func far() -> Int { left() }
  private func helper() -> Int { self.left() }
}

@Faked protocol Endless {
  var size: Int { get }
  var text: String { get }
}

extension Endless {
  var size: Int { size }
  var text: String { "\(text)" }
}

struct TrackedEvent { let name: String }

@Faked protocol EventTracker {
  func track(_ event: TrackedEvent) -> Int
  func track(_ name: String) -> Int
  func track(name: String, times: Int) -> Int
  func track(all names: String...) -> Int
}

extension EventTracker {
  func track(_ name: String) -> Int { 1 + track(TrackedEvent(name: name)) }
  func track(name: String, times: Int) -> Int { times * track(name) }
  func track(all names: String...) -> Int { names.map { track($0) }.reduce(0, +) }
}

@Faked protocol Saved {
  var store: Int { get }
  func save() -> Int
  func isLess(than other: Self) -> Bool
  subscript(index: Int) -> Int { get }
}

extension Saved {
  func save() -> Int {
    let store = [1]
    return store.count + other.save()
  }
  var other: NullEitherOr { NullEitherOr() }
  subscript(index: Int) -> Int { self[index] }
  func isLess(than other: Self) -> Bool { !other.isLess(than: self) }
}

extension NullEitherOr {
  func save() -> Int { 2 }
}

@Faked protocol Identified {
  init()
  init(id: Int)
}

extension Identified {
  init() { self.init(id: 0) }
}

@Faked protocol HandedOn {
  var first: Int { get }
  var second: Int { get }
  func third() -> Int
  func fourth() -> Int
}

extension HandedOn {
  var first: Int { self[keyPath: \.second] }
  var second: Int { first }
  func third() -> Int {
    let other = self
    return other.fourth()
  }
  func fourth() -> Int { third() }
}

// `start { … }` does not mean `start()`.

struct CallbackPublisher<Output> {
  let run: (@escaping (Output) -> Void) -> Void
}

@Faked protocol CallbackRequest<R> {
  associatedtype R: Sendable
  func start(_ callback: @escaping (R) -> Void)
  func start() -> CallbackPublisher<R>
  func start() async -> R
}

extension CallbackRequest {
  func start() -> CallbackPublisher<R> {
    CallbackPublisher { promise in self.start { promise($0) } }
  }

  func start() async -> R {
    await withCheckedContinuation { continuation in
      self.start { continuation.resume(returning: $0) }
    }
  }
}

// A child's implementation ends although the parent's, which it hides, would come back.

@Faked protocol RootKey {
  static var preview: Int { get }
  static var test: Int { get }
}

extension RootKey {
  static var preview: Int { test }
}

@Faked protocol LiveKey: RootKey {
  static var live: Int { get }
}

extension LiveKey {
  static var preview: Int { live }
  static var test: Int { preview }
}
