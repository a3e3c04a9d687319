import Faked

@Faked(copy: true)
struct Parcel {
  var width: Int, count = 2, note: String?
  var label = "a", price: Int
  var weight: Int? = .init(3)
  var content: ParcelContent? = .init()
}

struct ParcelContent {
  var items = 3
}

@Faked
struct ParcelBox<Content> {
  var content: Content
}

@Faked
class ParcelNode {
  let name: String
  init(name: String) { self.name = name }
}

@Faked
protocol ParcelSender {
  func box() async -> sending ParcelBox<ParcelNode>
}

@Faked
struct ParcelGroups {
  let sets: [Set<Int>?]
  let limit: Int
  init(_ sets: Set<Int>?..., limit: Int = 3) {
    self.sets = sets
    self.limit = limit
  }
}

@Faked
final class ParcelModel: Sendable {
  let items: [Int]
  required init(items: [Int]) { self.items = items }
}
