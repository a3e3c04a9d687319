import Foundation
import TestSupport
import Testing

/// Runs the one part of the generator in which threads share memory under ThreadSanitizer.
struct WorkersTests {
  @Test func `results of several threads are in order, without a race`() async throws {
    try await Project.withTemporaryFolder { folder in
      let main = folder.appendingPathComponent("main.swift")
      try """
      import Dispatch

      let workers = Workers { count, body in
        DispatchQueue.concurrentPerform(iterations: 8) { worker in
          for number in stride(from: worker, to: count, by: 8) { body(number) }
        }
      }
      let texts = workers.map(0..<10_000) { String($0) }
      let odd = workers.map(Array(texts.reversed())) { Int($0).flatMap { $0 % 2 == 1 ? $0 : nil } }
      print(texts == (0..<10_000).map(String.init), odd.count, odd.compactMap(\\.self).count)
      print(workers.contains(0..<10_000) { $0 == 7_777 }, workers.contains(0..<10_000) { $0 < 0 })

      """.write(to: main, atomically: true, encoding: .utf8)
      let program = folder.appendingPathComponent("workers").path
      let build = try await run(
        "swiftc",
        [
          "-swift-version", "6", "-package-name", "fakegen", "-sanitize=thread", "-o", program,
          "Sources/FakegenCore/Workers.swift", main.path,
        ])
      try #require(build.exitCode == 0, "\(build.error)")
      let result = try await run(program, [])
      #expect(result.output == "true 10000 5000\ntrue false\n")
      #expect(result.error == "")
      #expect(result.exitCode == 0)
    }
  }
}
