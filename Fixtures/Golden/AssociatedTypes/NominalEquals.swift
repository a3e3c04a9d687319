import Faked

struct Price<Amount> {
  let amount: Amount
}

@Faked protocol PaymentStep where Total == Price<Amount> {
  associatedtype Amount: Numeric
  associatedtype Total
  func total() -> Total
}

protocol PricedPart {
  associatedtype Amount
  typealias Total = Price<Amount>
}

@Faked protocol PaymentChain {
  associatedtype First: PricedPart
  func first(_ total: First.Total) -> First.Total
}

protocol ContextHolder {
  associatedtype Context
}

protocol SourceMade {}

@Faked protocol ContextUser where Context: SourceMade {
  associatedtype Holder: ContextHolder
  typealias Context = Holder.Context
  func use(_ context: Context)
}
