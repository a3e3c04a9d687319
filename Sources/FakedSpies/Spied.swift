// The types of most members of a spy: those whose functions take their arguments in the form that is recorded.
//
// The library implements these members, once for each kind of function, so that generated spies stay small. Their
// functions take all arguments as one value. So an alias here determines the type of the function, and it means the
// same in every language mode.

/// A function.
public typealias Spied<Role, Arguments, Result> = SpiedMember<
  Role, Arguments, Result, Never, (Arguments) -> Result
>

/// A function that throws.
public typealias SpiedThrows<Role, Arguments, Result> = SpiedMember<
  Role, Arguments, Result, any Error, (Arguments) throws -> Result
>

/// A function that throws errors of one type.
public typealias SpiedTypedThrows<Role, Arguments, Result, Failure: Error> = SpiedMember<
  Role, Arguments, Result, Failure, (Arguments) throws -> Result
>

/// An asynchronous function.
public typealias SpiedAsync<Role, Arguments, Result> = SpiedMember<
  Role, Arguments, Result, Never, (Arguments) async -> Result
>

/// An asynchronous function that throws.
public typealias SpiedAsyncThrows<Role, Arguments, Result> = SpiedMember<
  Role, Arguments, Result, any Error, (Arguments) async throws -> Result
>

/// An asynchronous function that throws errors of one type.
public typealias SpiedAsyncTypedThrows<Role, Arguments, Result, Failure: Error> = SpiedMember<
  Role, Arguments, Result, Failure, (Arguments) async throws -> Result
>

/// A function of a spy that is `Sendable`.
public typealias SpiedSendable<Role, Arguments, Result> = SpiedMember<
  Role, Arguments, Result, Never, @Sendable (Arguments) -> Result
>

/// A throwing function of a spy that is `Sendable`.
public typealias SpiedSendableThrows<Role, Arguments, Result> = SpiedMember<
  Role, Arguments, Result, any Error, @Sendable (Arguments) throws -> Result
>

/// A function of a spy that is `Sendable`; it throws errors of one type.
public typealias SpiedSendableTypedThrows<Role, Arguments, Result, Failure: Error> = SpiedMember<
  Role, Arguments, Result, Failure, @Sendable (Arguments) throws -> Result
>

/// An asynchronous function of a spy that is `Sendable`.
public typealias SpiedSendableAsync<Role, Arguments, Result> = SpiedMember<
  Role, Arguments, Result, Never, @Sendable (Arguments) async -> Result
>

/// An asynchronous, throwing function of a spy that is `Sendable`.
public typealias SpiedSendableAsyncThrows<Role, Arguments, Result> = SpiedMember<
  Role, Arguments, Result, any Error, @Sendable (Arguments) async throws -> Result
>

/// An asynchronous function of a spy that is `Sendable`; it throws errors of one type.
public typealias SpiedSendableAsyncTypedThrows<Role, Arguments, Result, Failure: Error> =
  SpiedMember<
    Role, Arguments, Result, Failure, @Sendable (Arguments) async throws -> Result
  >

/// A function on the main actor.
public typealias SpiedOnMainActor<Role, Arguments, Result> = SpiedMember<
  Role, Arguments, Result, Never, @MainActor (Arguments) -> Result
>

/// A throwing function on the main actor.
public typealias SpiedOnMainActorThrows<Role, Arguments, Result> = SpiedMember<
  Role, Arguments, Result, any Error, @MainActor (Arguments) throws -> Result
>

/// A function on the main actor that throws errors of one type.
public typealias SpiedOnMainActorTypedThrows<Role, Arguments, Result, Failure: Error> = SpiedMember<
  Role, Arguments, Result, Failure, @MainActor (Arguments) throws -> Result
>

/// An asynchronous function on the main actor.
public typealias SpiedOnMainActorAsync<Role, Arguments, Result> = SpiedMember<
  Role, Arguments, Result, Never, @MainActor (Arguments) async -> Result
>

/// An asynchronous, throwing function on the main actor.
public typealias SpiedOnMainActorAsyncThrows<Role, Arguments, Result> = SpiedMember<
  Role, Arguments, Result, any Error, @MainActor (Arguments) async throws -> Result
