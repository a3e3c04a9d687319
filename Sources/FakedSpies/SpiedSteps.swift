import Foundation

/// Something that can be stubbed: a member of a spy, or a stub that takes more steps.
///
/// Each step applies when those before it have ended. A step without a number of times applies to all calls or, if
/// another step follows, to one. When all steps have ended, the spy uses earlier stubs, then the object that it
/// forwards to, then the value that a property was last set to, and finally the default.
///
/// ```swift
/// spy.when.next().returns(1, times: 2).throws(Failure()).returns(3)   // 1, 1, an error, 3, 3, …
/// ```
public protocol Stubbable<Arguments, Result, Failure, Function> {
  /// The arguments of a call.
  associatedtype Arguments
  /// The result of a call.
  associatedtype Result
  /// The error that a call throws; `Never` if it throws none.
  associatedtype Failure: Error
  /// The member's own type.
  associatedtype Function

  /// The stub to add steps to: the current one, or a new one that takes precedence over existing stubs.
  func stubbing() -> SpiedSteps<Arguments, Result, Failure, Function>
}

/// A stub that takes more steps, which follow those it already has.
public struct SpiedSteps<Arguments, Result, Failure: Error, Function>: Stubbable {
  let stub: Stub<Arguments, Function>
  let log: MemberLog<Arguments, Function>
  let adapt: (SpiedAnswer<Result, Failure>) -> Function

  /// The stub itself.
  public func stubbing() -> SpiedSteps { self }

  /// Starts over with the first step when the last has ended.
  ///
  /// ```swift
  /// spy.when.next().returns(1, 2).repeating()   // 1, 2, 1, 2, …
  /// ```
  public func repeating() { stub.repeatSteps() }
}

// MARK: - Steps

extension Stubbable {
  /// The steps of `stubbing()`, with another one.
  private func adding(
    times: Int? = nil,
    _ step: (SpiedSteps<Arguments, Result, Failure, Function>) -> Stub<Arguments, Function>.Step
  ) -> SpiedSteps<Arguments, Result, Failure, Function> {
    if let times { precondition(times > 0, "'times' has to be at least 1, and is \(times)") }
    let steps = stubbing()
    steps.stub.add(times: times, step(steps))
    return steps
  }

  private func adding(
    _ result: Swift.Result<Result, Failure>, times: Int?
  ) -> SpiedSteps<Arguments, Result, Failure, Function> {
    adding(times: times) { steps in
      let function = steps.adapt(SpiedAnswer(result))
      return .function { function }
    }
  }

  /// Returns values in turn; the last one repeats, unless another step follows.
  ///
  /// - Parameters:
  ///   - value: The first value.
  ///   - others: Those after it.
  /// - Returns: The stub, for more steps.
  @discardableResult public func returns(
    _ value: Result, _ others: Result...
  ) -> SpiedSteps<Arguments, Result, Failure, Function> {
    others.reduce(adding(.success(value), times: nil)) { $0.adding(.success($1), times: nil) }
  }

  /// Returns a value for some calls.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - times: For how many calls, at least 1.
  /// - Returns: The stub, for more steps.
  @discardableResult public func returns(
    _ value: Result, times: Int
  ) -> SpiedSteps<Arguments, Result, Failure, Function> {
    adding(.success(value), times: times)
  }

  /// Returns the elements of a sequence, and ends with it.
  ///
  /// - Parameter values: The values in turn.
  /// - Returns: The stub, for more steps.
  @discardableResult public func returns<Values: Sequence>(
    from values: Values
  ) -> SpiedSteps<Arguments, Result, Failure, Function> where Values.Element == Result {
    adding(times: .max) { steps in
      .sequence {
        let elements = Elements(values)
        return { elements.next().map { steps.adapt(SpiedAnswer(.success($0))) } }
      }
    }
  }

  /// Throws an error; only for members that throw, and only an error of the type that they throw.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - times: For how many calls, at least 1; without a number, until another step follows.
  /// - Returns: The stub, for more steps.
  @discardableResult public func `throws`(
    _ error: Failure, times: Int? = nil
  ) -> SpiedSteps<Arguments, Result, Failure, Function> {
    adding(.failure(error), times: times)
  }

  /// Runs a function with the member's parameters and result.
  ///
  /// It must throw only what the member throws. With typed throws, the compiler does not check that: another error stops
  /// the program, with a message that names this line. To throw an error, prefer `throws(_:)`, which is checked.
  ///
  /// ```swift
  /// spy.when.price().then { item, currency in Money(item.count, currency) }
  /// ```
  ///
  /// - Parameters:
  ///   - times: For how many calls, at least 1; without a number, until another step follows.
  ///   - file: The file that is named if the function throws what the member cannot throw.
  ///   - line: The line that is named then.
  ///   - function: The function.
  /// - Returns: The stub, for more steps.
  @discardableResult public func then(
    times: Int? = nil, file: StaticString = #fileID, line: UInt = #line, _ function: Function
  ) -> SpiedSteps<Arguments, Result, Failure, Function> {
    adding(times: times) { steps in
      steps.stub.note(file, line)
      return .function { function }
    }
  }

  /// Says what to write for a closure.
  @available(*, unavailable, message: "use 'then' for a closure, which takes the arguments")
  @discardableResult public func returns(
    _ function: () -> Result
  ) -> SpiedSteps<Arguments, Result, Failure, Function> {
    stubbing()
  }
}

extension Stubbable where Result == Void {
  /// Does nothing, instead of what the call would otherwise do.
  ///
  /// - Parameter times: For how many calls, at least 1; without a number, until another step follows.
  /// - Returns: The stub, for more steps.
  @discardableResult public func returns(
    times: Int? = nil
  ) -> SpiedSteps<Arguments, Result, Failure, Function> {
    adding(.success(()), times: times)
  }
}

extension Stubbable where Arguments == Void, Function == () -> Result {
  /// Returns what a property was last set to.
  ///
  /// - Parameters:
  ///   - initial: What it returns before it is set.
  ///   - times: For how many calls, at least 1; without a number, until another step follows.
  /// - Returns: The stub, for more steps.
  @discardableResult public func returnsLastSet(
    initial: Result, times: Int? = nil
  ) -> SpiedSteps<Arguments, Result, Failure, Function> {
    adding(times: times) { steps in
      .function { [log = steps.log] in
        let last = log.remembered
        return { last?() ?? initial }
      }
    }
  }
}

/// The elements of a sequence, for whoever asks next on any thread.
private final class Elements<Values: Sequence>: @unchecked Sendable {
  // A sequence that calls the spy comes back here on the same thread.
  private let lock = NSRecursiveLock()
  private let values: Values
  private var iterator: Values.Iterator?

  init(_ values: Values) {
    self.values = values
  }

  func next() -> Values.Element? {
    lock.withLock {
      // A copy, because what comes back on the way may not change the same variable.
      var rest = iterator ?? values.makeIterator()
      let element = rest.next()
      iterator = rest
      return element
    }
  }
}
