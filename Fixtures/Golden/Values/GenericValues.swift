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
