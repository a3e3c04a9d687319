import FakegenCore
import FakegenSyntax
import TestSupport
import Testing

/// Compares messages with the `expected-error {{…}}` comments on their lines.
struct DiagnosticTests {
  @Test(
    arguments: Project.swiftFiles(in: "Fixtures/Diagnostics").filter { !$0.hasPrefix("Macro/") })
  func `messages are said at their places`(path: String) throws {
    let source = SourceText(path: path, try Project.text("Fixtures/Diagnostics/\(path)"))
    let generation = generate(from: [Input(source)], configuration: Configuration())
    let said = generation.diagnostics.map {
      "\(source.location(of: $0.offset).line): \($0.severity.rawValue): \($0.message.text)"
    }
    #expect(said.sorted() == expectations(in: source[SourceRange(0, source.bytes.count)]).sorted())
  }

  private func expectations(in text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
      number, line in
      line.matches(of: #/expected-(error|warning|note) \{\{(.*?)\}\}(?: |$)/#).map {
        "\(number + 1): \($0.output.1): \($0.output.2)"
      }
    }
  }
}
