import Faked
import Foundation

@Faked
protocol FoundationValues {
  var u: URL { get }
  var d: Date { get }
  var id: UUID { get }
  var data: Data { get }
  var dec: Decimal { get }
  var n: NSRange { get }
}

// The protocol's own names are nearer than the framework's.
@Faked protocol DatedLedger {
  typealias Date = Int
  associatedtype Data
  var now: Foundation.Date { get }
  var day: Date { get }
  var raw: Foundation.Data { get }
  var own: Data? { get }
}
