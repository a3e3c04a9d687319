extension Facts {
  /// A fact, and the plans that rest on it.
  struct Fact<Value: Equatable> {
    /// As it is now, for who does not rest on it.
    var value: Value
    private var readers: [Plan] = []

    init(_ value: Value) {
      self.value = value
    }

    /// Whether a plan rests on it.
    func isRead(by plan: Plan) -> Bool { readers.contains(plan) }

    /// The fact, for a plan that rests on it from now on.
    mutating func read(by reader: Plan) -> Value {
      // The same one asks many times in a row.
      if readers.last != reader { readers.append(reader) }
      return value
    }

    /// Changes the fact, and returns the plans that rest on what it was.
    mutating func change(to new: Value) -> [Plan] {
      if value == new { return [] }
      value = new
      defer { readers = [] }
      return readers
    }
  }
}
