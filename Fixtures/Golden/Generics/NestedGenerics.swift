import Faked

protocol Writing<Element> {
  associatedtype Element
  func write(_ element: Element)
}

struct Writer<Element> {
  struct Closable {
    let writer: any Writing<Element>
  }

  /// Nobody outside can say what `Element` is here.
  func closable() -> Closable { fatalError() }
}

struct Stream<Inbound, Outbound> {
  let outbound: Outbound
}

struct Grid<Cell> {
  struct Row {
    let cell: Cell
  }

  /// Inside, the type around goes without saying.
  let first: Row
}

struct Bush<Leaf> {
  let leaf: Leaf

  struct Branch {
    let tree: Bush
  }
}

@Faked protocol NestedGenerics<Bytes> {
  associatedtype Bytes
  func open() -> Writer<Bytes>.Closable
  func text() -> Writer<String>.Closable
  func sheet() -> Grid<Int>
  func branch() -> Bush<Int>.Branch
  func value<Cell>(of row: Grid<Cell>.Row) -> Cell
  func stream() async throws -> Stream<Bytes, Writer<Bytes>.Closable>
}
