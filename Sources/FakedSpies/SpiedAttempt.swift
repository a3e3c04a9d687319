/// A call of a member that throws; made by generated code.
@_spi(Generated) public struct SpiedAttempt<Failure: Error, Stub> {
  /// What to run.
  public let stub: Stub
  /// The call's place among the calls of all spies.
  let number: Int
  let log: any ErrorLog
  let name: String

  /// Records the error that the call ends with.
  ///
  /// The compiler guarantees its type except in `then`, whose functions may throw anything.
  ///
  /// - Parameter error: What was thrown.
  /// - Returns: The error, as the type that the member can throw.
  public func failure(_ error: any Error) -> Failure {
    guard let failure = error as? Failure else {
      let places = log.placesOfFunctions.joined(separator: " or ")
      fatalError(
        "a stub of '\(name)' threw \(error), but the member only throws \(Failure.self)"
          + (places.isEmpty ? "" : "; see 'then' at \(places)"))
    }
    log.note(error, number: number)
    return failure
  }
}

/// The errors of one member's calls.
protocol ErrorLog {
  /// Notes what a call threw.
  func note(_ error: any Error, number: Int)

  /// Where the functions were given that may throw anything.
  var placesOfFunctions: [String] { get }
}

@_spi(Generated) extension SpyLog {
  /// Runs a stub of a member that rethrows; called by generated code.
  ///
  /// The stub may throw only what the member's arguments throw. The compiler cannot see that, and takes the second
  /// function for the one that throws.
  ///
  /// - Parameters:
  ///   - run: Runs the stub.
  ///   - rescue: Throws the error that it is given.
  /// - Returns: What the stub returns.
  /// - Throws: What the stub throws.
  public static func rethrowing<Result>(
    _ run: () throws -> Result, rescue: (any Error) throws -> Result
  ) rethrows -> Result {
    do { return try run() } catch { return try rescue(error) }
  }

  /// Runs a stub of an asynchronous member that rethrows; called by generated code.
  ///
  /// - Parameters:
  ///   - isolation: Where the member runs.
  ///   - run: Runs the stub.
  ///   - rescue: Throws the error that it is given.
  /// - Returns: What the stub returns.
  /// - Throws: What the stub throws.
  public static func rethrowing<Result>(
    isolation: isolated (any Actor)? = #isolation, _ run: () async throws -> Result,
    rescue: (any Error) throws -> Result
  ) async rethrows -> Result {
    do { return try await run() } catch { return try rescue(error) }
  }
}
