import Faked

@Faked struct ValuePage<Element> {
  var items: [Element]
  var first: Element
  var total: Int
}

@Faked struct ValuePair<Left: Hashable, Right> where Right: Sendable {
  let left: Left
  let right: (Right, Int)
}

@Faked struct ValueCache<Key: Hashable, Item> {
  var items: [Key: Item]
}

@Faked struct ValueInts {
  let page: ValuePage<Int>
  let other: Result<ValuePage<String>, Never>
}

/// A member of an alias has the alias's arguments.
struct ValueChannel<Inbound> {
  struct Iterator {
    var items: [Inbound]
  }
}

typealias ValueStream = ValueChannel<Int>

@Faked struct ValueRequest {
  let body: ValueStream.Iterator
}
