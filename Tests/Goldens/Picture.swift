import Foundation
import TestSupport

/// A picture of a terminal that shows a session of the command line, for README.
package struct Picture: Sendable {
  /// The file of the picture, relative to the checkout.
  package let path: String
  /// The file of the transcript, whose last part the picture shows.
  let transcript: String

  package static let all = [
    Picture(path: ".github/terminal.svg", transcript: "Fixtures/Transcripts/picture.txt")
  ]

  private static let (lineHeight, left, top) = (20, 20, 58)

  /// Returns the picture of the recorded session.
  package func svg() throws -> String {
    let session = try Project.text(transcript).components(separatedBy: "\n# ").last ?? ""
    let lines = session.split(separator: "\n", omittingEmptySubsequences: false)
      // The first line is the rest of a comment, and exit codes are not shown.
      .dropFirst().filter { !$0.hasPrefix("? ") && !$0.isEmpty }
    let texts = lines.enumerated().map { number, line in
      Self.text(of: line == "·" ? "" : line, at: Self.top + number * Self.lineHeight)
    }
    let height = Self.top + lines.count * Self.lineHeight
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="900" height="\(height)" \
      viewBox="0 0 900 \(height)" font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14">
      <title>fakegen in a terminal</title>
      <rect width="900" height="\(height)" rx="10" fill="#1c1f26"/>
      <circle cx="24" cy="22" r="6" fill="#ff5f56"/>
      <circle cx="44" cy="22" r="6" fill="#ffbd2e"/>
      <circle cx="64" cy="22" r="6" fill="#27c93f"/>
      \(texts.joined(separator: "\n"))
      </svg>

      """
  }

  /// Returns a line of the session: a command, output, or, after `! `, a message.
  private static func text(of line: Substring, at y: Int) -> String {
    let isMessage = line.hasPrefix("! ")
    let text = isMessage ? line.dropFirst(2) : line
    let color =
      line.hasPrefix("$ ")
      ? "#8be28b" : !isMessage ? "#d8dee9" : text.contains(" error: ") ? "#ff7b72" : "#e3b341"
    let escaped = text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
    return
      "<text x=\"\(left)\" y=\"\(y)\" fill=\"\(color)\" xml:space=\"preserve\">\(escaped)</text>"
  }
}
