import Faked

// What the constraints of a generic parameter demand can be a default wherever the parameter is known.

protocol RolloutValue {
  static var fallback: Self { get }
  static func parsed(_ text: String) -> Self
  init(level: Int)
}

@Faked struct RolloutKey<Value: RolloutValue> {
  let name: String
  let initial: Value
  let parsed: Value
  let made: Value

  init(
    _ name: String, initial: Value = .fallback, parsed: Value = .parsed("on"),
    made: Value = Value(level: 3)
  ) {
    self.name = name
    self.initial = initial
    self.parsed = parsed
    self.made = made
  }
}

@Faked struct RolloutCount<Count> where Count: FixedWidthInteger {
  var least: Count = .min
  var sum: Count = .zero
}

// Of an extension, nobody knows the conditions.
extension RolloutValue where Self: Equatable {
  static var other: Self { fallback }
}

@Faked struct RolloutPair<Value: RolloutValue & Equatable> {
  var value: Value = .other
}
