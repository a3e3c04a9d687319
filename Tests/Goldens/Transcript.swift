import Foundation
import TestSupport

/// A session of the command line, with what it answers.
///
/// `$` begins a command, which a shell runs in a new folder; what it prints follows, errors behind `! `; and `? 1`
/// is its exit code if that is not 0.
package struct Transcript: CustomStringConvertible, Sendable {
  /// Its file, below the checkout.
  package let path: String

  package var description: String { path }

  package static let all =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: Project.folder("Fixtures/Transcripts").path)) ?? []).sorted()
    .map { Transcript(path: "Fixtures/Transcripts/\($0)") }

  /// Runs the commands, and returns the session as it went.
  package func play() async throws -> String {
    let transcript = try Project.text(path)
    return try await Project.withTemporaryFolder { folder in
      var result = ""
      for line in transcript.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("# ") || line.isEmpty {
          result += "\(line)\n"
        } else if line.hasPrefix("$ ") {
          result += "\(line)\n" + (try await answer(to: String(line.dropFirst(2)), in: folder))
        }
      }
      // The text ends with a line break, after which the split gives one more, empty line.
      return String(result.dropLast())
    }
  }

  private func answer(to command: String, in folder: URL) async throws -> String {
    let script = "PATH='\(Project.products.path)':\"$PATH\"; \(command)"
    let result = try await run("sh", ["-c", script], in: folder)
    var answer = result.output
    if !answer.isEmpty, !answer.hasSuffix("\n") { answer += "\n" }
    for line in result.error.split(separator: "\n") { answer += "! \(line)\n" }
    if result.exitCode != 0 { answer += "? \(result.exitCode)\n" }
    return answer.replacingOccurrences(of: "\n\n", with: "\n·\n")
  }
}
