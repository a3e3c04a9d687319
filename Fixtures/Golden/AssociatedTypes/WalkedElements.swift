import Faked

@Faked protocol Walked<Item> {
  associatedtype Item
  associatedtype Iterator: IteratorProtocol where Iterator.Element == Item
  func makeIterator() -> Iterator
}

@Faked protocol ScalarGrid: RandomAccessCollection
where Element: Collection, Element.Element: Numeric, Index == Int {
  associatedtype Scalar where Scalar == Element.Element
  var rows: Int { get }
}

@Faked protocol ElementChannel<Element>: AsyncSequence {
  func send(_ element: Element) async
}
