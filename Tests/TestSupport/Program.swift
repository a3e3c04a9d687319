package import Foundation

/// What a program printed and how it ended.
package struct ProgramResult: Equatable {
  package let output: String
  package let error: String
  package let exitCode: Int32
}

/// Runs a program to its end.
///
/// - Parameters:
///   - program: The name of a built product, or of a program on the path.
///   - arguments: Its arguments.
///   - folder: The folder to run in; the checkout's by default.
/// - Returns: What it printed, and its exit code.
/// - Throws: An error of the system, if the program cannot be started.
package func run(
  _ program: String, _ arguments: [String], in folder: URL = Project.root
) throws -> ProgramResult {
  let process = Process()
  let built = Project.products.appendingPathComponent(program)
  if FileManager.default.isExecutableFile(atPath: built.path) {
    process.executableURL = built
    process.arguments = arguments
  } else {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
  }
  process.currentDirectoryURL = folder
  // Files and not pipes: a pipe that nobody empties would stop the program.
  return try Project.withTemporaryFolder { scratch in
    let output = scratch.appendingPathComponent("output")
    let error = scratch.appendingPathComponent("error")
    for file in [output, error] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: error)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return ProgramResult(
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: error), as: UTF8.self),
      exitCode: process.terminationStatus)
  }
}
