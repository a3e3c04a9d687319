import Dispatch
import FakedRuntime
import Testing

struct InstantClockTests {
  @Test func `sleeping only moves the time`() async throws {
    let clock = InstantClock()
    try await clock.sleep(for: .seconds(3))
    try await clock.sleep(until: clock.now.advanced(by: .seconds(-2)))
    #expect(clock.now.offset == .seconds(3))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
  @Test(.timeLimit(.minutes(1))) func `other tasks run while one sleeps in a loop`() async {
    let thread = OneThread()
    let poll = Task(executorPreference: thread) {
      while !Task.isCancelled { try? await InstantClock().sleep(for: .seconds(1)) }
    }
    await Task(executorPreference: thread) { poll.cancel() }.value
    await poll.value
  }
}

/// An executor that runs one task after the other, as on a machine with one processor.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
private final class OneThread: TaskExecutor {
  private let queue = DispatchQueue(label: "OneThread")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
