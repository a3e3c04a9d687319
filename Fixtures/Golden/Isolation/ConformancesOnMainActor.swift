import Faked

// What rests on a conformance that is on the main actor is there, too, or rests on something else.

#if compiler(>=6.2)
protocol OptionList {
  static var names: [String] { get }
  var count: Int { get }
}

struct NoOptions: @MainActor OptionList {
  @MainActor static var names: [String] { [] }
  @MainActor var count: Int { 0 }
}

struct CellAddress {
  let row: Int
}

extension CellAddress: @MainActor Hashable {
  @MainActor static func == (left: CellAddress, right: CellAddress) -> Bool { left.row == right.row }
  @MainActor func hash(into hasher: inout Hasher) { hasher.combine(row) }
}

@Faked(createSpy: true) protocol OptionParsing {
  associatedtype Options: OptionList = NoOptions
  func parse(_ words: [String]) throws -> Options?
  func run(with options: Options) async -> Int
}

@Faked(createSpy: true) protocol SentOptionParsing: Sendable {
  associatedtype Options: OptionList = NoOptions
  func parse(_ words: [String]) throws -> Options?
}

@Faked(createSpy: true) protocol CellSelecting {
  associatedtype Address: Hashable = CellAddress
  func selection() -> Set<Address>
  func select(_ address: Address) -> [Address: Int]
}

protocol CellListing {
  associatedtype Cells: Collection where Cells.Element: Hashable
  func first() -> Cells.Element?
}

@Faked(createSpy: true) protocol CellAddressListing: CellListing, CustomStringConvertible
where Cells == [CellAddress] {
  func list() -> Cells
}

@Faked protocol CellRowListing: CellListing where Cells == [Int: CellAddress].Keys {
  func list() -> Cells
}

@Faked protocol CellRowListingUser {
  func listing() -> any CellRowListing
}
#endif
