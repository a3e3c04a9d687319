import Foundation

@testable import App

struct FakeClock: EmptyClock {
  var now: Int { 3 }
}

nonisolated final class CountingClock: EmptyClock {
  private var count = 0
  var now: Int {
    count += 1
    return count
  }
}

nonisolated struct Product: Identifiable {
  let id: Int
}

struct FakeRepository: EmptyRepository {
  var items: [Product] = []
  mutating func add(_ item: Product) { items.append(item) }
}

final class FakeScreen: EmptyScreen {
  var title = ""
  private(set) var isShown = false
  func show() { isShown = true }
}

struct FakeSession: EmptySession {
  let stored: String
  init(token: String) { stored = token }
  func token() async -> String { stored }
}

final class FakeDraft: EmptyDraft {
  private var titles = [""]
  override var title: String {
    get { titles[0] }
    set { titles.append(newValue) }
  }
}

struct FakeDraftStore: EmptyDraftStore {
  let draft = FakeDraft()
  func latest() -> any Draft { draft }
}
