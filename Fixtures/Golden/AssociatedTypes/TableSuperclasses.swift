import Faked
import Foundation

@Faked protocol LabelPrinter {
  associatedtype Style: Formatter
  func style() -> Style
}
