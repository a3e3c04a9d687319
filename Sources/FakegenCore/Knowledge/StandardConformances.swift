/// What the standard library's types conform to, as far as associated types ask for it.
///
/// The first type of the list that meets all constraints is chosen for an associated type.
struct StandardConformances: Sendable {
  struct Row: Sendable {
    /// The type, in which `$E` is the element that is asked for.
    let type: String
    /// Protocols of the prelude; what these refine is implied.
    let protocols: [String]
    /// Protocols that it conforms to if its element does.
    var withElement: [String] = []
  }

  /// Elements of which `withElement` is true.
  static let plainElements: Set<String> = ["Bool", "Double", "Int", "String", "UInt8"]

  /// Types that are tried where structure is demanded, the plainest first.
  static let candidates: [Row] = [
    Row(type: "Int", protocols: integerProtocols + ["SignedInteger", "SignedNumeric"]),
    Row(
      type: "[$E]",
      protocols: [
        "RangeReplaceableCollection", "MutableCollection", "RandomAccessCollection",
        "ExpressibleByArrayLiteral", "CustomReflectable", "CustomStringConvertible",
        "CustomDebugStringConvertible",
      ],
      withElement: ["Codable", "Hashable", "Sendable"]),
    Row(
      type: "String",
      protocols: [
        "StringProtocol", "RangeReplaceableCollection", "Hashable", "Codable", "Sendable",
        "ExpressibleByStringInterpolation", "TextOutputStream", "TextOutputStreamable",
        "LosslessStringConvertible", "CustomDebugStringConvertible", "CodingKeyRepresentable",
        "CustomReflectable", "RegexComponent",
      ]),
    Row(
      type: "Double",
      protocols: [
        "BinaryFloatingPoint", "SIMDScalar", "Codable", "Sendable", "LosslessStringConvertible",
        "CustomDebugStringConvertible", "CustomReflectable",
      ]),
    Row(
      type: "Bool",
      protocols: ["ExpressibleByBooleanLiteral", "Hashable", "Codable", "Sendable"]),
    Row(
      type: "Set<$E>",
      protocols: ["SetAlgebra", "Collection", "Hashable", "ExpressibleByArrayLiteral"]),
    Row(type: "[$E].Iterator", protocols: ["IteratorProtocol"]),
    Row(type: "AsyncStream<$E>", protocols: ["AsyncSequence", "Sendable"]),
    Row(type: "AsyncStream<$E>.Iterator", protocols: ["AsyncIteratorProtocol"]),
    Row(type: "Never", protocols: ["Error", "Hashable", "Codable", "Sendable", "Comparable"]),
    Row(type: "ContinuousClock", protocols: ["Clock"]),
    Row(type: "SystemRandomNumberGenerator", protocols: ["RandomNumberGenerator", "Sendable"]),
    Row(type: "UInt", protocols: integerProtocols + ["UnsignedInteger"]),
  ]

  private static let integerProtocols = [
    "FixedWidthInteger", "Codable", "Sendable", "LosslessStringConvertible",
    "CodingKeyRepresentable",
    "CustomReflectable", "SIMDScalar", "CVarArg", "BitwiseCopyable",
  ]
}

/// The types that `FakedRuntime` makes `Defaultable`.
enum DefaultableTypes {
  static let names: Set<String> = [
    "Bool", "Character", "Data", "Date", "Decimal", "Double", "Duration", "Float", "Int", "Int16",
    "Int32", "Int64", "Int8", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
    "URL", "UUID", "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Optional", "Set",
    "EmptyCollection", "NullError", "TimeInterval", "AsyncStream",
  ]
}

/// Expressions for a generic parameter or an associated type that a protocol lets one write.
enum LiteralProtocols {
  static let expressions: [String: String] = [
    "AdditiveArithmetic": ".zero", "BinaryFloatingPoint": "0", "BinaryInteger": "0",
    "Defaultable": ".defaultValue", "ExpressibleByArrayLiteral": "[]",
    "ExpressibleByBooleanLiteral": "false", "ExpressibleByDictionaryLiteral": "[:]",
    "ExpressibleByFloatLiteral": "0", "ExpressibleByIntegerLiteral": "0",
    "ExpressibleByNilLiteral": "nil", "ExpressibleByStringInterpolation": "\"\"",
    "ExpressibleByStringLiteral": "\"\"", "FixedWidthInteger": "0", "FloatingPoint": "0",
    "NullObject": ".defaultValue", "Numeric": "0", "OptionSet": "[]",
    "RangeReplaceableCollection": ".init()", "SetAlgebra": "[]", "SignedInteger": "0",
    "SignedNumeric": "0", "StringProtocol": "\"\"", "UnsignedInteger": "0",
  ]
}
