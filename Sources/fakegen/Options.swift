import FakegenCore
import FakegenSyntax

/// What the command line asked for.
struct Options: Equatable {
  var paths: [String] = []
  var supportPaths: [String] = []
  var exclusions: [String] = []
  var output: String?
  var configuration = Configuration()
  /// The configuration file that was read.
  var configurationPath: String?
  /// Where it is written for `make` and `ninja` which files the output depends on.
  var dependencyFile: String?
  var isCheck = false
  var explanationFormat = ExplanationFormat.text
  /// How many files are read at once; `nil` for as many as there are cores.
  var jobs: Int?
  /// Whether the compiler reads the sources next.
  var isBuildStep = false
  var isVerbose = false
  var isQuiet = false

  /// Puts together what a configuration file and the command line say.
  ///
  /// - Parameters:
  ///   - invocation: The command line, which wins.
  ///   - file: The configuration file, if there is one.
  /// - Throws: `UsageError`, if a value makes no sense.
  init(_ invocation: Invocation, file: ConfigurationFile?) throws {
    let inherited = (file?.settings ?? []).filter {
      // Of the defaults each type's is an option of its own.
      $0.name == "--default" || !invocation.has($0.name)
    }
    for setting in inherited + invocation.settings {
      if let value = setting.value {
        try set(setting.name, to: value)
      } else {
        set(flag: setting.name)
      }
    }
    paths = invocation.paths.isEmpty ? file?.paths ?? [] : invocation.paths
    configuration.ignoresSyntaxErrors = isBuildStep
    configurationPath = file?.path
    try validate()
  }

  private mutating func set(flag name: String) {
    switch name {
    case "--all": configuration.fakesAll = true
    case "--check": isCheck = true
    case "--build-step": isBuildStep = true
    case "--help", "--version": break
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
    case "--config": break
    case "--jobs":
      guard let count = Int(value), (1...1024).contains(count) else {
        throw UsageError.invalidValue(value, name, "a number from 1 on")
      }
      jobs = count
    case "--depfile": dependencyFile = value
    case "--exclude": exclusions.append(value)
    case "--testable-import": configuration.testableImports.append(try module(value, name))
    case "--import": configuration.imports.append(try module(value, name))
    case "--default": try addDefault(value)
    case "--if":
      guard SourceText.isCondition(value) else {
        throw UsageError.invalidValue(value, name, "a condition")
      }
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
    if dependencyFile != nil, output == nil { throw UsageError.dependenciesWithoutOutput }
    if paths.isEmpty { paths = ["."] }
  }
}
