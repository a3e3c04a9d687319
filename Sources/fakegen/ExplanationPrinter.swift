import FakegenCore
import FakegenSyntax

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How `--explain` prints.
enum ExplanationFormat: String {
  /// For people.
  case text
  /// For programs: an array of objects.
  case json
}

/// Prints where each default comes from.
struct ExplanationPrinter {
  let explanations: [Explanation]
  let sources: [SourceText]

  func text(as format: ExplanationFormat) throws -> String {
    switch format {
    case .text: text
    case .json: try json
    }
  }

  /// A block for each protocol, a line for each member.
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

  /// An explanation in the names that programs read.
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
          line: source.location(of: explanation.place.offset).line)
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(records), as: UTF8.self) + "\n"
    }
  }
}
