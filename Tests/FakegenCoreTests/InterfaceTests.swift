import FakegenSyntax
import Testing

@testable import FakegenCore

/// Checks fakes of protocols in the interfaces of binary frameworks, in which the compiler writes everything out.
struct InterfaceTests {
  @Test func `types in interfaces are written in their usual short form`() {
    let text = generated(
      from: "import Kit\n// @Faked\nextension Store {}\n// @Faked\nextension Screen {}")
    #expect(text.contains("func load(_ key: Key) async throws -> [String: Item] { [:] }"))
    #expect(
      text.contains("func save(then done: @escaping @MainActor (Result<Data, any Error>) -> Void)"))
    #expect(
      text.contains(
        """
        @MainActor
        extension EmptyScreen {
          func rows() -> [String] { return [] }
          var title: String? { nil }
        """
      ))
    #expect(text.contains("import Foundation\nimport Kit\n\n"))
    // A fake on the main actor has to access its own state, so the Empty protocol is not marked `nonisolated`.
    #expect(text.contains("\nprotocol EmptyStore: Store {}\n\nnonisolated extension EmptyStore {"))
  }

  @Test func `a type keeps its module name where the plain name is ambiguous`() {
    let text = generated(
      from: """
        import Kit
        struct Data {}
        enum Result {}
        // @Faked
        extension Store {}
        // @Faked
        extension Screen {}
        """)
    #expect(text.contains("(Swift.Result<Foundation.Data, any Error>) -> Void"))
    // The framework's own `Task` hides the standard library's.
    #expect(text.contains("func own() -> Task { Task() }"))
    #expect(
      text.contains(
        "func make() -> _Concurrency.Task<Void, Never> { _Concurrency.Task { () } }"))
  }

  @Test func `fakes omit the result builders of an interface`() {
    let text = generated(from: "import Kit\n// @Faked\nextension Screen {}")
    #expect(text.contains("\n  func rows() -> [String] { return [] }"))
  }

  @Test func `the null type of an interface's actor protocol is an actor`() {
    let text = generated(from: "import Kit\n// @Faked\nextension Runner {}")
    #expect(text.contains("\nactor NullRunner: EmptyRunner, NullObject {}"))
  }

  private func generated(from source: String) -> String {
    let interface = """
      // swift-interface-format-version: 1.0
      // swift-module-flags: -module-name Kit
      import Foundation
      import Swift
      import _Concurrency
      import _StringProcessing
      import _SwiftConcurrencyShims
      public struct Item : Swift.Sendable {
      }
      public struct Task {
        public init()
      }
      public protocol Store {
        associatedtype Key : Swift.Hashable
        func load(_ key: Self.Key) async throws -> [Swift.String : Kit.Item]
        func save(then done: @escaping @_Concurrency.MainActor (Swift.Result<FoundationEssentials.Data, any Swift.Error>) -> Swift.Void)
      }
      @_functionBuilder public enum Rows {
        public static func buildBlock(_ rows: Swift.String...) -> [Swift.String]
      }
      @_Concurrency.MainActor public protocol Screen {
        @Kit.Rows @_Concurrency.MainActor func rows() -> [Swift.String]
        @_Concurrency.MainActor var title: Swift.String? { get }
        @_Concurrency.MainActor func make() -> _Concurrency.Task<Swift.Void, Swift.Never>
        @_Concurrency.MainActor func own() -> Kit.Task
      }
      public protocol Runner : _Concurrency.Actor {
      }
      """
    let inputs = [
      Input(SourceText(path: "App.swift", source)),
      Input(
        SourceText(path: "Kit.swiftmodule/arm64-apple-ios.swiftinterface", interface),
        isSupport: true),
    ]
    return generate(from: inputs, configuration: Configuration()).text
  }
}
