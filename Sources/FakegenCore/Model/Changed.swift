/// Returns a value with changes.
///
/// ```swift
/// changed(site) { $0.isolation = .mainActor }
/// ```
///
/// - Parameters:
///   - value: The value.
///   - change: Changes the copy that is returned.
/// - Returns: The changed copy.
func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}
