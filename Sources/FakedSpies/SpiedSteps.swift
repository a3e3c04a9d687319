import Foundation

/// Something that can be stubbed: a member of a spy, or a stub to which steps can be added.
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
  /// The type of the function that answers a call.
  associatedtype Function

  /// Returns the stub to add steps to: the current one, or a new one that takes precedence over existing stubs.
  @_spi(Generated) func stubbing() -> SpiedSteps<Arguments, Result, Failure, Function>
}

extension Stubbable {
  /// Stops the program: a requirement that is not public needs an implementation for types of other modules, but only
  /// types of this library can conform.
  @_spi(Generated) public func stubbing() -> SpiedSteps<Arguments, Result, Failure, Function> {
    fatalError("'\(Self.self)' cannot be 'Stubbable'")
  }
}

/// A stub to which more steps can be added.
public struct SpiedSteps<Arguments, Result, Failure: Error, Function>: Stubbable {
  let stub: Stub<Arguments, Function>
  let log: MemberLog<Arguments, Function>
  let adapt: (SpiedAnswer<Result, Failure>) -> Function

  /// Returns the stub itself.
  @_spi(Generated) public func stubbing() -> SpiedSteps { self }

  /// Makes the stub start over with its first step when the last step has ended.
  ///
  /// ```swift
  /// spy.when.next().returns(1, 2).repeating()   // 1, 2, 1, 2, …
  /// ```
  public func repeating() { stub.repeatSteps() }
}

// MARK: - Steps

extension Stubbable {
  /// Adds a step to the stub that `stubbing()` returns.
  private func adding(
    times: Int? = nil, file: StaticString = #fileID, line: UInt = #line,
    _ step: (SpiedSteps<Arguments, Result, Failure, Function>) -> Stub<Arguments, Function>.Step
  ) -> SpiedSteps<Arguments, Result, Failure, Function> {
    if let times {
      precondition(
        times > 0, "'times' must be at least 1, but is \(times)", file: file, line: line)
    }
    let steps = stubbing()
    steps.stub.add(times: times, step(steps))
    return steps
  }

  private func adding(
    _ result: Swift.Result<Result, Failure>, times: Int?, file: StaticString = #fileID,
    line: UInt = #line
  ) -> SpiedSteps<Arguments, Result, Failure, Function> {
    adding(times: times, file: file, line: line) { steps in
      let function = steps.adapt(SpiedAnswer(result))
      return .function { function }
    }
  }

  /// Returns values in turn; the last one repeats, unless another step follows.
  ///
  /// - Parameters:
  ///   - value: The first value.
  ///   - others: The values after it.
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
  ///   - times: The number of calls, at least 1.
  ///   - file: The file to name in the message if `times` is less than 1.
  ///   - line: The line to name in that message.
  /// - Returns: The stub, for more steps.
  @discardableResult public func returns(
    _ value: Result, times: Int, file: StaticString = #fileID, line: UInt = #line
  ) -> SpiedSteps<Arguments, Result, Failure, Function> {
    adding(.success(value), times: times, file: file, line: line)
  }

  /// Returns the elements of a sequence in turn; the step ends when the sequence ends.
  ///
  /// - Parameter values: The sequence.
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

  /// Throws an error of the type that the member throws; not available for members that do not throw.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - times: The number of calls, at least 1; if `nil`, all calls or, if another step follows, one.
  ///   - file: The file to name in the message if `times` is less than 1.
  ///   - line: The line to name in that message.
  /// - Returns: The stub, for more steps.
  @discardableResult public func `throws`(
    _ error: Failure, times: Int? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> SpiedSteps<Arguments, Result, Failure, Function> {
    adding(.failure(error), times: times, file: file, line: line)
  }

  /// Runs a function with the member's parameters and result.
  ///
  /// The function must throw only what the member throws. With typed throws, the compiler does not check that: an error
  /// of another type stops the program, with a message that names this line. To throw an error, prefer `throws(_:)`,
  /// which the compiler checks.
  ///
  /// ```swift
  /// spy.when.price().then { item, currency in Money(item.count, currency) }
  /// ```
  ///
  /// - Parameters:
  ///   - times: The number of calls, at least 1; if `nil`, all calls or, if another step follows, one.
  ///   - file: The file to name in the message if the function throws an error of the wrong type, or if `times` is
  ///     less than 1.
  ///   - line: The line to name in that message.
  ///   - function: The function.
  /// - Returns: The stub, for more steps.
  @discardableResult public func then(
    times: Int? = nil, file: StaticString = #fileID, line: UInt = #line, _ function: Function
  ) -> SpiedSteps<Arguments, Result, Failure, Function> {
    adding(times: times, file: file, line: line) { steps in
      steps.stub.recordPlace(file, line)
      return .function { function }
    }
  }

  /// Is unavailable: pass a closure to `then`.
  @available(*, unavailable, message: "use 'then' for a closure, which takes the arguments")
  @discardableResult public func returns(
    _ function: () -> Result
  ) -> SpiedSteps<Arguments, Result, Failure, Function> {
    stubbing()
  }
}

extension Stubbable where Result == Void {
  /// Does nothing, instead of the default or forwarding the call.
  ///
  /// - Parameters:
  ///   - times: The number of calls, at least 1; if `nil`, all calls or, if another step follows, one.
  ///   - file: The file to name in the message if `times` is less than 1.
  ///   - line: The line to name in that message.
  /// - Returns: The stub, for more steps.
  @discardableResult public func returns(
    times: Int? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> SpiedSteps<Arguments, Result, Failure, Function> {
    adding(.success(()), times: times, file: file, line: line)
  }
}

extension Stubbable where Arguments == Void, Function == () -> Result {
  /// Returns the value that a property was last set to.
  ///
  /// - Parameters:
  ///   - initial: The value to return before the property is set.
  ///   - times: The number of calls, at least 1; if `nil`, all calls or, if another step follows, one.
  ///   - file: The file to name in the message if `times` is less than 1.
  ///   - line: The line to name in that message.
  /// - Returns: The stub, for more steps.
  @discardableResult public func returnsLastSet(
    initial: Result, times: Int? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> SpiedSteps<Arguments, Result, Failure, Function> {
    adding(times: times, file: file, line: line) { steps in
      .function { [log = steps.log] in
        let last = log.lastSetGetter
        return { last?() ?? initial }
      }
    }
  }
}

/// The elements of a sequence, taken one by one by calls on any thread.
private final class Elements<Values: Sequence>: @unchecked Sendable {
  // Recursive, because the user's sequence may call the spy, which takes the next element on the same thread.
  private let lock = NSRecursiveLock()
  private let values: Values
  private var iterator: Values.Iterator?

  init(_ values: Values) {
    self.values = values
  }

  func next() -> Values.Element? {
    lock.withLock {
      // A copy, because a nested call may not access `iterator` while it is being changed.
      var rest = iterator ?? values.makeIterator()
      let element = rest.next()
      iterator = rest
      return element
    }
  }
}
