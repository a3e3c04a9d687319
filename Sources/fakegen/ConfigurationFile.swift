import FakegenSyntax

/// A file with options, which have the names of the command line's without the dashes.
///
/// ```json
/// { "all": true, "exclude": ["*/Legacy/*"], "default": { "Money": "Money(0)" } }
/// ```
struct ConfigurationFile: Equatable {
  /// The file that is read if the command line names none.
  static let usualName = ".fakegen.json"

  let source: SourceText
  var paths: [String] = []
  var settings: [Setting] = []
  /// The modules that the plugins fake; `nil` for the usual ones.
  var modules: [String]?
  /// The problems in the file; if there are any, its options are not used.
  private(set) var problems: [Diagnostic] = []
  /// The offset of each key.
  private var offsets: [String: Int] = [:]

  /// The file's path, to which the paths in it are relative.
  var path: String { source.path }

  /// Reads the text of a configuration file.
  ///
  /// - Parameter source: The text.
  init(_ source: SourceText) {
    self.source = source
    do throws(JSONReader.Problem) {
      let value = try JSONReader.value(of: source.bytes)
      if case .object(let entries) = value.kind {
        for entry in entries { take(entry) }
      } else {
        report(.noObject, at: value.offset)
      }
    } catch {
      report(error.message, at: error.offset)
    }
  }

  /// Returns a message about the file as a whole, or about one of its keys.
  func diagnostic(
    _ severity: Diagnostic.Severity, _ message: Diagnostic.Message, about key: String
  ) -> Diagnostic {
    Diagnostic(severity, message, path: path, offset: offsets[key] ?? 0)
  }

  /// Returns a message about an option's value, with its place if the value is in this file.
  func placing(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let subject = diagnostic.subject else { return diagnostic }
    let setting = settings.first { setting in
      setting.name == "--\(subject.option)"
        && (setting.value == subject.value
          || setting.value?.hasPrefix("\(subject.value)=") ?? false)
    }
    guard let offset = setting?.offset else { return diagnostic }
    // In the file, the options have no dashes.
    let text = diagnostic.message.text.replacing(
      "'--\(subject.option)'", with: "'\(subject.option)'")
    return Diagnostic(diagnostic.severity, Diagnostic.Message(text), path: path, offset: offset)
  }

  private mutating func report(_ message: Diagnostic.Message, at offset: Int) {
    problems.append(Diagnostic(.error, message, path: path, offset: offset))
  }

  private mutating func take(_ entry: JSONValue.Entry) {
    guard offsets.updateValue(entry.offset, forKey: entry.key) == nil else {
      return report(.duplicateKey(entry.key), at: entry.offset)
    }
    guard !Self.keys.contains(entry.key) else { return takeKey(entry) }
    guard let row = OptionTable.row(named: "--\(entry.key.dashed)") else {
      return report(.unknownKey(entry.key), at: entry.offset)
    }
    offsets[String(row.name.dropFirst(2))] = entry.offset
    if row.isForTheCommandLineOnly {
      return report(.onlyOnTheCommandLine(entry.key), at: entry.offset)
    }
    if case .object(let entries) = entry.value.kind {
      var keys: Set<String> = []
      for entry in entries where !keys.insert(entry.key).inserted {
        report(.duplicateKey(entry.key), at: entry.offset)
      }
    }
    guard let values = values(of: entry.value, for: row) else {
      let meant = row.name == "--module" ? "modules" : nil
      return report(.expectation(of: row).suggesting(meant), at: entry.value.offset)
    }
    settings += values
  }

  /// The keys that are not options.
  static let keys = ["paths", "modules"]

  private mutating func takeKey(_ entry: JSONValue.Entry) {
    guard let texts = entry.value.texts?.map(\.text) else {
      return report(.stringsNeeded(entry.key), at: entry.value.offset)
    }
    if entry.key == "modules" {
      modules = texts
    } else {
      paths = texts.map(relative)
    }
  }

