import Faked
import Foundation

@Faked protocol BeaconRecord: NSObject, NSSecureCoding {
  var identifier: String { get }
}

@Faked(createSpy: true)
protocol BeaconCache: NSObject, NSCoding {
  func clear()
}

@Faked @MainActor protocol BeaconPanel: NSObject, NSCoding {
  func show()
}

@Faked protocol BeaconFormatting: Formatter {
  func string(from beacon: Int) -> String?
}
class DecodedBeacon {
  required init(coder: NSCoder) {}
}
@Faked(createSpy: true) protocol BeaconDecoding: DecodedBeacon { func decode() -> NSCoder }
