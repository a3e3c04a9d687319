import FakegenSyntax

/// An error in the command line.
enum UsageError: Error, Equatable, CustomStringConvertible {
  /// `--ouput`
  case unknownOption(String)
  /// `--output` at the end
  case missingValue(String, String)
  /// `--all=yes`
  case unexpectedValue(String)
  /// `--unresolved maybe`
  case invalidValue(String, String, String)
  /// `--check` alone
  case checkWithoutOutput
  /// `--format json` alone
  case formatWithoutOutput(OutputFormat)
  /// `--explain --format sarif`
  case explanationAsSarif
  /// `--import Core --drop-import Core`
  case importedAndDropped(String)
  /// `--depfile` alone
  case dependenciesWithoutOutput

  var description: String {
    switch self {
    case .unknownOption(let name):
      Diagnostic.Message("unknown option '\(name)'")
        .suggesting(OptionTable.suggestion(for: name)).text
    case .missingValue(let name, let value): "missing value for '\(name) <\(value)>'"
    case .unexpectedValue(let name): "'\(name)' takes no value"
    case .invalidValue(let value, let name, let expected):
      "'\(value)' is not a valid value for '\(name)'; expected \(expected)"
    case .checkWithoutOutput: "'--check' needs '--output <file>' to compare with"
    case .formatWithoutOutput(let format):
      "'--format \(format.rawValue)' prints to standard output; pass '--output <file>' for the fakes"
    case .explanationAsSarif: "'--explain' has no format 'sarif'; use 'json'"
    case .importedAndDropped(let module):
      "'\(module)' cannot be both imported and dropped; remove '--drop-import \(module)'"
    case .dependenciesWithoutOutput:
      "'--depfile' needs '--output <file>'"
    }
  }
}
