import Faked
@_spi(Internals) import Core

@Faked protocol LedgerStore: LedgerReading {
    var ledger: Ledger { get }
    func write(_ ledger: Ledger) throws(VoucherError)
}

struct Summary {
    let ledger: Ledger
    let theme: Theme
}
