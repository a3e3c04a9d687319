import FakegenSyntax
import Testing

@testable import FakegenCore

/// What is generated where code runs on the main actor by default.
struct MainActorTests {
  @Test func `what has to conform from anywhere does not only do so on the main actor`() {
    var configuration = Configuration()
    configuration.fakesAll = true
    configuration.defaultIsolation = .mainActor
    let source = SourceText(
      path: "A.swift",
      """
      struct Body: Encodable, Sendable {}
      protocol Chosen: Sendable { associatedtype Payload: Encodable & Sendable = Body }
      protocol Fixed: Chosen where Payload == Body {}
      protocol Tracer { associatedtype S; func span<T>(_ body: (S) async -> T) async -> T }
      """)
    let generation = generate(from: [Input(source)], configuration: configuration)
    #expect(generation.text.contains("typealias Payload = NullPayload"))
    #expect(!generation.text.contains("struct NullFixed"))
    #expect(
      generation.diagnostics.map(\.message.text).contains {
        $0.hasPrefix("'NullFixed' is left out; 'Body' conforms on the main actor only")
      })
    // What leaves the main actor would have to be sent.
    #expect(!generation.text.contains("await body("))
  }

  @Test func `a spy does not record what only the main actor can name`() {
    var configuration = Configuration()
    configuration.fakesAll = true
    configuration.createsSpies = true
    configuration.defaultIsolation = .mainActor
    let source = SourceText(
      path: "A.swift",
      """
      struct Key: Hashable {}
      class Base {}
      protocol P: Sendable { func find(_ keys: [Key: Int]) -> Int; func count() -> Int }
      protocol Q: Base { func show() }
      """)
    let text = generate(from: [Input(source)], configuration: configuration).text
    #expect(
      text.contains("'find(_:)' is not recorded: '[Key: Int]' can be used on the main actor only."))
    #expect(text.contains("if let stub = when.count().call(())"))
    // An object of a class on the main actor is `Sendable`.
    #expect(!text.contains("nonisolated(unsafe)"))
  }
}
