import Faked
import Foundation

// What frameworks' types have is a value of the type, and so is what their nested types have.

@Faked(copy: true) struct TariffPlan {
  var base: Decimal = .init(3)
  var rounding: NSDecimalNumber.RoundingMode = .down
  var currency = Locale.Currency("EUR")
  var region: Locale.Region = .init("FR")
  var output: JSONEncoder.OutputFormatting = [.sortedKeys]
  var shown = JSONEncoder.OutputFormatting.prettyPrinted
  var folder: FileManager.SearchPathDirectory = .cachesDirectory
  var unit = Calendar.Component.month
  var order = ComparisonResult.orderedDescending
  var dates: JSONDecoder.DateDecodingStrategy? = .iso8601
}

extension Calendar.Identifier {
  static var preferred: Calendar.Identifier { Calendar.current.identifier }
}

// Of a member of the app's own, nobody knows this.
@Faked struct TariffYear {
  var calendar: Calendar.Identifier = .preferred
  var other = Calendar.Identifier.preferred
}
