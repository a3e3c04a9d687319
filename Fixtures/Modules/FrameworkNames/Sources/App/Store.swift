import Faked
import Foundation
import FoundationKit

#if canImport(AppKit)
  import AppKit
#endif

@Faked protocol Store {
  var settings: FoundationKit.Settings { get }
  var era: FoundationKit.Date { get }
  var day: Foundation.Date { get }
  var bundle: FoundationKit.Bundle { get }
  func load() -> Settings
}

/// The C library, which Foundation exports, has a type of this name.
@Faked protocol Semaphore {
  func signal()
}

@Faked protocol SemaphoreProvider {
  func semaphore(permits: Int) -> any Semaphore
}
