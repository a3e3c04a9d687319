/// What the standard library's types conform to, as far as associated types ask for it.
///
/// The first type of the list that meets all constraints is chosen for an associated type.
package struct StandardConformances: Sendable {
  package struct Row: Sendable {
    /// The type, in which `#0` is the element that is asked for.
    package let type: Template
    /// A value of the type; `nil` if none can be written.
    package let value: Template?
    /// Protocols of the prelude; what these refine is implied.
    package let protocols: [String]
    /// Protocols that it conforms to if its element does.
    package let withElement: [String]
    /// Whether its `Failure` is `any Error`.
    package let isThrowing: Bool

    init(
      _ type: String, value: String? = nil, protocols: [String], withElement: [String] = [],
      isThrowing: Bool = false
    ) {
      self.type = Template(type)
      self.value = value.map(Template.init)
      self.protocols = protocols
      self.withElement = withElement
      self.isThrowing = isThrowing
    }
  }

  /// Elements of which `withElement` is true.
  package static let plainElements: Set<String> = ["Bool", "Double", "Int", "String", "UInt8"]

  /// Types that are tried where structure is demanded, the plainest first.
  package static let candidates: [Row] = [
    Row("Int", value: "0", protocols: integerProtocols + ["SignedInteger", "SignedNumeric"]),
    Row(
      "[#0]", value: "[#0]()",
      protocols: [
        "RangeReplaceableCollection", "MutableCollection", "RandomAccessCollection",
        "ExpressibleByArrayLiteral", "CustomReflectable", "CustomStringConvertible",
        "CustomDebugStringConvertible",
      ],
      withElement: ["Codable", "Hashable", "Sendable"]),
    Row(
      "String", value: "\"\"",
      protocols: [
        "StringProtocol", "RangeReplaceableCollection", "Hashable", "Codable", "Sendable",
        "ExpressibleByStringInterpolation", "TextOutputStream", "TextOutputStreamable",
        "LosslessStringConvertible", "CustomDebugStringConvertible", "CodingKeyRepresentable",
        "CustomReflectable", "RegexComponent",
      ]),
    Row(
      "Double", value: "0",
      protocols: [
        "BinaryFloatingPoint", "SIMDScalar", "Codable", "Sendable", "LosslessStringConvertible",
        "CustomDebugStringConvertible", "CustomReflectable",
      ]),
    Row(
      "Bool", value: "false",
      protocols: ["ExpressibleByBooleanLiteral", "Hashable", "Codable", "Sendable"]),
    Row(
      "Set<#0>", value: "Set<#0>()",
      protocols: ["SetAlgebra", "Collection", "Hashable", "ExpressibleByArrayLiteral"]),
    Row("[#0].Iterator", protocols: ["IteratorProtocol"]),
    Row(
      "AsyncStream<#0>", value: "AsyncStream<#0> { $0.finish() }",
      protocols: ["AsyncSequence", "Sendable"]),
    Row(
      "AsyncThrowingStream<#0, any Error>",
      value: "AsyncThrowingStream<#0, any Error> { $0.finish() }",
      protocols: ["AsyncSequence", "Sendable"], isThrowing: true),
    Row("AsyncStream<#0>.Iterator", protocols: ["AsyncIteratorProtocol"]),
    Row("Never", protocols: ["Error", "Hashable", "Codable", "Sendable", "Comparable"]),
    Row("InstantClock", value: "InstantClock()", protocols: ["Clock"]),
    Row(
      "RepeatableGenerator", value: "RepeatableGenerator()",
      protocols: ["RandomNumberGenerator", "Sendable"]),
    Row("UInt", value: "0", protocols: integerProtocols + ["UnsignedInteger"]),
  ]

  /// The value of a type that has no row of its own, because only associated types are that type.
  package static func value(of type: String) -> Template? {
    candidates.first { $0.type.text == type && StandardDefaults.row(for: type) == nil }?.value
  }

  private static let integerProtocols = [
    "FixedWidthInteger", "Codable", "Sendable", "LosslessStringConvertible",
    "CodingKeyRepresentable",
    "CustomReflectable", "SIMDScalar", "CVarArg", "BitwiseCopyable",
  ]
}
