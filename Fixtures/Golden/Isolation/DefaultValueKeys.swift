import Faked

// On the main actor, the compiler may take this 'defaultValue' for the one that every null type has.

@Faked protocol PreferenceTrait {
  associatedtype Value: Sendable = Int
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

@Faked protocol EnvironmentTrait<Value> {
  associatedtype Value: Sendable
  static var defaultValue: Value { get }
}
