#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file with options: the names of the command line's, without the dashes.
///
/// ```json
/// { "all": true, "exclude": ["*/Legacy/*"], "default": { "Money": "Money(0)" } }
/// ```
struct ConfigurationFile: Equatable {
  /// The file that is read if the command line names none.
  static let usualName = ".fakegen.json"

  let path: String
  var paths: [String] = []
  var settings: [Setting] = []
  /// The modules that the plugins are to fake; `nil` if they are to decide.
  var modules: [String]?

  /// Reads the text of a configuration file.
  ///
  /// - Parameters:
  ///   - path: The file's path, to which the paths in it are relative.
  ///   - bytes: The text.
  /// - Throws: `UsageError`, if it is not JSON or names what is no option.
  init(path: String, bytes: [UInt8]) throws {
    self.path = path
    let entries: [String: Entry]
    do {
      entries = try JSONDecoder().decode([String: Entry].self, from: Data(bytes))
    } catch {
      if let (line, column) = JSONScanner.firstProblem(in: bytes) {
        throw UsageError.invalidConfiguration(
          path, "it is not valid JSON; see line \(line), column \(column)")
      }
      throw UsageError.invalidConfiguration(path, Self.reason(of: error))
    }
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
      if key == "paths" {
        paths = entry.values.map(relative)
        continue
      }
      if key == "modules" {
        modules = try modules(entry)
        continue
      }
      guard let row = OptionTable.row(named: "--\(Self.dashed(key))") else {
        throw UsageError.unknownSetting(key, path)
      }
      if row.isForTheCommandLineOnly {
        throw UsageError.invalidConfiguration(path, "'\(key)' belongs on the command line")
      }
      settings += try values(of: entry, for: row).map {
        Setting(name: row.name, value: $0, file: path)
      }
    }
  }

  /// An option's name, be it spelled as names in JSON often are: `valuesIn` is `values-in`.
  private static func dashed(_ key: String) -> String {
    key.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
  }

  private func modules(_ entry: Entry) throws -> [String] {
    switch entry {
    case .text, .list: return entry.values
    case .flag, .pairs:
      throw UsageError.invalidConfiguration(path, "'modules' takes a string, or a list of strings")
    }
  }

  /// The values of one option; a flag has `nil` for a value.
  private func values(of entry: Entry, for row: OptionTable.Row) throws -> [String?] {
    // The plugins' command line has the option, too, so that nobody would look at the value.
    if row.name == "--module", entry.values.contains(where: { !$0.contains("=") }) {
      throw UsageError.invalidConfiguration(
        path, Self.expectation(of: row) + "; did you mean 'modules'?")
    }
    switch (entry, row.value) {
    case (.flag(let isOn), nil): return isOn ? [nil] : []
    case (.flag, _), (_, nil):
      throw UsageError.invalidConfiguration(path, Self.expectation(of: row))
    case (.text, _), (.list, _), (.pairs, _):
      return entry.values.map {
        row.isPath ? relative($0, isPair: row.value?.contains("=") ?? false) : $0
      }
    }
  }

  /// A path as it is seen from the folder that the program runs in, or one behind a name, as `Core=../Core`.
  private func relative(_ value: String, isPair: Bool) -> String {
    guard isPair, let equal = value.firstIndex(of: "=") else { return relative(value) }
    return value[...equal] + relative(String(value[value.index(after: equal)...]))
  }

  private func relative(_ other: String) -> String {
    guard let slash = path.lastIndex(of: "/"), !other.hasPrefix("/") else { return other }
    return String(path[...slash]) + other
  }

  /// What an option takes in a file.
  private static func expectation(of key: String) -> String {
    if let row = OptionTable.row(named: "--\(dashed(key))") { return expectation(of: row) }
    return "'\(key)' takes a string, or a list of strings"
  }

  private static func expectation(of row: OptionTable.Row) -> String {
    let name = row.name.dropFirst(2)
    guard let value = row.value else { return "'\(name)' takes true or false" }
    // As in `<type=expression>`.
    let pair = value.split(separator: "=")
    if pair.count == 2 {
      return "'\(name)' takes an object, as in { \"\(pair[0])\": \"\(pair[1])\" }"
    }
    if row.name == "--jobs" { return "'\(name)' takes a number" }
    return "'\(name)' takes a string" + (row.mayBeRepeated ? ", or a list of strings" : "")
  }

  /// What the decoder says, in one phrase.
  private static func reason(of error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
      "it is not valid JSON"
    case DecodingError.dataCorrupted(let context):
      expectation(of: context.codingPath[0].stringValue)
    default: "it has to be an object, as in { \"all\": true }"
    }
  }

  private enum Entry: Decodable, Equatable {
    case flag(Bool)
    case text(String)
    case list([String])
    case pairs([String: String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let number = try? container.decode(Int.self) {
        self = .text("\(number)")
      } else if let list = try? container.decode([String].self) {
        self = .list(list)
      } else if let pairs = try? container.decode([String: String].self) {
        self = .pairs(pairs)
      } else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "")
      }
    }

    /// The values one by one; `Money: Money(0)` is `Money=Money(0)`.
    var values: [String] {
      switch self {
      case .flag: []
      case .text(let text): [text]
      case .list(let list): list
      case .pairs(let pairs): pairs.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      }
    }
  }
}
