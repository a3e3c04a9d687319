import Foundation

/// The answers of a member to matching calls, given in steps that follow each other.
final class Stub<Arguments, Function>: @unchecked Sendable {
  /// Returns the function that answers a call; `nil` if the step has ended.
  typealias Answer = () -> Function?

  /// The answers to one or several successive calls.
  enum Step {
    /// The same answer to each call.
    case function(() -> Function)
    /// Another answer to each call, until the answers end; each pass through the steps begins with the first answer.
    case sequence(() -> Answer)
  }

  /// The current step, in the current pass through all steps.
  private struct Position: Equatable {
    var pass = 0
    var step = 0
  }

  let matches: (Arguments) -> Bool
  private let lock = NSLock()
  private var steps: [(step: Step, times: Int?)] = []
  /// The places where the test called `then`.
  private var placesOfFunctions: [(file: StaticString, line: UInt)] = []
  private var isRepeating = false
  private var position = Position()
  /// How many calls the current step has answered.
  private var used = 0
  /// The closure that answers calls in the current step; `nil` before the step's first call.
  private var answer: Answer?

  init(_ matches: @escaping (Arguments) -> Bool) {
    self.matches = matches
  }

  /// Adds a step.
  ///
  /// - Parameters:
  ///   - times: The number of calls to which it applies; if `nil`, all calls or, if another step follows, one.
  ///   - step: The step.
  func add(times: Int?, _ step: Step) {
    lock.withLock { steps.append((step, times)) }
  }

  /// The places where the test called `then`, as in `ShopTests/BasketTests.swift:12`.
  var places: [String] { lock.withLock { placesOfFunctions }.map { "\($0.file):\($0.line)" } }

  /// Records the place where the test called `then`.
  func recordPlace(_ file: StaticString, _ line: UInt) {
    lock.withLock { placesOfFunctions.append((file, line)) }
  }

  /// Makes the stub start over with its first step when the last step has ended.
  func repeatSteps() { lock.withLock { isRepeating = true } }

  /// Returns the function that answers the next call; `nil` if all steps have ended.
  func next() -> Function? {
    var hasStartedOver = false
    while let (answer, position) = nextAnswer(startingOver: &hasStartedOver) {
      // Called outside the lock, because a sequence runs code of the user's, which may call the spy.
      if let function = answer() { return function }
      lock.withLock { if self.position == position { advance() } }
    }
    return nil
  }

  /// Counts a call for the first step that has not ended.
  ///
  /// - Parameter hasStartedOver: Whether the same call has started over before; it does so only once, so that the
  ///   search ends even if no step has an answer.
  /// - Returns: The closure that answers the call, and the position of its step; `nil` if all steps have ended.
  private func nextAnswer(startingOver hasStartedOver: inout Bool) -> (Answer, Position)? {
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
