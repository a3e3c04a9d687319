import Faked
import Foundation

// The class itself is taken, as it is in the tables.
@Faked(createSpy: true)
protocol LabelFormatting {
  associatedtype LabelFormat: Formatter
  func format() -> LabelFormat
}
