package import FakegenCore
import FakegenSyntax
import TestSupport

/// Expected output, with the sources and the configuration that it is generated from.
package struct Golden: CustomStringConvertible, Sendable {
  /// The file of the expected output, relative to the checkout.
  package let path: String
  private let files: [File]
  private let configuration: Configuration

  package var description: String { path }

  /// A source, relative to the checkout.
  struct File: Sendable {
    let path: String
    /// Whether the file exists only because other sources use it; it may be faked, too.
    var isShared = false
    var isSupport = false
    var module: String?

    var isForOthers: Bool { isShared || isSupport }
  }

  init(path: String, files: [File], configuration: Configuration = Configuration()) {
    self.path = path
    self.files = files
    self.configuration = configuration
  }

  /// Generates the output, which should equal the expected output.
  ///
  /// - Parameter isReordered: Whether shared and support files come last instead of first, or first instead of last,
  ///   and protocols are planned in reverse order. Neither should change the output.
  /// - Returns: The generated output.
  /// - Throws: An error, if a file cannot be read.
  package func generate(isReordered: Bool = false) throws -> Generation {
    try generate(isReordered: isReordered, configuration)
  }

  /// Generates the output for a module that is on the main actor by default.
  ///
  /// - Returns: The text.
  /// - Throws: An error, if a file cannot be read.
  package func textOnMainActor() throws -> String {
    var configuration = configuration
    configuration.outputIsolation = .mainActor
    return try generate(isReordered: false, configuration).text
  }

  private func generate(
    isReordered: Bool, _ configuration: Configuration
  ) throws -> Generation {
    let split = files.firstIndex { $0.isForOthers != files[0].isForOthers } ?? 0
    let ordered = isReordered ? files[split...] + files[..<split] : files[...]
    let inputs = try ordered.map { file in
      Input(
        SourceText(path: file.path, try Project.text(file.path)), isSupport: file.isSupport,
        module: file.module)
    }
    return FakegenCore.generate(
      from: inputs, configuration: configuration, plansInReverse: isReordered)
  }

  /// Returns the path of the expected output of a fixture.
  static func path(for fixture: String) -> String {
    "\(fixture.dropLast(".swift".count)).fakes.swift"
  }
}
