package import FakegenCore
import FakegenSyntax
import TestSupport

/// Expected output, with all that it is made from.
package struct Golden: CustomStringConvertible, Sendable {
  /// The expected output's file, below the checkout.
  package let path: String
  private let files: [File]
  private let configuration: Configuration

  package var description: String { path }

  /// A file that is read, below the checkout.
  struct File: Sendable {
    let path: String
    /// Whether it is there for the others alone, though it may be faked.
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

  /// Generates what should be the expected output.
  ///
  /// - Parameter isReordered: Whether the files that are there for the others are read last instead of first, or
  ///   first instead of last, and all is planned the other way round.
  /// - Returns: What was generated.
  /// - Throws: An error, if a file cannot be read.
  package func generate(isReordered: Bool = false) throws -> Generation {
    try generate(isReordered: isReordered, configuration)
  }

  /// What would be expected in a module whose code runs on the main actor by default.
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
      from: inputs, configuration: configuration, isReversed: isReordered)
  }

  /// Where the expected output for a fixture is.
  static func path(for fixture: String) -> String {
    "\(fixture.dropLast(".swift".count)).fakes.swift"
  }
}
