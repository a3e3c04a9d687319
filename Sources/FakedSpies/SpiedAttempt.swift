/// A recorded call of a member that throws; made by generated code.
@_spi(Generated) public struct SpiedAttempt<Failure: Error, Stub> {
  /// The function that answers the call; if optional, `nil` for the default.
  public let stub: Stub
  /// The call's position among the calls of all spies.
  let number: Int
  let log: any ErrorLog
  let name: String

  /// Records the error that the call throws.
  ///
  /// The compiler checks the error's type, except in functions that were passed to `then`, which may throw any error.
  /// An error of the wrong type stops the program.
  ///
  /// - Parameter error: The error.
  /// - Returns: The error, as the type that the member throws.
  public func failure(_ error: any Error) -> Failure {
    guard let failure = error as? Failure else {
      let places = log.placesOfFunctions.joined(separator: " or ")
      fatalError(
        "a stub of '\(name)' threw \(error), but the member only throws \(Failure.self)"
          + (places.isEmpty ? "" : "; see 'then' at \(places)"))
    }
    log.recordError(error, number: number)
    return failure
  }
}

/// The part of a member's log that records errors.
protocol ErrorLog {
  /// Records the error that a call threw.
  func recordError(_ error: any Error, number: Int)

  /// The places where `then` was called, as its functions may throw any error.
  var placesOfFunctions: [String] { get }
}

@_spi(Generated) extension SpyLog {
  /// Runs a stub of a member that rethrows; called by generated code.
  ///
  /// The stub must throw only what the member's arguments throw, which the compiler cannot check. The compiler accepts
  /// the call in a member that rethrows, because the error comes from `rescue`.
  ///
  /// - Parameters:
  ///   - run: A closure that runs the stub.
  ///   - rescue: A closure that throws the error that it is given.
  /// - Returns: The result of the stub.
  /// - Throws: The error that the stub throws.
  public static func rethrowing<Result>(
    _ run: () throws -> Result, rescue: (any Error) throws -> Result
  ) rethrows -> Result {
    do { return try run() } catch { return try rescue(error) }
  }

  /// Runs a stub of an asynchronous member that rethrows; called by generated code.
  ///
  /// - Parameters:
  ///   - isolation: The actor on which the member runs.
  ///   - run: A closure that runs the stub.
  ///   - rescue: A closure that throws the error that it is given.
  /// - Returns: The result of the stub.
  /// - Throws: The error that the stub throws.
  public static func rethrowing<Result>(
    isolation: isolated (any Actor)? = #isolation, _ run: () async throws -> Result,
    rescue: (any Error) throws -> Result
  ) async rethrows -> Result {
    do { return try await run() } catch { return try rescue(error) }
  }

  /// Runs a stub of a member that throws the errors of its arguments, of a generic type; called by generated code.
  ///
  /// The stub must throw only what the member's arguments throw, which the compiler cannot check.
  ///
  /// - Parameters:
  ///   - type: The type of the errors.
  ///   - run: A closure that runs the stub.
  /// - Returns: The result of the stub.
  /// - Throws: The error that the stub throws.
  public static func rethrowing<Result, Failure: Error>(
    as type: Failure.Type, _ run: () throws -> Result
  ) throws(Failure) -> Result {
    do { return try run() } catch { throw failure(error) }
  }

  /// Runs a stub of an asynchronous member that throws the errors of its arguments, of a generic type; called by
  /// generated code.
  ///
  /// - Parameters:
  ///   - type: The type of the errors.
  ///   - isolation: The actor on which the member runs.
  ///   - run: A closure that runs the stub.
  /// - Returns: The result of the stub.
  /// - Throws: The error that the stub throws.
  public static func rethrowing<Result, Failure: Error>(
    as type: Failure.Type, isolation: isolated (any Actor)? = #isolation,
    _ run: () async throws -> Result
  ) async throws(Failure) -> Result {
    do { return try await run() } catch { throw failure(error) }
  }

  private static func failure<Failure: Error>(_ error: any Error) -> Failure {
    guard let failure = error as? Failure else {
      fatalError("a stub threw \(error), but the arguments of the call only throw \(Failure.self)")
    }
    return failure
  }
}
