// The methods that the members of generated spies call: each runs the matching stub or, without one, a fallback.
//
// Swift cannot abstract over the effects of a function, so each kind of function has a method. Each method has a name
// of its own, after the alias of the member's type, because the compiler takes long to choose among twelve overloads.

// MARK: - Functions

@_spi(Generated) extension SpiedMember
where Role == Stubbing, Failure == Never, Function == (Arguments) -> Result {
  /// Records a call, and runs the function that answers it or, without one, `otherwise`.
  public func run(
    _ arguments: Arguments, _ otherwise: () -> Result
  ) -> Result {
    if let stub = call(arguments) { stub(arguments) } else { otherwise() }
  }
}

@_spi(Generated) extension SpiedMember
where Role == Stubbing, Function == (Arguments) throws -> Result {
  /// Records a call, and runs the function that answers it or, without one, `otherwise`.
  public func runThrows(
    _ arguments: Arguments, _ otherwise: () throws -> Result
  ) throws(Failure) -> Result {
    let call = begin(arguments)
    do {
      return if let stub = call.stub { try stub(arguments) } else { try otherwise() }
    } catch { throw call.failure(error) }
  }
}

@_spi(Generated) extension SpiedMember
where Role == Stubbing, Failure == Never, Function == (Arguments) async -> Result {
  /// Records a call, and runs the function that answers it or, without one, `otherwise`.
  public func runAsync(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ otherwise: () async -> Result
  ) async -> Result {
    // The test is responsible for sharing arguments and results safely.
    nonisolated(unsafe) let arguments = arguments
    guard let stub = call(arguments) else { return await otherwise() }
    nonisolated(unsafe) let result = await stub(arguments)
    return result
  }
}

@_spi(Generated) extension SpiedMember
where Role == Stubbing, Function == (Arguments) async throws -> Result {
  /// Records a call, and runs the function that answers it or, without one, `otherwise`.
  public func runAsyncThrows(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ otherwise: () async throws -> Result
  ) async throws(Failure) -> Result {
    nonisolated(unsafe) let arguments = arguments
    let call = begin(arguments)
    do {
      guard let stub = call.stub else { return try await otherwise() }
      nonisolated(unsafe) let result = try await stub(arguments)
      return result
    } catch { throw call.failure(error) }
  }
}

// MARK: - Functions of spies that are `Sendable`

@_spi(Generated) extension SpiedMember
where Role == Stubbing, Failure == Never, Function == @Sendable (Arguments) -> Result {
  /// Records a call, and runs the function that answers it or, without one, `otherwise`.
  public func runSendable(
    _ arguments: Arguments, _ otherwise: () -> Result
  ) -> Result {
    if let stub = call(arguments) { stub(arguments) } else { otherwise() }
  }
}

@_spi(Generated) extension SpiedMember
where Role == Stubbing, Function == @Sendable (Arguments) throws -> Result {
  /// Records a call, and runs the function that answers it or, without one, `otherwise`.
  public func runSendableThrows(
    _ arguments: Arguments, _ otherwise: () throws -> Result
  ) throws(Failure) -> Result {
    let call = begin(arguments)
    do {
      return if let stub = call.stub { try stub(arguments) } else { try otherwise() }
    } catch { throw call.failure(error) }
  }
}

@_spi(Generated) extension SpiedMember
where Role == Stubbing, Failure == Never, Function == @Sendable (Arguments) async -> Result {
  /// Records a call, and runs the function that answers it or, without one, `otherwise`.
  public func runSendableAsync(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ otherwise: () async -> Result
  ) async -> Result {
    // The test is responsible for sharing arguments and results safely.
    nonisolated(unsafe) let arguments = arguments
    guard let stub = call(arguments) else { return await otherwise() }
    nonisolated(unsafe) let result = await stub(arguments)
    return result
  }
}

@_spi(Generated) extension SpiedMember
where Role == Stubbing, Function == @Sendable (Arguments) async throws -> Result {
  /// Records a call, and runs the function that answers it or, without one, `otherwise`.
  public func runSendableAsyncThrows(
    _ arguments: Arguments, isolation: isolated (any Actor)? = #isolation,
    _ otherwise: () async throws -> Result
  ) async throws(Failure) -> Result {
    nonisolated(unsafe) let arguments = arguments
    let call = begin(arguments)
    do {
      guard let stub = call.stub else { return try await otherwise() }
      nonisolated(unsafe) let result = try await stub(arguments)
      return result
    } catch { throw call.failure(error) }
  }
}

// MARK: - Functions on the main actor

@_spi(Generated) extension SpiedMember
where Role == Stubbing, Failure == Never, Function == @MainActor (Arguments) -> Result {
  /// Records a call, and runs the function that answers it or, without one, `otherwise`.
  @MainActor public func runOnMainActor(
    _ arguments: Arguments, _ otherwise: @MainActor () -> Result
  ) -> Result {
    if let stub = call(arguments) { stub(arguments) } else { otherwise() }
  }
}

@_spi(Generated) extension SpiedMember
where Role == Stubbing, Function == @MainActor (Arguments) throws -> Result {
  /// Records a call, and runs the function that answers it or, without one, `otherwise`.
  @MainActor public func runOnMainActorThrows(
    _ arguments: Arguments, _ otherwise: @MainActor () throws -> Result
  ) throws(Failure) -> Result {
    let call = begin(arguments)
    do {
      return if let stub = call.stub { try stub(arguments) } else { try otherwise() }
    } catch { throw call.failure(error) }
  }
}

@_spi(Generated) extension SpiedMember
where Role == Stubbing, Failure == Never, Function == @MainActor (Arguments) async -> Result {
  /// Records a call, and runs the function that answers it or, without one, `otherwise`.
  @MainActor public func runOnMainActorAsync(
    _ arguments: Arguments, _ otherwise: @MainActor () async -> Result
  ) async -> Result {
    // The test is responsible for sharing arguments and results safely.
    nonisolated(unsafe) let arguments = arguments
    guard let stub = call(arguments) else { return await otherwise() }
    nonisolated(unsafe) let result = await stub(arguments)
    return result
  }
}

@_spi(Generated) extension SpiedMember
where Role == Stubbing, Function == @MainActor (Arguments) async throws -> Result {
  /// Records a call, and runs the function that answers it or, without one, `otherwise`.
  @MainActor public func runOnMainActorAsyncThrows(
    _ arguments: Arguments, _ otherwise: @MainActor () async throws -> Result
  ) async throws(Failure) -> Result {
    nonisolated(unsafe) let arguments = arguments
    let call = begin(arguments)
    do {
      guard let stub = call.stub else { return try await otherwise() }
      nonisolated(unsafe) let result = try await stub(arguments)
      return result
    } catch { throw call.failure(error) }
  }
}
