import Foundation
import TestSupport
import Testing

extension ProcessTests {
  /// Plays sessions of the command line and compares every line and exit code.
  ///
  /// In a transcript, `$` begins a command, which a shell runs in a new folder; what it prints
  /// follows, errors behind `! `; and `? 1` is its exit code if that is not 0. `RECORD=1 swift test`
  /// writes the answers anew and fails.
  struct TranscriptTests {
    static let transcripts =
      (try? FileManager.default.contentsOfDirectory(
        atPath: Project.folder("Fixtures/Transcripts").path
      ).sorted()) ?? []

    @Test(arguments: transcripts)
    func `a session goes as written`(name: String) throws {
      let path = "Fixtures/Transcripts/\(name)"
      let expected = try Project.text(path)
      let actual = try Project.withTemporaryFolder { try play(expected, in: $0) }
      if let recorded = try Project.record(actual, at: path) { Issue.record("\(recorded)") }
      #expect(actual == expected)
    }

    @Test func `there are sessions`() {
      #expect(Self.transcripts.count > 3)
    }

    private func play(_ transcript: String, in folder: URL) throws -> String {
      var result = ""
      for line in transcript.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("# ") || line.isEmpty {
          result += "\(line)\n"
        } else if line.hasPrefix("$ ") {
          result += "\(line)\n" + (try answer(to: String(line.dropFirst(2)), in: folder))
        }
      }
      // The text ends with a line break, after which the split gives one more, empty line.
      return String(result.dropLast())
    }

    private func answer(to command: String, in folder: URL) throws -> String {
      let script = "PATH='\(Project.products.path)':\"$PATH\"; \(command)"
      let result = try TestSupport.run("sh", ["-c", script], in: folder)
      var answer = result.output
      if !answer.isEmpty, !answer.hasSuffix("\n") { answer += "\n" }
      for line in result.error.split(separator: "\n") { answer += "! \(line)\n" }
      if result.exitCode != 0 { answer += "? \(result.exitCode)\n" }
      return answer.replacingOccurrences(of: "\n\n", with: "\n·\n")
    }
  }
}
