import Dispatch

/// A line on the terminal that says what is being done, for whoever waits longer than a second.
///
/// It is gone when the work ends, and never drawn where nobody sees it. A class, because a timer draws what
/// others count, behind a lock.
final class Progress: @unchecked Sendable {
  /// What takes long.
  enum Step: String {
    case finding = "finding files"
    case searching = "searching files"
    case reading = "reading files"
    case deciding = "deciding what to generate"
  }

  private let write: @Sendable (String) -> Void
  private let lock = DispatchSemaphore(value: 1)
  private let timer: (any DispatchSourceTimer)?
  private var step = Step.finding
  private var done = 0
  private var total = 0
  private var isDrawn = false
  private var hasEnded = false

  /// - Parameters:
  ///   - isShown: Whether there is anybody to see it.
  ///   - delay: How long to wait before the line is drawn.
  ///   - write: Writes to the terminal.
  init(
    isShown: Bool, delay: DispatchTimeInterval = .seconds(1),
    write: @escaping @Sendable (String) -> Void = FileSystem.writeToStandardError
  ) {
    self.write = write
    guard isShown else {
      timer = nil
      return
    }
    let timer = DispatchSource.makeTimerSource()
    self.timer = timer
    timer.schedule(deadline: .now() + delay, repeating: .milliseconds(100))
    timer.setEventHandler { [weak self] in self?.draw() }
    timer.resume()
  }

  /// Counts one thing that a step has done.
  func advance(_ step: Step, of total: Int) {
    guard timer != nil else { return }
    locked { note(step, done: step == self.step ? done + 1 : 1, of: total) }
  }

  /// Notes how much of a step is done.
  func show(_ step: Step, done: Int, of total: Int) {
    guard timer != nil else { return }
    locked { note(step, done: done, of: total) }
  }

  private func note(_ step: Step, done: Int, of total: Int) {
    self.step = step
    self.done = done
    self.total = total
  }

  /// Takes the line away; whatever is printed next begins where it was.
  func end() {
    timer?.cancel()
    locked {
      if isDrawn, !hasEnded { write(Self.erasure) }
      hasEnded = true
    }
  }

  private func draw() {
    locked {
      // The timer may fire once more while it is cancelled.
      if hasEnded { return }
      isDrawn = true
      write("\(Self.erasure)fakegen: \(step.rawValue)\(count)")
    }
  }

  private var count: String {
    total > 0 ? " (\(done) of \(total))" : ""
  }

  private func locked(_ body: () -> Void) {
    lock.wait()
    defer { lock.signal() }
    body()
  }

  /// Back to the beginning of the line, which is cleared.
  private static let erasure = "\r\u{1B}[K"
}
