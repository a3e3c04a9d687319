import FakegenSyntax

@testable import FakegenCore

/// A program of some files, all of whose protocols are to be faked.
///
/// - Parameters:
///   - files: The texts by their paths, in order.
///   - support: The files that only help to understand the others.
///   - configure: Changes the configuration.
/// - Returns: The program.
func makeProgram(
  _ files: KeyValuePairs<String, String>, support: KeyValuePairs<String, String> = [:],
  configure: (inout Configuration) -> Void = { _ in }
) -> Program {
  var configuration = Configuration()
  configuration.fakesAll = true
  configure(&configuration)
  let inputs =
    files.map { Input(SourceText(path: $0.key, $0.value)) }
    + support.map { Input(SourceText(path: $0.key, $0.value), isSupport: true) }
  return Program(Declarations(SourceSet(inputs), configuration: configuration), configuration)
}

extension Program {
  /// The first declaration of a dotted name.
  func id(_ name: String) -> DeclarationID? {
    declarations.declarations(at: name.split(separator: ".").map(String.init)).first
  }
}

/// What is generated where there is nothing to fake.
let emptyFile = "\(generatedHeader)\n// swiftlint:disable all\n// swift-format-ignore-file\n"
