import Faked
import Foundation

class SpiedBaseView {
  init(frame: Int) {}
  convenience init() { self.init(frame: 0) }
}

@Faked(createSpy: true)
protocol SpiedThemedView: SpiedBaseView {
  init(frame: Int)
  func apply()
}

// On Linux these are not for classes alone, or demand what is optional elsewhere.

@Faked(createSpy: true)
protocol SpiedFilter: NSCopying {
  var threshold: Int { get set }
}

@Faked(createSpy: true)
protocol SpiedCacheObserver: NSCacheDelegate {
  var evictions: Int { get }
}

@Faked(createSpy: true)
protocol SpiedCodes {
  var `404`: String { get }
  func `2nd`(`3rd`: Int)
  func map(_ values: some Sequence<some StringProtocol>) -> Int
  func table<let size: Int>(_ values: InlineArray<size, Int>) -> Int
}
