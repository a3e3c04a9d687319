import Foundation
import TestSupport
import Testing

/// Checks which uses of `when` and `calls` compile, and which the compiler rejects.
struct SpyViewTests {
  private static let protocols = """
    protocol Pricing {
      var rate: Double { get set }
      var name: String { get }
      func price(of item: String) throws -> Int
      func refresh() async
      func log(_ event: String, parameters: [String: Int])
      func log(_ error: any Error, file: String, line: Int)
    }
    """

  /// The code of a test; the compiler has to reject the marked lines.
  private static let uses = """
    import FakedSpies
    @MainActor func use(_ spy: SpyPricing) async throws {
      spy.when.price(of: "a").returns(1, 2).repeating()
      spy.when.rate.returns(0.5, times: 2).returnsLastSet(initial: 0)
      spy.when.rate.sets.then { _ in }
      _ = spy.calls.price().count + 1
      _ = spy.calls.price().map(\\.count)
      _ = spy.calls.rate.sets == [0.5]
      _ = spy.calls.log(.any, file: .any, line: 3).isEmpty
      _ = spy.calls.log(file: .any).isEmpty
      try await spy.calls.refresh().wait()
      _ = spy.calls.price().errors.first is CancellationError
      spy.calls.price().returns(1)  // error
      spy.calls.rate.returns(1)  // error
      spy.calls.rate.sets.then { _ in }  // error
      _ = spy.when.price().count  // error
      _ = spy.when.price().map(\\.count)  // error
      try await spy.when.refresh().wait()  // error
      spy.when.refresh().throws(CancellationError())  // error
      spy.when.name.returnsLastSet(initial: 1)  // error
      _ = spy.calls.log().isEmpty  // error
      _ = spy.calls.log(line: 3).isEmpty  // error
      _ = spy.when.price().call("a")  // error
      spy.reset()  // error
      spy.when.price().returns { 1 }  // error
    }
    """

  @Test func `invalid uses of spies do not compile`() async throws {
    try await Project.withTemporaryFolder { folder in
      for (name, text) in [("App.swift", Self.protocols), ("Uses.swift", Self.uses)] {
        try text.write(
          to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      let generation = try await run(
        "fakegen", ["App.swift", "--all", "--spies", "--output", "Fakes.swift"], in: folder)
      try #require(generation.exitCode == 0, "\(generation.error)")
      let result = try await Compiler(folder: folder)
        .check(["App.swift", "Fakes.swift", "Uses.swift"], mode: "6")
      let places = result.error.matches(of: #/(?m)^\S*?(\w+\.swift):(\d+):\d+: error/#)
      let wrong = places.map { "\($0.output.1):\($0.output.2)" }
      let marked = Self.uses.split(separator: "\n").enumerated()
        .filter { $0.element.hasSuffix("// error") }.map { "Uses.swift:\($0.offset + 1)" }
      #expect(Set(wrong) == Set(marked), "\(result.error)")
    }
  }
}
