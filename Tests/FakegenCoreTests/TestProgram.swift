import FakegenSyntax

@testable import FakegenCore

/// Returns a program of some files in which every protocol is faked.
///
/// - Parameters:
///   - files: The texts by their paths, in order.
///   - support: The files in which nothing is faked, as with `--support`.
///   - configure: A closure that changes the configuration.
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
  return Program(Declarations(SourceSet(inputs), configuration: configuration))
}

extension Program {
  /// Returns the first declaration with a dotted name.
  func id(_ name: String) -> DeclarationID? {
    declarations.declarations(at: name.split(separator: ".").map(String.init)).first
  }
}

/// The generated file if there is nothing to fake.
let emptyFile = "\(generatedHeader)\n// swiftlint:disable all\n// swift-format-ignore-file\n"
