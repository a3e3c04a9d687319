import Foundation
import TestSupport
import Testing

/// Checks which names of the library completion offers in a test: a handful, and none that only generated code calls.
///
/// After `calls.price().`, completion also offers the names of the standard library's collections, which do not count.
struct SpyCompletionTests {
  @Test(arguments: [
    ("Spy", ["calls", "spied", "when"]),
    ("Stubbable", ["returns", "returnsLastSet", "then", "throws"]),
    ("SpiedSteps", ["repeating"]),
    ("SpiedProperty", ["gets", "sets"]),
    ("SpiedSubscript", ["gets", "sets"]),
    (
      "SpiedMember",
      [
        "arguments", "callAsFunction", "count", "description", "endIndex", "errors", "gets",
        "startIndex",
      ]
        + ["subscript", "wait"]
    ),
    ("SpyLog", ["calls", "description", "isEmpty", "name", "reset", "unstubbed"]),
  ])
  func `code completion offers few names`(type: String, expected: [String]) async throws {
    let names = try await Self.graph().symbols.filter { symbol in
      symbol.pathComponents.first == type && symbol.pathComponents.count == 2
        && !symbol.isUnavailable && symbol.isMember
    }.map { String($0.pathComponents[1].prefix { $0 != "(" }) }
    #expect(Set(names).sorted() == expected)
  }

  /// Returns the library's public symbols, without the system programming interface for generated code.
  private static func graph() async throws -> Graph {
    try await Project.withTemporaryFolder { folder in
      let target = try await run("swiftc", ["-print-target-info"])
      let triple = try JSONDecoder().decode(TargetInfo.self, from: Data(target.output.utf8))
      let result = try await run(
        "swift",
        [
          "symbolgraph-extract", "-module-name", "FakedSpies", "-I", Compiler.modules,
          "-output-dir", folder.path, "-target", triple.target.triple, "-skip-synthesized-members",
        ])
      try #require(result.exitCode == 0, "\(result.error)")
      let data = try Data(contentsOf: folder.appendingPathComponent("FakedSpies.symbols.json"))
      return try JSONDecoder().decode(Graph.self, from: data)
    }
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable { let triple: String }
    let target: Target
  }

  private struct Graph: Decodable {
    let symbols: [Symbol]
  }

  private struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Availability: Decodable { let isUnconditionallyUnavailable: Bool? }
    let kind: Kind
    let pathComponents: [String]
    let availability: [Availability]?

    var isUnavailable: Bool {
      availability?.contains { $0.isUnconditionallyUnavailable ?? false } ?? false
    }

    /// Whether completion offers the symbol after a dot: it is no operator, type, or initializer.
    var isMember: Bool {
      ["swift.method", "swift.property", "swift.subscript"].contains(kind.identifier)
    }
  }
}
