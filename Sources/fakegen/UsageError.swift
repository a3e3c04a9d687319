import FakegenSyntax

/// What is wrong with the command line.
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
  /// `--depfile` alone
  case dependenciesWithoutOutput
  /// `{ "al": true }`
  case unknownSetting(String, String)
  case invalidConfiguration(String, String)

  var description: String {
    switch self {
    case .unknownOption(let name):
      "unknown option '\(name)'" + (suggestion(for: name).map { "; did you mean '\($0)'?" } ?? "")
    case .missingValue(let name, let value): "missing value for '\(name) <\(value)>'"
    case .unexpectedValue(let name): "'\(name)' takes no value"
    case .invalidValue(let value, let name, let expected):
      "'\(value)' is not a valid value for '\(name)'; expected \(expected)"
    case .checkWithoutOutput: "'--check' needs '--output <file>' to compare with"
    case .dependenciesWithoutOutput:
      "'--depfile' needs '--output <file>'"
    case .unknownSetting(let key, let path):
      "unknown option '\(key)' in '\(path)'"
        + (suggestion(for: "--\(key)", isSetting: true).map {
          "; did you mean '\($0.dropFirst(2))'?"
        } ?? "")
    case .invalidConfiguration(let path, let reason): "cannot use '\(path)': \(reason)"
    }
  }

  /// The option that is nearest in spelling, if it is near.
  private func suggestion(for name: String, isSetting: Bool = false) -> String? {
    nearestName(
      to: name, among: OptionTable.rows.map(\.name) + (isSetting ? ["--modules"] : []))
  }
}
