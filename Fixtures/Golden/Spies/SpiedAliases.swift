import Faked
import Foundation

// A spy names what the aliases of a protocol stand for: the compiler does not find the associated types in them.

@Faked(createSpy: true)
protocol SpiedPages<Cursor> {
  associatedtype Cursor: Hashable
  associatedtype PageItem
  typealias Batch = (items: [PageItem], next: Cursor?)

  func load(_ cursor: Cursor?) async throws -> Batch
}

@Faked(createSpy: true)
protocol SpiedLoop {
  associatedtype LoopState
  associatedtype LoopAction
  typealias Effect = (LoopState, LoopAction) -> LoopAction?

  func reduce(_ state: inout LoopState, _ action: LoopAction) -> Effect?
  func run(_ effect: @escaping Effect)
}

// The protocol is called as the spy would call a generic parameter.

@Faked(createSpy: true)
protocol Target: Hashable {
  associatedtype BuildConfiguration

  func build(_ configuration: BuildConfiguration)
}

@Faked(createSpy: true)
protocol SpiedCanvas {
  func clipped<R>(_ body: (inout Self) throws -> R) rethrows -> R
}

protocol Checksum: Sendable {}
typealias AnyChecksum = Checksum

/// A spy's generic parameter would hide what constrains it.
@Faked(createSpy: true) protocol Checking {
  associatedtype Checksum: AnyChecksum
  func check(_ bytes: [UInt8]) -> Checksum
}

/// A class may refine a protocol whose members change what they are called on.
@Faked protocol Restorable {
  mutating func restore(_ state: Int)
}

@Faked(createSpy: true) protocol SpiedWorld: Restorable, AnyObject {
  associatedtype Inhabitant
  func spawn() -> Inhabitant
}

@Faked(createSpy: true)
protocol SpiedReducer {
  associatedtype Board
  associatedtype Move
  typealias Dispatch = @MainActor @Sendable (Move) async -> Void
  typealias Middleware = (Board, Move, Dispatch) async -> Void

  var middleware: [Middleware] { get }
  func effect(_ state: Board, _ dispatch: @escaping Dispatch) async
}

struct LineTag<Owner, Raw: Hashable>: Hashable {
  var raw: Raw
}

@Faked(createSpy: true)
protocol SpiedCart {
  associatedtype CartLine
  typealias LineID = LineTag<Self, Int>

  func lines() -> [LineID: CartLine]
  func add(_ line: CartLine) -> LineID
}

@Faked(createSpy: true)
protocol SpiedEscalation: AnyObject {
  typealias Escalation = (Int) async -> Bool

  func escalate(using escalation: @escaping @Sendable Escalation)
}

// In a class, these names mean Foundation's type, and the one above.

@Faked(createSpy: true)
protocol SpiedDownloads {
  typealias Progress = (_ received: Int, _ total: Int?) -> Void
  typealias LineTag = [Int]

  func download(_ tag: LineTag, progress: Progress?) -> LineTag
}

// The alias of another protocol is only visible as its member, and Swift looks for no associated type behind two aliases.

protocol RouteService {
  typealias RouteHandler = ([UInt8]) -> [UInt8]
  typealias RouteName = String
}

@Faked(createSpy: true)
protocol SpiedRouting {
  associatedtype RouteEvent
  typealias RouteEntry = (time: Int, event: RouteEvent)
  typealias RouteFilter = (RouteEntry) -> Bool

  var fallback: RouteService.RouteHandler { get set }

  subscript(route: String) -> RouteService.RouteHandler? { get set }
  func add(
    _ handler: @escaping RouteService.RouteHandler, names: [RouteService.RouteName]
  ) -> RouteService.RouteName?
  func remove(where filter: RouteFilter)
}
