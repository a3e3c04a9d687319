import Faked
@_spi(Testing) import Core

@Faked protocol ReceiptFactory {
    func make() -> Receipt
    func voucher() -> Voucher
    func summary() -> Summary
}

@Faked protocol Box {
    associatedtype Content = Receipt
    var content: Content { get }
    func locked() -> Locked<Content>
}

@Faked protocol Impossible {
    func never() -> Never2?
    func fail() -> Never
    func nevers() -> [Never2]
}
