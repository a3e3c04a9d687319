import Faked

struct LedgerEntry {
  let number: LedgerNumber
}

struct LedgerNumber: Hashable {
  let value: Int
}

// What is subscripted by a key and gives something else is no restatement of the collection's own subscript.
@Faked protocol Ledger: BidirectionalCollection where Element == LedgerEntry, Index: Hashable {
  subscript(number: LedgerNumber) -> LedgerEntry? { get }
}
