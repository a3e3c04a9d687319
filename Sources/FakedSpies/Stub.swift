import Foundation

/// What a member does in answer to some calls: one step after the other.
final class Stub<Arguments, Function>: @unchecked Sendable {
  /// Makes what a call does, or `nil` when the step has ended.
  typealias Step = () -> Function?

  let matches: (Arguments) -> Bool
  private let lock = NSLock()
  private var steps: [(step: Step, remaining: Int?, number: Int)] = []
  private var stepCount = 0

  init(_ matches: @escaping (Arguments) -> Bool) {
    self.matches = matches
  }

  /// Adds a step.
  ///
  /// - Parameters:
  ///   - times: For how many calls it holds; without a number, until another step is added, and then for one.
  ///   - step: Makes what a call does.
  func add(times: Int?, _ step: @escaping Step) {
    lock.withLock {
      if let last = steps.indices.last, steps[last].remaining == nil { steps[last].remaining = 1 }
      stepCount += 1
      steps.append((step, times, stepCount))
    }
  }

  /// What the next call does; `nil` if all steps have ended.
  func next() -> Function? {
    while let step = takeStep() {
      // Run without the lock: a sequence is the user's, and may call the spy.
      if let function = step.make() { return function }
      removeStep(numbered: step.number)
    }
    return nil
  }

  /// Counts a call for the first step that has not ended.
  private func takeStep() -> (make: Step, number: Int)? {
    lock.withLock {
      steps.removeAll { $0.remaining.map { $0 <= 0 } ?? false }
      guard let first = steps.first else { return nil }
      steps[0].remaining = first.remaining.map { $0 - 1 }
      return (first.step, first.number)
    }
  }

  private func removeStep(numbered number: Int) {
    lock.withLock { steps.removeAll { $0.number == number } }
  }
}
