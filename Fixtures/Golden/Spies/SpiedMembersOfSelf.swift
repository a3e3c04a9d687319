import Faked

/// Associated types that are written as members of `Self`.
@Faked(createSpy: true) protocol OwnPipeline<Input> {
  associatedtype Input
  associatedtype Steps: Collection<Int>
  associatedtype PipelineProblem: Error
  var last: Self.Input? { get set }
  var byInput: [Int: Self.Input] { get }
  func find(_ id: Self.Input) throws(Self.PipelineProblem) -> Int
  func same<Steps: Sequence>(_ steps: Steps, as own: Self.Steps) -> Bool
  func index(in steps: Self.Steps) -> Self.Steps.Index?
}

class OwnContext<Owner: OwnFlow> {
  init() {}
}

/// `twice()` is not recorded, because a stand-in of the spy could not call the spy's `render(context:)`.
@Faked(createSpy: true) protocol OwnFlow {
  func render(context: OwnContext<Self>) -> Int
  func twice() -> Int
}

extension OwnFlow {
  func twice() -> Int { 2 * render(context: OwnContext<Self>()) }
}

/// The stand-in takes `isBefore(_:)` from the Empty protocol and `isLast(of:)` from the extension, because nothing that
/// it runs calls these.
@Faked(createSpy: true) protocol SelfNode {
  func isBefore(_ other: Self) -> Bool
  func isLast(of others: [Self]) -> Bool
  func name() -> String
  func title() -> String
}

extension SelfNode {
  func isLast(of others: [Self]) -> Bool { others.allSatisfy { $0.isBefore(self) } }
  func title() -> String { "<\(name())>" }
}

/// The sources declare the name of its Null type.
@Faked(createSpy: true) protocol OwnProvider {
  func get() async throws -> Int
  func shutdown() async throws
}

extension OwnProvider {
  func shutdown() async throws {}
}

struct NullOwnProvider: OwnProvider {
  func get() async throws -> Int { 1 }
}
