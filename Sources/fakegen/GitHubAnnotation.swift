import FakegenSyntax

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message as a command to GitHub Actions, which shows it next to the code of a pull request.
struct GitHubAnnotation {
  let severity: Diagnostic.Severity
  let text: String
  /// The file's path, relative to the current folder; `nil` if the message is not about a file.
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
  /// The text with paths relative to the current folder: the plugins pass absolute paths, but people prefer short
  /// ones, and GitHub knows only those in the checkout.
  var withoutCurrentFolder: String { withoutFolder(FileManager.default.currentDirectoryPath) }

  /// Returns the text without a folder at the beginning of paths.
  ///
  /// The same names may be in the middle of another path: `/app` in `Sources/app/Store.swift`.
  func withoutFolder(_ folder: String) -> String {
    // A slash alone may be anything, such as an operator.
    if folder == "/" { return self }
    let prefix = "\(folder)/"
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: prefix) {
      let before = self[..<range.lowerBound].last
      let isStart = before.map { " '\"(=".contains($0) } ?? true
      result += rest[..<range.lowerBound] + (isStart ? "" : prefix)
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
