import Foundation

/// What a member does in answer to some calls: one step after the other.
final class Stub<Arguments, Function>: @unchecked Sendable {
  /// Makes what a call does, or `nil` when the step has ended.
  typealias Step = () -> Function?

  private struct NumberedStep {
    let make: Step
    var remaining: Int?
    let number: Int
  }

  let matches: (Arguments) -> Bool
  private let lock = NSLock()
  private var steps: [NumberedStep] = []
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
      steps.append(NumberedStep(make: step, remaining: times, number: stepCount))
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
  private func takeStep() -> NumberedStep? {
    lock.withLock {
      while let first = steps.first {
        guard let remaining = first.remaining else { return first }
        if remaining > 0 {
          steps[0].remaining = remaining - 1
          return first
        }
        steps.removeFirst()
      }
      return nil
    }
  }

  private func removeStep(numbered number: Int) {
    lock.withLock { steps.removeAll { $0.number == number } }
  }
}
