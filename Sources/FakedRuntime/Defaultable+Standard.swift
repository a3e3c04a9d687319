extension Int: Defaultable {
  /// Zero.
  public static var defaultValue: Int { 0 }
}

extension Int8: Defaultable {
  /// Zero.
  public static var defaultValue: Int8 { 0 }
}

extension Int16: Defaultable {
  /// Zero.
  public static var defaultValue: Int16 { 0 }
}

extension Int32: Defaultable {
  /// Zero.
  public static var defaultValue: Int32 { 0 }
}

extension Int64: Defaultable {
  /// Zero.
  public static var defaultValue: Int64 { 0 }
}

extension UInt: Defaultable {
  /// Zero.
  public static var defaultValue: UInt { 0 }
}

extension UInt8: Defaultable {
  /// Zero.
  public static var defaultValue: UInt8 { 0 }
}

extension UInt16: Defaultable {
  /// Zero.
  public static var defaultValue: UInt16 { 0 }
}

extension UInt32: Defaultable {
  /// Zero.
  public static var defaultValue: UInt32 { 0 }
}

extension UInt64: Defaultable {
  /// Zero.
  public static var defaultValue: UInt64 { 0 }
}

extension Double: Defaultable {
  /// Zero.
  public static var defaultValue: Double { 0 }
}

extension Float: Defaultable {
  /// Zero.
  public static var defaultValue: Float { 0 }
}

extension Bool: Defaultable {
  /// The value `false`.
  public static var defaultValue: Bool { false }
}

extension String: Defaultable {
  /// The empty string.
  public static var defaultValue: String { "" }
}

extension Substring: Defaultable {
  /// The empty substring.
  public static var defaultValue: Substring { "" }
}

extension Character: Defaultable {
  /// A space, because no character is empty.
  public static var defaultValue: Character { " " }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration: Defaultable {
  /// A duration of zero.
  public static var defaultValue: Duration { .zero }
}

extension Optional: Defaultable {
  /// The value `nil`.
  public static var defaultValue: Wrapped? { nil }
}

extension Array: Defaultable {
  /// The empty array.
  public static var defaultValue: [Element] { [] }
}

extension ArraySlice: Defaultable {
  /// The empty slice.
  public static var defaultValue: ArraySlice<Element> { [] }
}

extension ContiguousArray: Defaultable {
  /// The empty array.
  public static var defaultValue: ContiguousArray<Element> { [] }
}

extension Set: Defaultable {
  /// The empty set.
  public static var defaultValue: Set<Element> { [] }
}

extension Dictionary: Defaultable {
  /// The empty dictionary.
  public static var defaultValue: [Key: Value] { [:] }
}

extension EmptyCollection: Defaultable {
  /// The empty collection.
  public static var defaultValue: EmptyCollection<Element> { EmptyCollection() }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension AsyncStream: Defaultable {
  /// A stream without elements, which ends at once.
  public static var defaultValue: AsyncStream<Element> { AsyncStream { $0.finish() } }
}
