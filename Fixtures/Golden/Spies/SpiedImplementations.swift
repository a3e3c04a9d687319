import Faked

struct Coupon: ~Copyable, Sendable {
  let id: Int
}

// Extensions implement members that others need.

@Faked(createSpy: true)
protocol CouponPrinter {
  associatedtype Slip: Hashable
  static var status: Slip { get }
}

extension CouponPrinter {
  static var status: Slip { fatalError() }
}

@Faked(createSpy: true)
protocol CouponFeed: AnyObject {
  var reload: () async -> Void { get async throws }
  init?<S: Collection>(with coupon: borrowing Coupon, in list: S) async throws(NetError)
}

extension CouponFeed {
  var reload: () async -> Void { get async throws { fatalError() } }
}

@Faked(createSpy: true)
protocol CouponRouter: Sendable, CouponFeed {
  associatedtype Reward
}

@Faked(createSpy: true)
protocol CouponCounter: Sendable {
  func count(from start: Int) -> Int
  func total() -> Int
  func merge(_ never: Never) -> Int
}

extension CouponCounter {
  func total() -> Int { count(from: 3) }
}

@Faked
protocol CouponStacker {
  func pack<each T: Hashable>(_ coupons: repeat each T) -> (repeat each T)
}

@Faked(createSpy: true)
protocol CouponPacker: CouponStacker {
  func open(_ name: inout String) throws(NetError)
}

extension CouponPacker {
  func open(_ name: inout String) throws(NetError) { fatalError() }
}

@Faked(createSpy: true)
protocol CouponLister {
  func list(_ names: Any...) -> [Int]
  func find(_ number: Int) -> Bool
}

extension CouponLister {
  func find(_ number: Int) -> Bool { number == 0 }
}

@Faked(createSpy: true)
protocol CouponResetter: AnyObject {
  func send(_ check: (Int?) throws -> Int) async -> Int
  func reset(for owner: isolated (any Actor)?)
}

extension CouponResetter {
  func send(_ check: (Int?) throws -> Int) async -> Int { 0 }
}

@Faked(createSpy: true)
@MainActor
protocol CouponMover<Item>: AnyObject {
  associatedtype Item: Hashable & Sendable
  associatedtype Failure: Error = NetError
  func move(_ item: sending Item) async -> sending Item
  func check(_ item: Item) throws(Failure) -> Item
  func twice(_ item: Item) throws(Failure) -> Item
}

extension CouponMover {
  func twice(_ item: Item) throws(Failure) -> Item { try check(item) }
}
