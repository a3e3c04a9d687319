import Foundation

/// What a member does in answer to some calls: one step after the other.
final class Stub<Arguments, Function>: @unchecked Sendable {
  /// Makes what a call does, or `nil` when the step has ended.
  typealias Step = () -> Function?

  let matches: (Arguments) -> Bool
  private let lock = NSLock()
  private var steps: [(step: Step, remaining: Int?)] = []

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
      steps.append((step, times))
    }
  }

  /// What the next call does; `nil` if all steps have ended.
  func next() -> Function? {
    lock.withLock {
      while let first = steps.first {
        guard let remaining = first.remaining else { return first.step() }
        if remaining > 0, let function = first.step() {
          steps[0].remaining = remaining - 1
          return function
        }
        steps.removeFirst()
      }
      return nil
    }
  }
}
