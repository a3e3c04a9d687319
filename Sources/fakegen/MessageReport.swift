import FakegenSyntax

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message in a format for programs.
struct ReportedMessage: Encodable {
  let severity: Diagnostic.Severity
  let text: String
  /// The file's path, relative to the current folder; `nil` if the message is not about a file.
  let path: String?
  let line: Int?
  let column: Int?

  init(
    _ severity: Diagnostic.Severity, _ text: String, path: String?,
    at location: (line: Int, column: Int)?
  ) {
    self.severity = severity
    self.text = text.withoutCurrentFolder
    self.path = path?.withoutCurrentFolder
    line = location?.line
    column = location?.column
  }

  private enum CodingKeys: String, CodingKey {
    case path, line, column, severity, text
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(path, forKey: .path)
    try container.encodeIfPresent(line, forKey: .line)
    try container.encodeIfPresent(column, forKey: .column)
    try container.encode(severity.rawValue, forKey: .severity)
    try container.encode(text, forKey: .text)
  }
}

extension [ReportedMessage] {
  /// Returns the messages as a document; `nil` if the format has none, because messages are printed one by one.
  func text(as format: OutputFormat) throws -> String? {
    switch format {
    case .text, .github: nil
    case .json: try self.json
    case .sarif: try SarifLog(self).json
    }
  }
}

extension Encodable {
  /// The value as JSON with sorted keys.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
}

/// Messages in the Static Analysis Results Interchange Format, which code scanning reads.
private struct SarifLog: Encodable {
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  init(_ messages: [ReportedMessage]) {
    runs = [Run(results: messages.map(Result.init))]
  }

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    let tool = ["driver": ["name": "fakegen", "version": OptionTable.version]]
    let results: [Result]

    private enum CodingKeys: String, CodingKey { case tool, results }
  }

  struct Result: Encodable {
    let level: String
    let message: [String: String]
    let locations: [Location]

    init(_ message: ReportedMessage) {
      level = message.severity.rawValue
      self.message = ["text": message.text]
      locations = message.path.map { [Location($0, message.line, message.column)] } ?? []
    }
  }

  struct Location: Encodable {
    struct Place: Encodable {
      let artifactLocation: [String: String]
      /// The line and column; `nil` for a message about a whole file.
      let region: [String: Int]?
    }

    let physicalLocation: Place

    init(_ path: String, _ line: Int?, _ column: Int?) {
      let region = line.map { ["startLine": $0, "startColumn": column ?? 1] }
      physicalLocation = Place(artifactLocation: ["uri": path.uri], region: region)
    }
  }
}

extension String {
  /// A path as a URI, with reserved and non-ASCII characters percent-encoded.
  fileprivate var uri: String {
    utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      let isPlain =
        byte < 0x80
        && (character.isLetter || character.isNumber || "/-._~".contains(character))
      return isPlain ? String(character) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}
