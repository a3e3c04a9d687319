import FakegenCore
import FakegenSyntax

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The format of messages and explanations.
enum OutputFormat: String {
  /// Text for people.
  case text
  /// Explanations or messages for programs, as a JSON array of objects.
  case json
  /// Messages for GitHub Actions.
  case github
  /// Messages for code scanning, in the SARIF format.
  case sarif

  /// Whether all messages are collected in one document on standard output.
  var collectsMessages: Bool {
    switch self {
    case .text, .github: false
    case .json, .sarif: true
    }
  }
}

/// Prints the origin of each default.
struct ExplanationPrinter {
  let explanations: [Explanation]
  let sources: [SourceText]
  private let lines = LineIndex()

  /// - Parameters:
  ///   - format: The format.
  ///   - isPage: Whether each member has a paragraph, rather than a line.
  /// - Returns: The text to print.
  /// - Throws: An error, if the explanations cannot be encoded as JSON.
  func text(as format: OutputFormat, isPage: Bool) throws -> String {
    switch format {
    case .text, .github, .sarif: (isPage ? page : text).withoutCurrentFolder
    case .json: try json
    }
  }

  /// The names that can be explained.
  var names: [String] { explanations.flatMap(Self.names) }

  /// Returns the explanations of a protocol or type, such as `Store`, or of a member, such as `Store.load` or
  /// `load(_:)`.
  func about(_ name: String) -> ExplanationPrinter {
    ExplanationPrinter(
      explanations: explanations.filter { Self.names(of: $0).contains(name) }, sources: sources)
  }

  /// Returns the names by which people may refer to an explanation; for test data, that is the function `fake` or its
  /// type.
  private static func names(of explanation: Explanation) -> [String] {
    let modules = explanation.modules.map { "\($0)." }
    let title = explanation.protocolName
    let owner =
      modules.first(where: title.hasPrefix).map { String(title.dropFirst($0.count)) } ?? title
    let function = ".fake"
    let plain =
      owner.hasSuffix(function) ? [owner, String(owner.dropLast(function.count))] : [owner]
    let owners = plain + modules.flatMap { module in plain.map { module + $0 } }
    let base = String(explanation.member.prefix { $0 != "(" })
    let members = [explanation.member, base].filter { !$0.isEmpty }
    return owners + members + owners.flatMap { owner in members.map { "\(owner).\($0)" } }
  }

  /// A paragraph for each member.
  private var page: String {
    explanations.map { explanation in
      let source = sources[explanation.place.file.number]
      let line = lines.location(of: explanation.place.offset, in: source).line
      let type = ["", "Void", "()"].contains(explanation.type) ? "" : ": \(explanation.type)"
      let value = explanation.expression.isEmpty ? "" : "  value:  \(explanation.expression)\n"
      let reason =
        (explanation.isUnresolved ? "no default was found; " : "") + explanation.reason
        + (explanation.source.map { ", \($0)" } ?? "")
      // Each step of a reason has a line of its own.
      return """
        \(explanation.protocolName).\(explanation.member)\(type)  (\(source.path):\(line))
        \(value)  reason: \(reason.replacing("; ", with: "\n          "))

        """
    }.joined(separator: "\n")
  }

  /// A block for each protocol, with a line for each member.
  private var text: String {
    var result = ""
    var current = ""
    for explanation in explanations {
      if explanation.protocolName != current {
        current = explanation.protocolName
        result += result.isEmpty ? "\(current)\n" : "\n\(current)\n"
      }
      let value = explanation.expression.isEmpty ? "" : " = \(explanation.expression)"
      let source = explanation.source.map { ", \($0)" } ?? ""
      let mark = explanation.isUnresolved ? "unresolved: " : ""
      result += "  \(explanation.member)\(value)  (\(mark)\(explanation.reason)\(source))\n"
    }
    return result
  }

  /// An explanation with the keys that programs read.
  private struct Record: Encodable {
    let `protocol`: String
    let member: String
    let type: String
    let value: String
    let reason: String
    let source: String?
    let isResolved: Bool
    let path: String
    let line: Int
  }

  private var json: String {
    get throws {
      let records = explanations.map { explanation in
        let source = sources[explanation.place.file.number]
        return Record(
          protocol: explanation.protocolName, member: explanation.member, type: explanation.type,
          value: explanation.expression, reason: explanation.reason, source: explanation.source,
          isResolved: !explanation.isUnresolved, path: source.path,
          line: lines.location(of: explanation.place.offset, in: source).line)
      }
      return try records.json
    }
  }
}
