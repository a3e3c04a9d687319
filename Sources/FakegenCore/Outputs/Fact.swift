extension Facts {
  /// A fact that plans are based on, with the plans that have read it.
  struct Fact<Value: Equatable> {
    /// The current value, which unlike `read(by:)` registers no reader.
    var value: Value
    /// The plans that have read it.
    private(set) var readers: [Plan] = []

    /// Returns the value, and registers the plan that reads it.
    mutating func read(by reader: Plan) -> Value {
      // The same plan often reads a fact many times in a row.
      if readers.last != reader { readers.append(reader) }
      return value
    }

    /// Changes the value, and returns the plans that have read the old one.
    mutating func change(to new: Value) -> [Plan] {
      if value == new { return [] }
      value = new
      defer { readers = [] }
      return readers
    }
  }
}
