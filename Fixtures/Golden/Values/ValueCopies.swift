import Faked
import Foundation

/// What is a constant changes in a copy; of an optional property, `nil` is a change as well.
@Faked(copy: true) struct CopiedUser: Equatable {
  let id: UUID
  let name: String
  let email: String?
  let tags: [String]
  var age = 3
  let place: (x: Int, y: Int?)?
  let `default`: Bool
  let `init`: Bool

  static func == (left: CopiedUser, right: CopiedUser) -> Bool {
    left.id == right.id && left.name == right.name && left.email == right.email
  }
}

@Faked(copy: true) struct CopiedPage<Item> {
  let items: [Item]
  let first: Item
  let next: Int?
  let onTap: (Item) -> Void
  let onEnd: (() -> Void)?
}

@Faked(copy: true) public final class CopiedNote {
  public let text: String
  public let mark: Character?

  public init(text: String, mark: Character?) {
    self.text = text
    self.mark = mark
  }
}

@MainActor @Faked(copy: true) struct CopiedScreen {
  let title: String
  var subtitle: String?
  let any: (any CustomStringConvertible)?
}

@Faked(copy: true) struct CopiedOutside {
  struct Inner { let url: URL? }
  let inner: Inner
  let inners: [String: Inner]
}

// What the original keeps cannot be sent.
final class CopiedStore {
  var count = 0
}

@Faked(copy: true) struct CopiedBox {
  let store: CopiedStore
  let title: String

  init(store: sending CopiedStore, title: sending String) {
    self.store = store
    self.title = title
  }
}

@Faked(copy: true) struct CopiedTitle {
  let title: String

  init(title: sending String) {
    self.title = title
  }
}

// The property stores what the autoclosure makes.
@Faked(copy: true) struct CopiedResource {
  let result: () throws -> Int
  let name: String

  init(result: @escaping @autoclosure () throws -> Int, name: String) {
    self.result = result
    self.name = name
  }
}

@Faked(copy: true) final class CopiedHandlers {
  let load: @Sendable () async throws -> Int
  let show: @MainActor (Int) -> Void
  let end: () -> Void

  init(
    load: @escaping @Sendable () async throws -> Int, show: @escaping @MainActor (Int) -> Void,
    end: @escaping () -> Void
  ) {
    self.load = load
    self.show = show
    self.end = end
  }
}

// Nothing keeps the file, so the initializer may have it from the place of the call again.
@Faked(copy: true) final class CopiedLoader {
  let name: String
  let line: UInt

  init(_ name: String, file: StaticString = #file, line: UInt = #line) {
    self.name = name
    self.line = line
  }
}
