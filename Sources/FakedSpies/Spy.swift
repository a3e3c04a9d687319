/// A fake that records its calls and does what a test tells it to do.
///
/// Use `when` to tell a spy what to do, and `calls` to check what was called, member by member:
///
/// ```swift
/// let pricing = SpyPricingService()
/// pricing.when.price(of: "apple").returns(13)
/// let total = try await Basket(["apple"], pricing).total()
/// #expect(pricing.calls.price(of: "apple").count == 1)
/// ```
public protocol Spy {
  /// The spy's members, as `when` shows them.
  associatedtype StubbingMembers: SpiedMembers
  /// The spy's members, as `calls` shows them.
  associatedtype RecordedMembers: SpiedMembers

  /// The log of the spy's calls and stubs.
  var spied: SpyLog { get }
}

/// A spy of a protocol that has static members or initializers.
///
/// Their stubs and calls belong to the type, so all tests that use the type share them, unless they run in
/// `withSpies`.
///
/// ```swift
/// withSpies {
///   SpyStore.when.make(3).returns(store)
/// }
/// ```
public protocol StaticSpy {
  /// The type's static members and initializers, as `when` shows them.
  associatedtype StaticStubbingMembers: SpiedMembers
  /// The type's static members and initializers, as `calls` shows them.
  associatedtype StaticRecordedMembers: SpiedMembers
}

/// The members of a spy.
///
/// The protocol is `Sendable`, so that a conforming type is nonisolated even in a module on the main actor.
public protocol SpiedMembers: Sendable {
  /// Creates the members of the spy that a log belongs to.
  init(_ spied: SpyLog)
}

/// The members of a spy that has none of its own.
public struct NoSpyMembers: SpiedMembers {
  /// Makes a value without members.
  public init(_ spied: SpyLog) {}
}

extension Spy {
  /// The spy's members, to tell them what to do.
  public var when: StubbingMembers { StubbingMembers(spied) }

  /// The spy's members, to check how they were called.
  public var calls: RecordedMembers { RecordedMembers(spied.of(Self.self)) }

  /// Is unavailable: use `spied.reset()`.
  @available(*, unavailable, message: "use 'spied.reset()'")
  public func reset(_ parts: SpyParts = .all) {}
}

extension StaticSpy {
  /// The log of the type's static members and initializers: their calls, and the handler of calls without a stub.
  ///
  /// ```swift
  /// SpyStore.spied.unstubbed = { Issue.record("nobody expected \($0)") }
  /// ```
  public static var spied: SpyLog { .shared(by: Self.self) }

  /// The type's static members and initializers, to tell them what to do.
  public static var when: StaticStubbingMembers { StaticStubbingMembers(.shared(by: Self.self)) }

  /// The type's static members and initializers, to check how they were called.
  public static var calls: StaticRecordedMembers { StaticRecordedMembers(spied.of(Self.self)) }

  /// Forgets calls, stubs, and set values of static members and initializers, or some of these.
  ///
  /// - Parameter parts: The parts to forget.
  public static func reset(_ parts: SpyParts = .all) { SpyLog.shared(by: Self.self).reset(parts) }
}

/// Returns the members of a spy, to tell them what to do, even if its protocol has a member named `when`.
///
/// - Parameter spy: The spy.
/// - Returns: Its members.
public func when<S: Spy>(_ spy: S) -> S.StubbingMembers { S.StubbingMembers(spy.spied) }

/// Returns the members of a spy, to check how they were called, even if its protocol has a member named `calls`.
///
/// - Parameter spy: The spy.
/// - Returns: Its members.
public func calls<S: Spy>(_ spy: S) -> S.RecordedMembers { S.RecordedMembers(spy.spied.of(S.self)) }

/// Returns the log of a spy, even if its protocol has a member named `spied`.
///
/// - Parameter spy: The spy.
/// - Returns: Its log.
public func log<S: Spy>(of spy: S) -> SpyLog { spy.spied }
