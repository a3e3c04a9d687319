import Foundation

public struct Receipt: Sendable {
    public let total: Int
    @_spi(Testing) public init(total: Int) { self.total = total }
}

public struct Ticket: Sendable, Hashable {
    public let seat: String
    public let row: Int
}

public struct Voucher: Sendable {
    public let code: String
    @_spi(Testing) public init() { code = "" }
    public init?(code: String) {
        guard code.count > 3 else { return nil }
        self.code = code
    }
    public init(parsing text: String) throws {
        guard !text.isEmpty else { throw VoucherError.empty }
        code = text
    }
}

public enum VoucherError: Error { case empty }

@_spi(Internals) public struct Ledger: Sendable {
    public var entries: [Receipt]
    public init(entries: [Receipt]) { self.entries = entries }
}

@_spi(Internals) public protocol LedgerReading {
    func read() -> Ledger
}

public struct Options: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let fast = Options(rawValue: 1)
    public static let safe = Options(rawValue: 2)
}

public enum Never2 {}

public enum Phase: Sendable {
    @_spi(Internals) case hidden
    case shown(Ticket)
    case printed(Receipt, options: Options)
    case started
}

public enum Gate: Sendable { case ticketed(Ticket), vip(name: String) }
