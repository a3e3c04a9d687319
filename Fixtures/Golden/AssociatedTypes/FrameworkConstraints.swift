import Faked
import Foundation

@Faked protocol Gauge<Scale> {
  associatedtype Scale: Dimension
  var scale: Scale { get }
  func history() -> [Measurement<Scale>]
}
