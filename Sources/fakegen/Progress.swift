import Dispatch

/// A line on the terminal that shows the progress of a run that takes longer than a second.
///
/// It is erased at the end, and never drawn if nobody sees it. A class, because a timer draws what other threads
/// count; a lock protects it.
final class Progress: @unchecked Sendable {
  /// A step that may take long.
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
  ///   - isShown: Whether anybody can see it.
  ///   - delay: The time before the line is drawn.
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

  /// Counts one more item that a step has processed.
  func advance(_ step: Step, of total: Int) {
    guard timer != nil else { return }
    locked { note(step, done: step == self.step ? done + 1 : 1, of: total) }
  }

  /// Sets the number of items that a step has processed.
  func show(_ step: Step, done: Int, of total: Int) {
    guard timer != nil else { return }
    locked { note(step, done: done, of: total) }
  }

  private func note(_ step: Step, done: Int, of total: Int) {
    self.step = step
    self.done = done
    self.total = total
  }

  /// Erases the line, so that later output begins in its place.
  func end() {
    timer?.cancel()
    locked {
      if isDrawn, !hasEnded { write(Self.erasure) }
      hasEnded = true
    }
  }

  private func draw() {
    locked {
      // The timer may fire once more after it is cancelled.
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

  /// Returns to the beginning of the line, and clears it.
  private static let erasure = "\r\u{1B}[K"
}
