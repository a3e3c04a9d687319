import Dispatch

/// Default values for types that cannot conform to `Defaultable`, because they are not yours.
///
/// A registered value takes precedence wherever generated code calls `fakeDefault()`.
/// Register before the first fake is used, as in a test's initializer:
///
/// ```swift
/// FakeDefaults.register(Connection.self) { Connection(to: .loopback) }
/// ```
///
/// Registering and reading are safe from any thread.
public enum FakeDefaults {
  private static let registry = Registry()

  /// Registers a default value for a type, in place of an earlier one.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - makeDefault: Makes the value, once for each call to a fake.
  public static func register<Value>(
    _ type: Value.Type, _ makeDefault: @escaping @Sendable () -> Value
  ) {
    registry.set(makeDefault, for: ObjectIdentifier(type))
  }

  /// Forgets the default value of a type.
  ///
  /// - Parameter type: The type.
  public static func unregister<Value>(_ type: Value.Type) {
    registry.set(nil, for: ObjectIdentifier(type))
  }

  static func value<Value>(of type: Value.Type) -> Value? {
    registry.makeDefault(for: ObjectIdentifier(type))?() as? Value
  }

  /// A class, because all threads share it; its queue lets one of them in at a time.
  private final class Registry: @unchecked Sendable {
    private let queue = DispatchQueue(label: "FakedRuntime.FakeDefaults")
    private var entries: [ObjectIdentifier: @Sendable () -> Any] = [:]

    func set(_ makeDefault: (@Sendable () -> Any)?, for type: ObjectIdentifier) {
      queue.sync { entries[type] = makeDefault }
    }

    func makeDefault(for type: ObjectIdentifier) -> (@Sendable () -> Any)? {
      queue.sync { entries[type] }
    }
  }
}
