package import Foundation

/// What a program printed and how it ended.
package struct ProgramResult: Equatable, Sendable {
  package let output: String
  package let error: String
  package let exitCode: Int32
}

/// Runs a program to its end; as many at once as there are processors.
///
/// - Parameters:
///   - program: The name of a built product, or of a program on the path.
///   - arguments: Its arguments.
///   - folder: The folder to run in; the checkout's by default.
///   - environment: What its environment has besides this process's.
///   - waitsForTurn: Whether it waits while others run. A test of many programs in a row had better not.
/// - Returns: What it printed, and its exit code.
/// - Throws: An error of the system, if the program cannot be started.
package func run(
  _ program: String, _ arguments: [String], in folder: URL = Project.root,
  environment: [String: String] = [:], waitsForTurn: Bool = true
) async throws -> ProgramResult {
  if waitsForTurn { await Turns.shared.take() }
  let result: Result<ProgramResult, any Error>
  do {
    result = .success(
      try await start(program, arguments, in: folder, environment: environment))
  } catch {
    result = .failure(error)
  }
  if waitsForTurn { await Turns.shared.pass() }
  return try result.get()
}

private func start(
  _ program: String, _ arguments: [String], in folder: URL, environment: [String: String]
) async throws -> ProgramResult {
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
  // As a shell would say it; a manifest may ask.
  process.environment = ProcessInfo.processInfo.environment
    .merging(["PWD": folder.path]) { $1 }.merging(environment) { $1 }
  // Files and not pipes: a pipe that nobody empties would stop the program.
  return try await Project.withTemporaryFolder { scratch in
    let output = scratch.appendingPathComponent("output")
    let error = scratch.appendingPathComponent("error")
    for file in [output, error] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: error)
    process.standardInput = FileHandle.nullDevice
    // A thread that waited would be missed by the tests that run at the same time.
    let exitCode = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    return ProgramResult(
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: error), as: UTF8.self), exitCode: exitCode)
  }
}

/// Lets as many programs run at once as there are processors, in the order in which they came.
private actor Turns {
  static let shared = Turns(free: ProcessInfo.processInfo.activeProcessorCount)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(free: Int) { self.free = free }

  func take() async {
    if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
  }

  func pass() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
