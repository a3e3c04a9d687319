package import Foundation

/// The output and the exit code of a program.
package struct ProgramResult: Equatable, Sendable {
  package let output: String
  package let error: String
  package let exitCode: Int32
}

/// Runs a program and waits until it ends; at most as many programs run at once as there are processors.
///
/// - Parameters:
///   - program: The name of a built product, or of a program on the path.
///   - arguments: The program's arguments.
///   - folder: The folder to run in; by default, the checkout.
///   - environment: Variables to add to this process's environment.
///   - waitsForTurn: Whether to wait while too many programs run. A test that runs many programs in a row should not.
/// - Returns: The output and the exit code.
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
  // A shell would set `PWD`, which a package manifest may read.
  process.environment = ProcessInfo.processInfo.environment
    .merging(["PWD": folder.path]) { $1 }.merging(environment) { $1 }
  // Files instead of pipes: a full pipe that is not read would block the program.
  return try await Project.withTemporaryFolder { scratch in
    let output = scratch.appendingPathComponent("output")
    let error = scratch.appendingPathComponent("error")
    for file in [output, error] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: error)
    process.standardInput = FileHandle.nullDevice
    // Suspends instead of blocking the thread, which other tests need.
    let exitCode = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    return ProgramResult(
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: error), as: UTF8.self), exitCode: exitCode)
  }
}

/// Limits the number of programs that run at once to the number of processors, first come, first served.
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
