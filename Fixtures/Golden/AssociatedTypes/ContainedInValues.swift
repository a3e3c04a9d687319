import Faked

@Faked
protocol ContainedInValues {
  associatedtype Item
  var items: AnyCollection<Item> { get }
  var pair: (Item?, [Item]) { get }
  var cb: (Item) -> Int { get }
  var one: Item { get }
}
