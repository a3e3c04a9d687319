import Foundation
import TestSupport
import Testing

/// Checks that the documentation's code is compiled, its quoted messages are real, and its links lead to files.
struct DocumentationTests {
  /// README, the articles, and the pages for contributors.
  private static let pages =
    ["README.md"]
    + files(in: ["Sources", ".github", "Tests", "Fixtures/Gallery"]) { $0.hasSuffix(".md") }

  private static let steps = files(in: ["Sources/Faked/Faked.docc"]) { $0.hasSuffix(".swift") }

  /// The texts of the files in which samples are compiled, with the indentation removed.
  private static let samples: [String] = {
    let folders = ["Guide", "Gallery", "Storefront", "Consumer"].map { "Fixtures/\($0)" }
    return files(in: folders) { $0.hasSuffix(".swift") && !$0.contains("/.build/") }
      .compactMap { try? Project.text($0) }.map(withoutIndentation)
  }()

  @Test(arguments: pages.filter { $0 == "README.md" || $0.contains(".docc/") })
  func `the code on each page compiles`(page: String) throws {
    for block in try Project.text(page).matches(of: #/(?ms)^ *```swift\n(.*?)^ *```$/#) {
      #expect(isCompiled(String(block.output.1)), "\(block.output.1)")
    }
  }

  /// The libraries that users import, whose documentation comments editors show.
  private static let libraries = files(
    in: ["Sources/Faked", "Sources/FakedRuntime", "Sources/FakedSpies"]
  ) { $0.hasSuffix(".swift") && !$0.contains(".docc/") }

  @Test(arguments: libraries) func `the code in documentation comments compiles`(file: String)
    throws
  {
    for block in try Project.text(file).matches(
      of: #/(?ms)^ *\/\/\/ ```swift\n(.*?)^ *\/\/\/ ```$/#)
    {
      let code = String(block.output.1.replacing(#/(?m)^ *\/\/\/ ?/#, with: ""))
      #expect(isCompiled(code), "\(code)")
    }
  }

  /// Checks the expressions with a spy in the right column of the tables for users of other tools.
  @Test(arguments: ["Cuckoo", "MockSix", "Mockable", "Mockingbird", "SwiftyMocky"])
  func `suggested replacements compile`(tool: String) throws {
    let page = "Sources/Faked/Faked.docc/ComingFrom\(tool).md"
    let rows = try Project.text(page).matches(of: #/(?m)^\|.*\| (.*) \|$/#)
    let double = #/`([^`]*\b(?:bird|mock|pricing|spy)\.[^`]*)`/#
    let code = rows.flatMap { $0.output.1.matches(of: double) }
    #expect(code.count > 10)
    for line in code.map({ String($0.output.1) }) {
      #expect(Self.samples.contains { $0.contains(line) }, "\(line)")
    }
  }

  @Test(arguments: pages.filter { $0 == "README.md" || $0.contains(".docc/") })
  func `quoted messages match the programs' messages`(page: String) throws {
    for block in try Project.text(page).matches(of: #/(?ms)^ *```(\w*)\n(.*?)^ *```$/#)
    where block.output.1.isEmpty {
      for line in block.output.2.split(separator: "\n") {
        // The part of a test failure that comes from one of this package's libraries.
        let failed = line.firstMatch(of: #/failed: .* → (.+)\) ==/#)?.output.1
        let said = line.firstMatch(of: #/(?:error|warning|note|reason|fakegen): +(.+)$/#)?.output.1
        guard let text = failed ?? said else { continue }
        #expect(Self.messages.contains { $0.contains(text) }, "\(text)")
      }
    }
  }

  /// The texts of the fixtures with messages that other tests check.
  private static let messages: [String] =
    (files(in: ["Fixtures/Transcripts"]) { $0.hasSuffix(".txt") }
    + files(in: ["Fixtures/Diagnostics"]) { $0.hasSuffix(".swift") } + [
      "Fixtures/Guide/Mistakes.swift", "Fixtures/Guide/Tests/FailureTests.swift",
    ])
    .compactMap { try? Project.text($0) }

  @Test(arguments: steps)
  func `the code of each tutorial step compiles`(step: String) throws {
    #expect(isCompiled(try Project.text(step)))
  }

  @Test(arguments: pages)
  func `links lead to files`(page: String) throws {
    let folder = Project.folder(page).deletingLastPathComponent()
    for link in try Project.text(page).matches(of: #/\]\(([^)#:]+)(?:#[^)]*)?\)/#) {
      let target = folder.appendingPathComponent(String(link.output.1))
      #expect(FileManager.default.fileExists(atPath: target.path), "\(link.output.1)")
    }
  }

  @Test func `README is short`() throws {
    #expect(try Project.text("README.md").count { $0 == "\n" } <= 200)
  }

  @Test func `pages, samples and steps are found`() {
    #expect(Self.pages.count > 20)
    #expect(Self.samples.count > 20)
    #expect(Self.steps.count > 5)
    #expect(Self.libraries.count > 20)
  }

  /// Returns whether a single sample contains every paragraph of the code, line by line.
  private func isCompiled(_ code: String) -> Bool {
    let paragraphs = Self.withoutIndentation(code).split(separator: "\n\n")
    return Self.samples.contains { sample in
      paragraphs.allSatisfy { sample.contains("\n\($0.trimmingCharacters(in: .newlines))\n") }
    }
  }

  private static func withoutIndentation(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "\n\(lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n"))\n"
  }

  /// Returns the files below some folders, as sorted paths relative to the checkout.
  private static func files(
    in folders: [String], where isWanted: (String) -> Bool
  ) -> [String] {
    folders.flatMap { folder -> [String] in
      let all = FileManager.default.enumerator(atPath: Project.folder(folder).path)?.allObjects
      return ((all as? [String]) ?? []).map { "\(folder)/\($0)" }.filter(isWanted)
    }.sorted()
  }
}
