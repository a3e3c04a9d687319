import Dispatch
import FakegenCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Workers {
  /// Threads.
  ///
  /// - Parameter jobs: How many things are done at once; `nil` for as many as there are cores.
  init(jobs: Int?) {
    let jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    self.init { count, body in
      let workers = min(jobs, count)
      if workers < 2 { return (0..<count).forEach(body) }
      let numbers = Counter(to: count)
      DispatchQueue.concurrentPerform(iterations: workers) { _ in
        while let number = numbers.next() { body(number) }
      }
    }
  }
}

/// Numbers that several threads take, so that all are busy to the end: files differ in size, and threads in when they
/// begin.
///
/// A class, because all of them share it, behind a lock.
private final class Counter: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  private var numbers: Range<Int>

  init(to count: Int) {
    numbers = 0..<count
  }

  func next() -> Int? {
    lock.wait()
    defer { lock.signal() }
    return numbers.popFirst()
  }
}
