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
