import Faked

@Faked(createSpy: true)
protocol SpiedStaticMembers {
  static var shared: Int { get set }
  init(path: String, isReadOnly: Bool) throws
  init?(number: Int)
  static func make(_ count: Int) -> Self
  static func < (left: Self, right: Self) -> Bool
  func copy() -> Self
  func isSame(as other: Self) -> Bool
}

@Faked(createSpy: true) protocol SpiedLogin {
  init(token: String)
  init(user: String, password: String) throws
}

extension SpiedLogin {
  init(token: String) { fatalError("not in tests") }
}

/// What is static belongs to no actor.
@Faked(createSpy: true) protocol SpiedPurging: Actor {
  static func purge(keeping ids: Set<Int>) async throws(CancellationError) -> Int
}

// What the extension implements asks for members of the type, too.
@Faked(createSpy: true)
protocol SpiedMachine {
  associatedtype Phase: Hashable & Sendable

  static var initial: Phase { get }
  var phase: Phase { get }
  func isAtStart() -> Bool
}

extension SpiedMachine {
  func isAtStart() -> Bool { phase == Self.initial }
}
