import Foundation

/// What a member does in answer to some calls: one step after the other.
final class Stub<Arguments, Function>: @unchecked Sendable {
  /// Makes what a call does, or `nil` when the step has ended.
  typealias Answer = () -> Function?

  /// What some calls do.
  enum Step {
    /// The same for each call.
    case function(() -> Function)
    /// Something else for each call, until there is no more; each pass through the steps begins anew.
    case sequence(() -> Answer)
  }

  /// Where the stub is in its steps.
  private struct Position: Equatable {
    var pass = 0
    var step = 0
  }

  let matches: (Arguments) -> Bool
  private let lock = NSLock()
  private var steps: [(step: Step, times: Int?)] = []
  /// Where functions of the user's were given.
  private var placesOfFunctions: [(file: StaticString, line: UInt)] = []
  private var isRepeating = false
  private var position = Position()
  /// How many calls the current step has answered.
  private var used = 0
  /// What answers calls in the current step, once it has begun.
  private var answer: Answer?

  init(_ matches: @escaping (Arguments) -> Bool) {
    self.matches = matches
  }

  /// Adds a step.
  ///
  /// - Parameters:
  ///   - times: For how many calls it holds; without a number, for all, or for one if another step follows.
  ///   - step: Makes what a call does.
  func add(times: Int?, _ step: Step) {
    lock.withLock { steps.append((step, times)) }
  }

  /// Where functions of the user's were given, as in `ShopTests/BasketTests.swift:12`.
  var places: [String] { lock.withLock { placesOfFunctions }.map { "\($0.file):\($0.line)" } }

  /// Notes where a function of the user's was given.
  func note(_ file: StaticString, _ line: UInt) {
    lock.withLock { placesOfFunctions.append((file, line)) }
  }

  /// Starts over when the last step has ended.
  func repeatSteps() { lock.withLock { isRepeating = true } }

  /// What the next call does; `nil` if all steps have ended.
  func next() -> Function? {
    var hasStartedOver = false
    while let (answer, position) = take(startingOver: &hasStartedOver) {
      // Run without the lock: a sequence is the user's, and may call the spy.
      if let function = answer() { return function }
      lock.withLock { if self.position == position { advance() } }
    }
    return nil
  }

  /// Counts a call for the first step that has not ended.
  ///
  /// - Parameter hasStartedOver: Whether the call has been at the end before, so that steps without an answer end.
  /// - Returns: What answers the call, and in which step.
  private func take(startingOver hasStartedOver: inout Bool) -> (Answer, Position)? {
    lock.withLock {
      while true {
        if position.step == steps.count {
          guard isRepeating, !hasStartedOver, !steps.isEmpty else { return nil }
          hasStartedOver = true
          position = Position(pass: position.pass + 1)
        }
        let (step, times) = steps[position.step]
        let isLast = position.step == steps.count - 1 && !isRepeating
        if used < times ?? (isLast ? .max : 1) {
          used += 1
          let answer = answer ?? step.begin()
          self.answer = answer
          return (answer, position)
        }
        advance()
      }
    }
  }

  private func advance() {
    position.step += 1
    used = 0
    answer = nil
  }
}

extension Stub.Step {
  fileprivate func begin() -> () -> Function? {
    switch self {
    case .function(let make): make
    case .sequence(let begin): begin()
    }
  }
}
