import Foundation
import TestSupport
import Testing

/// Checks that the compiler reports the errors that the documentation quotes.
struct MistakeTests {
  private static let path = "Fixtures/Guide/Mistakes.swift"
  private static let sections: [String] = {
    let text = (try? Project.text(path)) ?? ""
    return text.components(separatedBy: "// MARK: - ").dropFirst().map { "// \($0)" }
  }()

  @Test(arguments: sections)
  func `the documentation quotes the compiler's messages`(section: String) async throws {
    let imports = "import FakedRuntime\n@testable import Guide\n"
    let result = try await Project.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("Mistake.swift")
      try (imports + section).write(to: file, atomically: true, encoding: .utf8)
      return try await Compiler(folder: folder).check(
        ["Mistake.swift"], mode: "6", options: ["-diagnostic-style", "llvm"])
    }
    let said = result.error.matches(of: #/(?m)^\S+:(\d+):\d+: error: (.*?)(?: \[#\w+\])?$/#).map {
      "\($0.output.1): \($0.output.2)"
    }
    let expected = (imports + section).split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().flatMap { number, line in
        line.matches(of: #/expected-error \{\{(.*?)\}\}/#).map { "\(number + 1): \($0.output.1)" }
      }
    #expect(Set(said).sorted() == expected.sorted(), "\(result.error)")
  }

  @Test func `mistakes are found`() {
    #expect(Self.sections.count > 5)
  }
}