  /// Returns the values of an option, of which a flag has none; `nil` if they are invalid.
  private func values(of value: JSONValue, for row: OptionTable.Row) -> [Setting]? {
    func setting(_ text: String?, at offset: Int) -> Setting {
      Setting(name: row.name, value: text, offset: offset)
    }
    let isPair = row.value?.contains("=") ?? false
    switch (value.kind, row.value) {
    case (.flag(let isOn), nil): return isOn ? [setting(nil, at: value.offset)] : []
    case (_, nil): return nil
    case (.object(let entries), _):
      guard row.takesPairs else { return nil }
      let pairs = entries.compactMap { entry in
        entry.value.literal.map {
          setting("\(entry.key)=\(row.isPath ? relative($0) : $0)", at: entry.offset)
        }
      }
      return pairs.count == entries.count ? pairs : nil
    default:
      guard let texts = value.texts, texts.count < 2 || row.mayBeRepeated,
        !isPair || texts.allSatisfy({ $0.text.contains("=") })
      else { return nil }
      return texts.map { text, offset in
        setting(row.isPath ? relative(text, isPair: isPair) : text, at: offset)
      }
    }
  }

  /// Returns a path relative to the current folder, or one after a name, as in `Core=../Core`.
  private func relative(_ value: String, isPair: Bool) -> String {
    guard isPair, let equal = value.firstIndex(of: "=") else { return relative(value) }
    return value[...equal] + relative(String(value[value.index(after: equal)...]))
  }

  private func relative(_ other: String) -> String {
    guard let slash = path.lastIndex(of: "/"), !other.hasPrefix("/") else { return other }
    var folders = path[..<slash].split(separator: "/", omittingEmptySubsequences: false)
    var rest = other[...]
    while rest.hasPrefix("../"), let last = folders.last, !["", ".", ".."].contains(last) {
      folders.removeLast()
      rest = rest.dropFirst(3)
    }
    return (folders + [rest]).joined(separator: "/")
  }
}

extension String {
  /// An option's name for a key in camel case: `values-in` for `valuesIn`.
  fileprivate var dashed: String {
    reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
  }
}

extension JSONValue {
  /// The text of a string or a number.
  fileprivate var text: String? {
    switch kind {
    case .text(let text), .number(let text): text
    case .null, .flag, .list, .object: nil
    }
  }

  /// The text of a string or a number, or a Boolean literal.
  fileprivate var literal: String? {
    if case .flag(let isOn) = kind { "\(isOn)" } else { text }
  }

  /// The text, or the strings of a list; `nil` if there is anything else.
  fileprivate var texts: [(text: String, offset: Int)]? {
    if let text { return [(text, offset)] }
    guard case .list(let elements) = kind else { return nil }
    let texts = elements.compactMap { element -> (String, Int)? in
      if case .text(let text) = element.kind { (text, element.offset) } else { nil }
    }
    return texts.count == elements.count ? texts : nil
  }
}

extension Diagnostic.Message {
  fileprivate static let noObject = Self("options are keys of an object, as in { \"all\": true }")
  fileprivate static func duplicateKey(_ key: String) -> Self { Self("'\(key)' is given twice") }
  fileprivate static func onlyOnTheCommandLine(_ key: String) -> Self {
    Self("'\(key)' belongs on the command line")
  }
  fileprivate static func stringsNeeded(_ key: String) -> Self {
    Self("'\(key)' takes a string, or a list of strings")
  }
  /// The message that tells what an option takes in a file.
  fileprivate static func expectation(of row: OptionTable.Row) -> Self {
    let name = row.name.dropFirst(2)
    guard let value = row.value else { return Self("'\(name)' takes true or false") }
    // As in `<type=expression>`.
    let pair = value.split(separator: "=")
    if pair.count == 2 {
      return Self(
        "'\(name)' takes an object of strings, as in { \"\(pair[0])\": \"\(pair[1])\" }")
    }
    if row.name == "--jobs" { return Self("'\(name)' takes a number") }
    return Self("'\(name)' takes a string" + (row.mayBeRepeated ? ", or a list of strings" : ""))
  }
  fileprivate static func unknownKey(_ key: String) -> Self {
    let message = Self("unknown option '\(key)'")
    if ["anyObject", "createNull", "inherit", "skip", "types"].contains(key) {
      return Self("\(message.text); it is an argument of '@Faked'")
    }
    if key == "createSpy" { return message.suggesting("spies") }
    let name = "--\(key.lowercased())"
    let keys = ConfigurationFile.keys.map { "--\($0)" }
    let meant = keys.contains(name) ? name : OptionTable.suggestion(for: name, besides: keys)
    return message.suggesting(meant.map { String($0.dropFirst(2)) })
  }
}
