import Faked
import Foundation
import Synchronization

@Faked protocol Command {
  associatedtype Output = Void
}

// What another null type's associated type is.
@Faked protocol CommandHandler {
  associatedtype Handled: Command
  func handle(_ command: Handled) -> Handled.Output
}

// The types that this file asks for are those that it sees.
@Faked protocol RowSource {
  associatedtype Row: Identifiable where Row.ID == UUID
  var rows: [Row] { get }
}

@Faked protocol Ticking {
  associatedtype TickClock: Clock where TickClock.Duration == Duration
  var clock: TickClock { get }
}

@Faked protocol PageQuery<Model> {
  associatedtype Model
  var limit: Int { get }
}

@Faked protocol QueryRunner<Model> {
  associatedtype Model
  associatedtype ModelQuery: PageQuery<Model>
  func run(_ query: ModelQuery) -> [Model]
}

// No type is known whose elements are those of the other.
@Faked protocol Zipping {
  associatedtype First: Sequence
  associatedtype Second: Sequence where First.Element == Second.Element
  func zip(_ first: First) -> Second
}

// Only a 'let' may hold it.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@Faked protocol Guarding: AnyObject, Sendable {
  var state: Mutex<[String: Int]> { get }
  var name: String { get }
}

protocol Plugin {}

@Faked protocol PluginHost {
  var kind: (any Plugin).Type { get }
}
