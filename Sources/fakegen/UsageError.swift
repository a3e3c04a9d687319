import FakegenSyntax

/// What is wrong with the command line.
enum UsageError: Error, Equatable, CustomStringConvertible {
  /// `--ouput`
  case unknownOption(String)
  /// `--output` at the end
  case missingValue(String, String)
  /// `--all=yes`
  case unexpectedValue(String)
  /// `--unresolved maybe`; the file, if it stands in one
  case invalidValue(String, String, String, file: String? = nil)
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
    case .invalidValue(let value, let name, let expected, nil):
      "'\(value)' is not a valid value for '\(name)'; expected \(expected)"
    case .invalidValue(let value, let name, let expected, let file?):
      "'\(value)' is not a valid value for '\(name.dropFirst(2))' in '\(file)'; expected \(expected)"
    case .checkWithoutOutput: "'--check' needs '--output <file>' to compare with"
    case .dependenciesWithoutOutput:
      "'--depfile' needs '--output <file>'"
    case .unknownSetting(let key, let path):
      "unknown option '\(key)' in '\(path)'" + advice(for: key)
    case .invalidConfiguration(let path, let reason): "cannot use '\(path)': \(reason)"
    }
  }

  /// What to write instead of a key that is no option.
  private func advice(for key: String) -> String {
    if ["anyObject", "createNull", "inherit", "skip", "types"].contains(key) {
      return "; it is an argument of '@Faked'"
    }
    if key == "createSpy" { return "; did you mean 'spies'?" }
    let meant = suggestion(for: "--\(key.lowercased())", isSetting: true)
    return meant.map { "; did you mean '\($0.dropFirst(2))'?" } ?? ""
  }

  /// The option that is nearest in spelling, if it is near, or the only one that begins alike: 'copies' for 'copy'.
  private func suggestion(for name: String, isSetting: Bool = false) -> String? {
    let names = OptionTable.rows.map(\.name) + (isSetting ? ["--modules"] : [])
    if isSetting, names.contains(name) { return name }
    if let near = nearestName(to: name, among: names) { return near }
    let alike = names.filter { $0.hasPrefix(name.dropLast()) }
    return name.count > 4 && alike.count == 1 ? alike[0] : nil
  }
}
