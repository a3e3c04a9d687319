import Faked

// The setter takes what is not recorded, so nothing changes the object that calls are forwarded to.
@Faked(createSpy: true) protocol SymbolTable {
  associatedtype Symbol
  subscript(name: String, default fallback: @autoclosure () -> Symbol) -> Symbol { get set }
}

// The name of the associated type is that of the standard library's protocol.
protocol Beating { static var start: Self { get } }
struct Beats: Beating, Sendable {
  static let start = Beats()
}
@Faked protocol Replicated {
  associatedtype Clock: Beating = Beats
  var clock: Clock { get }
}
@Faked(createSpy: true) protocol ReplicatedTable: Replicated {
  func rows<T: Replicated>(of table: T) -> [T] where T.Clock == Clock
}
