import FakegenKnowledge
import Foundation
import TestSupport
import Testing

/// Checks with the compiler that the prelude lists the requirements that a conforming type has to implement.
struct PreludeTests {
  /// Returns the protocols that the prelude declares, in their order.
  private func preludeProtocols() throws -> [(name: String, isFakeable: Bool)] {
    let files = ["Prelude", "Prelude+Modules"]
    return try files.map { try Project.text("Sources/FakegenKnowledge/\($0).swift") }
      .joined()
      .matches(of: #/(@unfakeable )?public protocol (\w+)/#)
      .map { (String($0.output.2), $0.output.1 == nil) }
  }

  @Test(arguments: ["5", "6"])
  func `every protocol of the prelude has Null types that compile`(mode: String) async throws {
    // These describe the layout of types, or cannot be refined by a protocol.
    let markers: Set = ["BitwiseCopyable", "Copyable", "Escapable"]
    // These exist only on Apple's platforms or cannot be checked here.
    let absent: Set = ["AnyActor", "Observable", "ObservableObject", "VectorArithmetic"]
    let objectiveC: Set = ["NSCoding", "NSCopying", "NSMutableCopying", "NSSecureCoding"]
    let names = try preludeProtocols().filter { $0.isFakeable }.map(\.name)
      .filter { !markers.contains($0) && !absent.contains($0) }
    #expect(names.count > 60)
    var text = "import Foundation\n"
    for name in names {
      text += "protocol From\(name): \(name) {}\n"
      guard name != "Actor", name != "NSObjectProtocol" else { continue }
      text += "protocol ClassFrom\(name): AnyObject, \(name) {}\n"
      // Actors cannot conform to protocols of Objective-C.
      if objectiveC.contains(name) { continue }
      text += "protocol ActorFrom\(name): Actor, \(name) {}\n"
    }
    let protocols = text
    try await Project.withTemporaryFolder { folder in
      try protocols.write(
        to: folder.appendingPathComponent("Protocols.swift"), atomically: true, encoding: .utf8)
      let generation = try await run(
        "fakegen", ["Protocols.swift", "--all", "--output", "Fakes.swift"], in: folder)
      #expect(!generation.error.contains("left out"), "\(generation.error)")
      let check = try await Compiler(folder: folder).check(
        ["Protocols.swift", "Fakes.swift"], mode: mode)
      #expect(check.exitCode == 0, "\(check.error)")
    }
  }

  @Test func `the parts of the standard library declare what they are said to`() async throws {
    // Some of the types are deprecated.
    let aliases = ModuleExports.partsOfStandardLibrary.flatMap { module, names in
      names.map { "@available(*, deprecated) typealias Alias\($0) = \(module.text).\($0)" }
    }
    #expect(aliases.count > 50)
    try await Project.withTemporaryFolder { folder in
      try aliases.joined(separator: "\n").write(
        to: folder.appendingPathComponent("Aliases.swift"), atomically: true, encoding: .utf8)
      let check = try await Compiler(folder: folder).check(["Aliases.swift"], mode: "6")
      #expect(check.exitCode == 0, "\(check.error)")
    }
  }

  @Test func `every public protocol of the toolchain's modules is in the prelude`() async throws {
    let toolchain = try #require(Toolchain.folder)
    // `UnsafeSendable` is a deprecated name of `Sendable`.
    let known = Set(try preludeProtocols().map(\.name)).union(["UnsafeSendable"])
    for module in [
      "Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Distributed",
    ] {
      let folder = toolchain.appendingPathComponent("lib/swift/linux/\(module).swiftmodule")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      guard let file = names.first(where: { $0.hasSuffix("gnu.swiftinterface") }) else {
        continue
      }
      let dump = try await run("SyntaxDump", [folder.appendingPathComponent(file).path])
      let declared = dump.output.matches(of: #/public protocol ([A-Za-z]\w*)/#).map {
        String($0.output.1)
      }
      #expect(Set(declared).subtracting(known).sorted() == [], "\(module)")
    }
  }

  /// Checks that no name in `NominalTypes` is an alias; otherwise, a fake's member that uses the other name would be
  /// reported as stale.
  @Test func `types listed as separate are not aliases`() async throws {
    let table = try Project.text("Sources/FakegenKnowledge/NominalTypes.swift")
    let lists = table.matches(of: #/static let (\w+) = """([^"]+)"""/#)
    #expect(lists.map(\.output.1) == ["standardLibrary", "foundation", "dispatch", "combine"])
    // Combine exists only on Apple's platforms.
    let names = lists.dropLast().flatMap { $0.output.2.split(whereSeparator: \.isWhitespace) }
    let text =
      (["Foundation", "FoundationNetworking", "Dispatch"].map { "import \($0)" }
      + names.map { "let of\($0): Void = \($0).self" }).joined(separator: "\n")
    try await Project.withTemporaryFolder { folder in
      try text.write(
        to: folder.appendingPathComponent("Names.swift"), atomically: true, encoding: .utf8)
      let check = try await Compiler(folder: folder).check(["Names.swift"], mode: "5")
      // The error names the type; if the name is an alias, it names the underlying type instead.
      let said = Set(
        check.error.matches(of: #/cannot convert value of type '(\w+)(?:<[^']*>)?\.Type' to/#)
          .map { String($0.output.1) })
      #expect(Set(names.map(String.init)).subtracting(said).sorted() == [])
    }
  }
}
