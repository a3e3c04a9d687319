import Faked

struct RedeclaredUser {}

/// Defaults of the protocol's own for what the standard library's protocols declare.
@Faked protocol RedeclaredUsers: AsyncSequence {
  associatedtype Element = RedeclaredUser
  func stop()
}

@Faked protocol RedeclaredRow: AnyObject, Identifiable {
  associatedtype ID = String
  var title: String { get }
}

/// A default that is an alias of the protocol's own.
@Faked protocol AliasedDefault {
  typealias Number = Int
  associatedtype Count = Number
  func count() -> Count
}

/// A default that a protocol below rules out.
@Faked protocol NumberSource {
  associatedtype Numbers: Sequence = [Int]
  func numbers() -> Numbers
}

@Faked protocol DoubleSource: NumberSource where Numbers.Element == Double {}

/// What turns out to return nothing has nothing to discard.
@Faked
protocol ReceiptSink {
  associatedtype Receipt = Void
  @discardableResult func ship(_ batch: [Int]) async -> Receipt
}
