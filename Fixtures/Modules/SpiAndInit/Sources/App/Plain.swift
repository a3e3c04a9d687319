import Faked
import Core

@Faked protocol ReceiptPrinting {
    func receipt() -> Receipt
    func ticket() -> Ticket
    func voucher() -> Voucher
    func tickets() -> Set<Ticket>
    func phase() -> Phase
    func gate() -> Gate
}

@Faked protocol Theming: AnyObject {
    var theme: Theme { get set }
    var analytics: Analytics { get }
    var options: Options { get set }
    func locked() -> Locked<Theme>
    func counter() -> Counter
}
