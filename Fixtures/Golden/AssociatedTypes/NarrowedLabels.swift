import Faked

@Faked
protocol Captioned {
  associatedtype Caption: StringProtocol
}

// No type of the program can be both a string and identifiable.
@Faked
protocol KeyedCaptions: Captioned where Caption: Identifiable & Sendable, Caption.ID == String {}

@Faked(createSpy: true)
protocol MailSorter {
  associatedtype MailFolder: AnyObject
  func sort(into folder: MailFolder)
}

enum BankAccounts {
  @Faked
  protocol AccountLedger<LedgerEntry> {
    associatedtype LedgerEntry: Hashable
  }
}

@Faked
protocol YearlyLedger: BankAccounts.AccountLedger {
  var year: Int { get }
}
