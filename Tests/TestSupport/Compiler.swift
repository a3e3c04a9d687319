package import Foundation

/// The toolchain's compiler, which finds the modules that generated code imports in the products of this build.
package struct Compiler {
  package let folder: URL

  /// - Parameter folder: The folder in which the compiler runs, and to which it writes modules.
  package init(folder: URL) {
    self.folder = folder
  }

  /// The folder of the modules that generated code imports.
  package static let modules = Project.products.appendingPathComponent("Modules").path

  /// Returns the object files of a module of this build, for programs to link.
  package static func objects(of module: String) throws -> [String] {
    let folder = Project.products.appendingPathComponent("\(module).build").path
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift.o") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Type-checks files as one module; a warning counts as an error.
  ///
  /// - Parameters:
  ///   - files: Paths, relative to the folder.
  ///   - mode: The language mode, as in `6`.
  ///   - module: The module's name.
  ///   - options: More options of the compiler.
  ///   - emitsCode: Whether code is emitted, without which the compiler does not find all data races.
  /// - Returns: The messages and the exit code of the compiler.
  /// - Throws: An error of the system, if the compiler cannot be started.
  package func check(
    _ files: [String], mode: String, module: String = "Checked", options: [String] = [],
    emitsCode: Bool = false
  ) async throws -> ProgramResult {
    // One compiler process for all files: with one for each, every process would parse all files.
    let action = emitsCode ? ["-emit-sil", "-o", "/dev/null"] : ["-typecheck"]
    return try await compile(action + options + files, mode: mode, module: module)
  }

  /// Compiles files as one module that others can import and test.
  ///
  /// - Parameters:
  ///   - files: Paths, relative to the folder.
  ///   - mode: The language mode, as in `6`.
  ///   - module: The module's name.
  ///   - options: More options of the compiler.
  /// - Returns: The messages and the exit code of the compiler.
  /// - Throws: An error of the system, if the compiler cannot be started.
  package func emitModule(
    _ files: [String], mode: String, module: String, options: [String] = []
  ) async throws -> ProgramResult {
    try await compile(
      ["-emit-module", "-emit-module-path", "\(module).swiftmodule", "-enable-testing"] + options
        + files, mode: mode, module: module)
  }

  private func compile(
    _ arguments: [String], mode: String, module: String
  ) async throws -> ProgramResult {
    try await run(
      "swiftc",
      [
        "-wmo", "-parse-as-library", "-swift-version", mode, "-warnings-as-errors",
        "-package-name", "checked", "-module-name", module, "-I", folder.path, "-I", Self.modules,
      ] + arguments, in: folder)
  }
}
