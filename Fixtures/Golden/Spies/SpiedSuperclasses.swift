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
protocol SpiedSharedFilter: NSCopying, Sendable {
  var count: Int { get }
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

// A class that declares an initializer inherits none, so it repeats those of its superclass.
class SpiedShelf {
  init() {}
  init(size: Int = 3, style: SpiedShelfStyle = .plain) throws {}
  init?(name: String) {}
  init(depth: Int) async {}
  init<Item>(item: Item, onPull: @escaping () -> Void) {}
  init(books: String...) {}
  required init(code: Int) {}
  convenience init(isWide: Bool) { self.init() }
  private init(secret: Int) {}
}

enum SpiedShelfStyle {
  case plain
}

@Faked(createSpy: true)
protocol SpiedBoard: SpiedShelf {
  init(size: Int, style: SpiedShelfStyle) throws
  init?(name: String)
  init(depth: Int) async
  init(code: Int)
}

// An override may throw, wait and fail less, but not more.
@Faked(createSpy: true)
protocol SpiedPlank: SpiedShelf {
  init(size: Int, style: SpiedShelfStyle)
  init(name: String)
  init(depth: Int)
  init<Item>(item: Item, onPull: @escaping () -> Void) throws
  init(code: Int) throws
  init(secret: Int)
}

// The initializers of an Empty class are required.
@Faked(createSpy: true)
nonisolated protocol SpiedNamedFilter: NSCopying {
  init(name: String)
  init(_: Int, sizes: Int...)
  static func standard() -> Self
}

@Faked(createSpy: true)
nonisolated protocol SpiedCodedFilter: SpiedNamedFilter {
  init(code: Int)
}

// It restates the initializer of one parent, and repeats the others once.
@Faked(createSpy: true)
nonisolated protocol SpiedTunedFilter: SpiedCodedFilter {
  init(name: String)
  init(gain: Int)
}

// If nothing makes the arguments of the superclass's initializers, the test passes them.
final class SpiedLicense {
  private init() {}
  static func loaded(from path: String) throws -> SpiedLicense { SpiedLicense() }
}

class SpiedLicensedView {
  let license: SpiedLicense
  let title: String

  init(license: SpiedLicense, title: String = "untitled") {
    self.license = license
    self.title = title
  }
  init(path: String) throws {
    license = try .loaded(from: path)
    title = path
  }
  required init?(code license: SpiedLicense) {
    return nil
  }
  private init(secret: SpiedLicense) {
    license = secret
    title = "secret"
  }
  convenience init(licensed: SpiedLicense) { self.init(license: licensed) }

  func show() -> Int { 1 }
}

@Faked(createSpy: true)
protocol SpiedLicensedPane: SpiedLicensedView {
  var width: Int { get set }
  init(license: SpiedLicense, title: String)
  init?(code: SpiedLicense)
  func show() -> Int
  func hide()
}

class SpiedLicensedBox<Item>: SpiedLicensedView {
  var item: Item?
}

@Faked(createSpy: true)
@MainActor
protocol SpiedLicensedCrate where Self: SpiedLicensedBox<Int> {
  func open() async
}
