import Faked

@Faked
nonisolated protocol NonisolatedProtocol: Sendable { func f() }

/// An actor all the same, whose members are on it.
@Faked nonisolated protocol Dispatching: Actor {
  nonisolated var name: String { get }
  var pending: [String] { get set }
  func dispatch(_ parcel: String, fallback: (String) async -> String?) async -> String?
}

/// An actor that conforms in its declaration would be taken for a nonisolated one where code before it uses it.
@Faked(createSpy: true)
nonisolated protocol NonisolatedRows: Actor {
  associatedtype Entry: Sendable
  var count: Int { get }
  func entry(at index: Int) -> Entry?
}

func countOfNonisolatedRows() async -> Int {
  await SpyNonisolatedRows<Int>().count + NullNonisolatedRows().count
}

@available(macOS 15, *)
@Faked nonisolated protocol NonisolatedQueue: Actor {
  func next() -> Int?
}
