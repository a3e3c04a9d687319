import Foundation
import TestSupport

/// A recorded session of the command line: commands with their output.
///
/// A line that begins with `$` is a command, which a shell runs in a new folder. Its output follows, with `! ` before
/// each line of standard error, and then its exit code, as in `? 1`, if that is not 0.
package struct Transcript: CustomStringConvertible, Sendable {
  /// The file of the transcript, relative to the checkout.
  package let path: String

  package var description: String { path }

  package static let all =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: Project.folder("Fixtures/Transcripts").path)) ?? []).sorted()
    .map { Transcript(path: "Fixtures/Transcripts/\($0)") }

  /// Runs the commands, and returns the session with their actual output.
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
      // The text ends with a line break, after which the split returns one more, empty line.
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
