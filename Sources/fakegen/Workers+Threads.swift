import Dispatch
import FakegenCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Workers {
  /// Creates workers that use several threads.
  ///
  /// - Parameter jobs: The number of threads; `nil` for the number of cores.
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

/// Numbers that several threads take one by one, so that all threads are busy to the end, although files differ in
/// size.
///
/// A class, because all threads share it; a lock protects it.
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
