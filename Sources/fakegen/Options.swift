import FakegenCore
import FakegenSyntax

/// What the command line asked for.
struct Options: Equatable {
  /// What to do: a run, or one of the questions that end it.
  enum Request: Equatable {
    case run(Options)
    case help
    case version
  }

  var paths: [String] = []
  var supportPaths: [String] = []
  var exclusions: [String] = []
  var output: String?
  var configuration = Configuration()
  var isCheck = false
  var explanationFormat = ExplanationFormat.text
  var isVerbose = false
  var isQuiet = false

  /// Reads the arguments.
  ///
  /// - Parameter arguments: What follows the program's name.
  /// - Returns: What they ask for.
  /// - Throws: `UsageError`, if they make no sense.
  static func parse(_ arguments: [String]) throws -> Request {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        options.paths += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        options.paths.append(argument)
        continue
      }
      let (name, attached) = split(argument)
      guard let row = OptionTable.row(named: name == "-h" ? "--help" : name) else {
        throw UsageError.unknownOption(name)
      }
      switch row.name {
      case "--help": return .help
      case "--version": return .version
      default: break
      }
      if row.value == nil {
        guard attached == nil else { throw UsageError.unexpectedValue(row.name) }
        options.set(flag: row.name)
      } else {
        guard let value = attached ?? rest.popFirst() else {
          throw UsageError.missingValue(row)
        }
        try options.set(row.name, to: value)
      }
    }
    try options.validate()
    return .run(options)
  }

  /// `--name=value` in its two parts.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard let equal = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<equal]), String(argument[argument.index(after: equal)...]))
  }

  private mutating func set(flag name: String) {
    switch name {
    case "--all": configuration.fakesAll = true
    case "--check": isCheck = true
    case "--explain": configuration.explains = true
    case "--verbose": isVerbose = true
    case "--quiet": isQuiet = true
    default: preconditionFailure("'\(name)' is in the table but not here")
    }
  }

  private mutating func set(_ name: String, to value: String) throws {
    switch name {
    case "--output": output = value
    case "--protocol": configuration.protocolNames.append(value)
    case "--support": supportPaths.append(value)
    case "--exclude": exclusions.append(value)
    case "--testable-import": configuration.testableImports.append(try module(value, name))
    case "--import": configuration.imports.append(try module(value, name))
    case "--default": try addDefault(value)
    case "--if":
      guard value.isCondition else { throw UsageError.invalidValue(value, name, "a condition") }
      configuration.condition = value
    case "--format":
      guard let format = ExplanationFormat(rawValue: value) else {
        throw UsageError.invalidValue(value, name, "'text' or 'json'")
      }
      explanationFormat = format
    case "--unresolved":
      guard let choice = Configuration.Unresolved(rawValue: value) else {
        throw UsageError.invalidValue(value, name, "'trap', 'omit' or 'error'")
      }
      configuration.unresolved = choice
    default: preconditionFailure("'\(name)' is in the table but not here")
    }
  }

  private func module(_ value: String, _ name: String) throws -> String {
    let isName =
      value.first?.isNumber == false && value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isName else { throw UsageError.invalidValue(value, name, "the name of a module") }
    return value
  }

  private mutating func addDefault(_ value: String) throws {
    let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let type = canonicalType(parts[0]), SourceText.isExpression(parts[1])
    else {
      throw UsageError.invalidValue(value, "--default", "a type, '=' and an expression")
    }
    configuration.defaults[type] = parts[1]
  }

  private mutating func validate() throws {
    if isCheck, output == nil { throw UsageError.checkWithoutOutput }
    if paths.isEmpty { paths = ["."] }
  }
}
