import Faked

struct Balance<Currency> {
  var amounts: [Currency] = []
}

protocol Purse {
  associatedtype Currency
  associatedtype Total where Total == Balance<Currency>
  typealias Coins = [Currency]
}

/// What the purse says of its types is known here as well.
@Faked protocol PurseOwner {
  associatedtype Main: Purse
  var total: Main.Total { get }
  func coins() -> Main.Coins
}