>

/// An asynchronous function on the main actor that throws errors of one type.
public typealias SpiedOnMainActorAsyncTypedThrows<Role, Arguments, Result, Failure: Error> =
  SpiedMember<
    Role, Arguments, Result, Failure, @MainActor (Arguments) async throws -> Result
  >

// MARK: - What generated code calls

/// Returns the arguments of a call as a tuple without labels; a single argument stays as it is.
private func parts<Arguments, Parts>(of arguments: Arguments, as type: Parts.Type) -> Parts {
  // Labels do not change the layout of a tuple, and a tuple of one element is laid out as that element.
  unsafeBitCast(arguments, to: Parts.self)
}

// Most members have at most two parameters. Initializers for these take less time to compile than parameter packs.
@_spi(Generated) extension SpiedMember {
  private init(
    _ name: String, _ log: SpyLog, matching matches: @escaping (Arguments) -> Bool,
    describedBy condition: @escaping () -> [String]
  ) {
    self.init(name, log, matches, describedBy: condition) { $0.function(taking: Arguments.self) }
  }

  /// Creates a member without a condition, of one of the types above.
  public init(_ name: String, _ log: SpyLog) {
    self.init(name, log, matching: { _ in true }, describedBy: { [] })
  }

  /// Creates a member with a condition on its argument, of one of the types above.
  public init(_ name: String, _ log: SpyLog, _ matcher: Matcher<Arguments>) {
    self.init(name, log, matching: { matcher ~= $0 }, describedBy: { [matcher.description] })
  }

  /// Creates a member with a condition on each argument, of one of the types above.
  public init<First, Second>(
    _ name: String, _ log: SpyLog, _ first: Matcher<First>, _ second: Matcher<Second>
  ) {
    self.init(
      name, log,
      matching: { arguments in
        let parts = parts(of: arguments, as: (First, Second).self)
        return first ~= parts.0 && second ~= parts.1
      }, describedBy: { [first.description, second.description] })
  }

  /// Creates a member with a condition on each argument, of one of the types above.
  public init<each Expected: ArgumentMatcher>(
    _ name: String, _ log: SpyLog, _ matchers: repeat each Expected
  ) {
    self.init(
      name, log,
      matching: { arguments in
        let parts = parts(of: arguments, as: (repeat (each Expected).Argument).self)
        for (matcher, part) in repeat (each matchers, each parts) {
          if !(matcher ~= part) { return false }
        }
        return true
      },
      describedBy: {
        var descriptions: [String] = []
        for matcher in repeat each matchers { descriptions.append(matcher.description) }
        return descriptions
      })
  }
}

extension SpiedAnswer {
  /// Returns a function of the requested type that gives the answer.
  ///
  /// The function is chosen at run time, because the compiler would take long to choose among overloads for all types.
  fileprivate func function<Arguments, Function>(taking: Arguments.Type) -> Function {
    let functions: [Any] = [
      { _ in value } as (Arguments) -> Value,
      { _ in try get() } as (Arguments) throws -> Value,
      { _ in value } as (Arguments) async -> Value,
      { _ in try get() } as (Arguments) async throws -> Value,
      { _ in value } as @Sendable (Arguments) -> Value,
      { _ in try get() } as @Sendable (Arguments) throws -> Value,
      { _ in value } as @Sendable (Arguments) async -> Value,
      { _ in try get() } as @Sendable (Arguments) async throws -> Value,
      { _ in value } as @MainActor (Arguments) -> Value,
      { _ in try get() } as @MainActor (Arguments) throws -> Value,
      { _ in value } as @MainActor (Arguments) async -> Value,
      { _ in try get() } as @MainActor (Arguments) async throws -> Value,
    ]
    // `as?` alone would also cast a function that does not throw to one that does.
    if let known = functions.first(where: { type(of: $0) == Function.self }) as? Function {
      return known
    }
    fatalError("'\(Function.self)' has no alias")
  }

  /// The result of a member that does not throw.
  private var value: Value {
    do { return try get() } catch { fatalError("\(error)") }
  }
}
