/// A fake that remembers its calls and does what a test tells it.
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
  /// The spy's members, as `when` and `calls` show them.
  associatedtype SpyMembers: SpiedMembers

  /// What the spy remembers.
  var spied: SpyLog { get }
}

/// A spy of a protocol that has static members or initializers.
///
/// Their stubs and calls belong to the type, so all tests that use the type share them.
///
/// ```swift
/// SpyStore.when.make(3).returns(store)
/// defer { SpyStore.reset() }
/// ```
public protocol StaticSpy {
  /// The type's static members and initializers, as `when` and `calls` show them.
  associatedtype StaticSpyMembers: SpiedMembers
}

/// The members of a spy.
///
/// The protocol is `Sendable`, so that a conforming type is nonisolated even in a module on the main actor.
public protocol SpiedMembers: Sendable {
  /// The members of the spy that a log belongs to.
  init(_ spied: SpyLog)
}

/// The members of a spy that has none of its own.
public struct NoSpyMembers: SpiedMembers {
  /// Makes a value without members.
  public init(_ spied: SpyLog) {}
}

extension Spy {
  /// Tells the spy what to do.
  public var when: SpyMembers { SpyMembers(spied) }

  /// Says which calls were made.
  public var calls: SpyMembers { SpyMembers(spied) }

  /// Forgets calls, stubs, or both.
  ///
  /// - Parameter parts: What to forget.
  public func reset(_ parts: SpyParts = .all) { spied.reset(parts) }
}

extension StaticSpy {
  /// Tells the type what its static members and initializers do, for all tests that use it.
  public static var when: StaticSpyMembers { StaticSpyMembers(.shared(by: Self.self)) }

  /// Says which calls of static members and initializers were made, by all tests.
  public static var calls: StaticSpyMembers { StaticSpyMembers(.shared(by: Self.self)) }

  /// Forgets calls of static members and initializers, stubs of them, or both.
  ///
  /// - Parameter parts: What to forget.
  public static func reset(_ parts: SpyParts = .all) { SpyLog.shared(by: Self.self).reset(parts) }
}

/// Tells a spy what to do, even if its protocol has a member named `when`.
///
/// - Parameter spy: The spy.
/// - Returns: Its members.
public func when<S: Spy>(_ spy: S) -> S.SpyMembers { S.SpyMembers(spy.spied) }

/// Says which calls of a spy were made, even if its protocol has a member named `calls`.
///
/// - Parameter spy: The spy.
/// - Returns: Its members.
public func calls<S: Spy>(_ spy: S) -> S.SpyMembers { S.SpyMembers(spy.spied) }
