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
