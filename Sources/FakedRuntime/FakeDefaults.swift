import Dispatch

/// Default values that tests register, for types that are not yours or whose value depends on the test.
///
/// Wherever generated code calls `fakeDefault()`, a registered value takes precedence over the type's `defaultValue`.
/// Register the value before the first fake is used, for example in a test suite's initializer:
///
/// ```swift
/// FakeDefaults.register(Connection.self) { Connection(to: .loopback) }
/// ```
///
/// All members are safe to use from any thread.
public enum FakeDefaults {
  private static let registry = Registry()

  /// Registers a default value for a type, and replaces any earlier one.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - makeDefault: A closure that makes the value, called each time that a fake returns it.
  public static func register<Value>(
    _ type: Value.Type, _ makeDefault: @escaping @Sendable () -> Value
  ) {
    registry.set(makeDefault, for: ObjectIdentifier(type))
  }

  /// Removes the registered default value of a type.
  ///
  /// - Parameter type: The type.
  public static func unregister<Value>(_ type: Value.Type) {
    registry.set(nil, for: ObjectIdentifier(type))
  }

  static func value<Value>(of type: Value.Type) -> Value? {
    registry.makeDefault(for: ObjectIdentifier(type))?() as? Value
  }

  /// The registered closures, in a class because all threads share them; the queue guards the dictionary.
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
