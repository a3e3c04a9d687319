import Foundation
import TestSupport
import Testing

@testable import fakegen

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Checks the output that appears only on a terminal.
struct TerminalTests {
  @Test(arguments: [
    (true, [:], true, true),
    (true, ["TERM": "xterm", "NO_COLOR": ""], true, true),
    (true, ["NO_COLOR": "1"], true, false),
    (true, ["TERM": "dumb"], false, false),
    (false, [:], false, false),
  ])
  func `only terminals get colors and progress`(
    isTerminal: Bool, environment: [String: String], redrawsLines: Bool, showsColors: Bool
  ) {
    let terminal = Terminal(isTerminal: isTerminal, environment: environment)
    #expect(terminal.redrawsLines == redrawsLines)
    #expect(terminal.showsColors == showsColors)
  }

  @Test(.timeLimit(.minutes(1)))
  func `progress is one line, which is removed at the end`() async {
    let screen = Screen()
    let progress = Progress(isShown: true, delay: .milliseconds(0)) { screen.write($0) }
    progress.advance(.searching, of: 20)
    progress.advance(.searching, of: 20)
    while !screen.text.contains("fakegen: searching files (2 of 20)") { await Task.yield() }
    progress.show(.deciding, done: 3, of: 4)
    while !screen.text.contains("fakegen: deciding what to generate (3 of 4)") {
      await Task.yield()
    }
    progress.end()
    progress.end()
    #expect(!screen.text.contains("\n"))
    #expect(screen.text.hasSuffix("(3 of 4)\r\u{1B}[K"))
  }

  @Test func `short runs show no progress`() {
    let screen = Screen()
    let progress = Progress(isShown: true, delay: .seconds(100)) { screen.write($0) }
    progress.advance(.reading, of: 1)
    progress.end()
    #expect(screen.text.isEmpty)
  }

  @Test func `progress is not written if it is disabled`() {
    let screen = Screen()
    let progress = Progress(isShown: false, delay: .milliseconds(0)) { screen.write($0) }
    progress.advance(.reading, of: 1)
    progress.show(.deciding, done: 1, of: 1)
    progress.end()
    #expect(screen.text.isEmpty)
  }

  @Test(arguments: [
    ([:], "\u{1B}[1;31merror: \u{1B}[1;39munknown option '--al'; did you mean '--all'?\u{1B}[0m"),
    (["NO_COLOR": "1"], "error: unknown option '--al'; did you mean '--all'?"),
  ])
  func `messages on a terminal have the compiler's colors`(
    environment: [String: String], expected: String
  ) throws {
    let (terminal, program) = try pseudoterminal()
    let process = Process()
    process.executableURL = Project.products.appendingPathComponent("fakegen")
    process.arguments = ["--al"]
    process.environment = ["TERM": "xterm"].merging(environment) { $1 }
    process.standardError = program
    try process.run()
    try program.close()
    process.waitUntilExit()
    #expect(String(decoding: terminal.availableData, as: UTF8.self) == "fakegen: \(expected)\r\n")
  }

  /// Returns the two ends of a new pseudoterminal: a program writes to one, and the test reads from the other.
  private func pseudoterminal() throws -> (reading: FileHandle, writing: FileHandle) {
    var (reading, writing): (Int32, Int32) = (-1, -1)
    try #require(openpty(&reading, &writing, nil, nil, nil) == 0)
    return (FileHandle(fileDescriptor: reading), FileHandle(fileDescriptor: writing))
  }
}

/// Stores the text that is written to it.
private final class Screen: @unchecked Sendable {
  private let lock = NSLock()
  private var written = ""

  var text: String { lock.withLock { written } }

  func write(_ text: String) { lock.withLock { written += text } }
}
