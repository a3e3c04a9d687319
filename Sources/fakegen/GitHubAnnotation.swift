import FakegenSyntax

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message as a command to GitHub Actions, which shows it beside the code of a pull request.
struct GitHubAnnotation {
  let severity: Diagnostic.Severity
  let text: String
  /// The file, as seen from the folder that the program runs in; `nil` if the message is about none.
  let path: String?
  let location: (line: Int, column: Int)?

  /// The command, as in `::warning file=Sources/Store.swift,line=3,col=5::` and the text.
  var command: String {
    let place =
      [path.map { "file=\(Self.escapingSeparators($0.withoutCurrentFolder))" }]
      + [location.map { "line=\($0.line),col=\($0.column)" }]
    let properties = place.compactMap { $0 }.joined(separator: ",")
    let text = Self.escapingLines(text.withoutCurrentFolder)
    return "::\(name)\(properties.isEmpty ? "" : " \(properties)")::\(text)"
  }

  private var name: String {
    switch severity {
    case .error, .warning: severity.rawValue
    case .note: "notice"
    }
  }

  private static func escapingLines(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func escapingSeparators(_ text: String) -> String {
    escapingLines(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension String {
  /// The text with the paths in it as seen from the folder that the program runs in: the plugins pass whole ones, people
  /// read short ones, and GitHub knows those of the checkout.
  var withoutCurrentFolder: String {
    replacing("\(FileManager.default.currentDirectoryPath)/", with: "")
  }
}
