// An app may call its types as the standard library and Foundation call theirs.

class NSObject {
  init(name: String) {}
}

struct Set<Element> {
  let elements: [Element]
}

struct Substring {
  private init() {}
}

struct AsyncStream<Element> {
  let first: Element
}

struct Int8 {
  let isSet: Bool
}

struct Hasher {}
struct NullReference {}
protocol Defaultable {}
protocol NullObject {}
protocol Equatable {}
protocol Sequence {}
enum MainActor {}
