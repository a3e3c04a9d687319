import Faked
import Foundation

@Faked protocol Values {
  var any: AnyObject { get }
  var `class`: AnyClass { get }
  var object: any NSObjectProtocol { get }
  var ownObject: NSObject { get }
  var set: Swift.Set<Int> { get }
  var index: Swift.Set<Int>.Index { get }
  var ownSet: Set<Int> { get }
  var bytes: Swift.Substring.UTF8View { get }
  var stream: _Concurrency.AsyncStream<Int> { get }
  var continuation: _Concurrency.AsyncStream<Int>.Continuation { get }
  var ownStream: AsyncStream<Int> { get }
  var byte: Swift.Int8 { get }
  var ownByte: Int8 { get }
  var executor: UnownedSerialExecutor { get }
}

@Faked protocol Key: Hashable {
  associatedtype Value
  var value: Value { get }
}

@Faked protocol Bag: Swift.Sequence {}
@Faked protocol Feed: AsyncSequence {}
@Faked protocol Flags: OptionSet {}
@Faked protocol Own: Equatable, Sequence {}

/// Members hide types in expressions.
@Faked protocol Fields {
  var URL: String { get }
  var UUID: Int { get }
  func url() -> Foundation.URL
  func id() -> Foundation.UUID
}
