package import Foundation

/// The toolchain's compiler, with the modules at hand that generated code imports.
package struct Compiler {
  let folder: URL

  /// Compiles the runtime and the library of spies into a folder.
  ///
  /// - Parameter folder: The folder that the compiler runs in.
  /// - Throws: An error, if one of them does not compile.
  package init(folder: URL) throws {
    self.folder = folder
    for name in ["FakedRuntime", "FakedSpies"] {
      let sources = Project.swiftFiles(in: "Sources/\(name)").map {
        Project.folder("Sources/\(name)/\($0)").path
      }
      let module = try run(
        "swiftc",
        [
          "-emit-module", "-parse-as-library", "-swift-version", "6", "-module-name", name,
          "-emit-module-path", "\(name).swiftmodule",
        ] + sources, in: folder)
      guard module.exitCode == 0 else { throw Failure(text: module.error) }
    }
  }

  /// Type-checks files as one module; a warning counts as an error.
  ///
  /// - Parameters:
  ///   - files: Paths, relative to the folder.
  ///   - mode: The language mode, as in `6`.
  ///   - module: The module's name.
  ///   - options: More options of the compiler.
  /// - Returns: What the compiler said.
  /// - Throws: An error of the system, if the compiler cannot be started.
  package func check(
    _ files: [String], mode: String, module: String = "Checked", options: [String] = []
  ) throws -> ProgramResult {
    try run(
      "swiftc",
      [
        // File by file, each of them would be read anew for every other one.
        "-typecheck", "-wmo", "-parse-as-library", "-swift-version", mode, "-warnings-as-errors",
        "-package-name", "checked", "-module-name", module, "-I", folder.path,
      ] + options + files, in: folder)
  }

  /// Compiles files as one module that others can import and test.
  ///
  /// - Parameters:
  ///   - files: Paths, relative to the folder.
  ///   - mode: The language mode, as in `6`.
  ///   - module: The module's name.
  ///   - options: More options of the compiler.
  /// - Returns: What the compiler said.
  /// - Throws: An error of the system, if the compiler cannot be started.
  package func emitModule(
    _ files: [String], mode: String, module: String, options: [String] = []
  ) throws -> ProgramResult {
    try run(
      "swiftc",
      [
        "-emit-module", "-emit-module-path", "\(module).swiftmodule", "-enable-testing", "-wmo",
        "-parse-as-library", "-swift-version", mode, "-warnings-as-errors", "-package-name",
        "checked", "-module-name", module, "-I", folder.path,
      ] + options + files, in: folder)
  }

  private struct Failure: Error {
    let text: String
  }
}
