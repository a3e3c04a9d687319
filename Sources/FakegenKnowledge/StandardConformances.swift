/// The conformances of the standard library's types, as far as constraints on associated types need them.
///
/// An associated type becomes the first type in the list that meets all constraints.
package struct StandardConformances: Sendable {
  package struct Row: Sendable {
    /// The type, in which `#0` is the required element type, and `#1` the required failure type.
    package let type: Template
    /// A value of the type; `nil` if there is none.
    package let value: Template?
    /// The protocols of the prelude that it conforms to; the protocols that these refine are implied.
    package let protocols: [String]
    /// The protocols that it conforms to if its element type does.
    package let withElement: [String]
    /// Its `Failure` type, if it has one.
    package let failure: Failure

    init(
      _ type: String, value: String? = nil, protocols: [String], withElement: [String] = [],
      failure: Failure = .never
    ) {
      self.type = Template(type)
      self.value = value.map(Template.init)
      self.protocols = protocols
      self.withElement = withElement
      self.failure = failure
    }
  }

  /// The errors that a sequence throws.
  package enum Failure: Sendable {
    /// No errors.
    case never
    /// Errors of any type.
    case anyError
    /// Errors of the required type.
    case typed
  }

  /// Element types that conform to all protocols in `withElement`.
  package static let plainElements: Set<String> = ["Bool", "Double", "Int", "String", "UInt8"]

  /// Types to choose from if an associated type has conformance constraints, the plainest first.
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
        "CustomDebugStringConvertible", "CustomReflectable", "CVarArg",
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
      protocols: ["AsyncSequence", "Sendable"], failure: .anyError),
    Row(
      "EmptyAsyncSequence<#0, #1>", value: "EmptyAsyncSequence<#0, #1>()",
      protocols: ["AsyncSequence", "Sendable"], failure: .typed),
    Row("AsyncStream<#0>.Iterator", protocols: ["AsyncIteratorProtocol"]),
    Row(
      "AsyncThrowingStream<#0, any Error>.Iterator", protocols: ["AsyncIteratorProtocol"],
      failure: .anyError),
    Row(
      "EmptyAsyncSequence<#0, #1>.Iterator",
      value: "EmptyAsyncSequence<#0, #1>().makeAsyncIterator()",
      protocols: ["AsyncIteratorProtocol", "Sendable"], failure: .typed),
    Row("Never", protocols: ["Error", "Hashable", "Codable", "Sendable", "Comparable"]),
    Row("InstantClock", value: "InstantClock()", protocols: ["Clock"]),
    Row(
      "RepeatableGenerator", value: "RepeatableGenerator()",
      protocols: ["RandomNumberGenerator", "Sendable"]),
    Row("UInt", value: "0", protocols: integerProtocols + ["UnsignedInteger"]),
    Row("SIMD2<#0>", protocols: ["Sendable", "SIMD"]),
    Row(
      "Data", value: "Data()",
      protocols: [
        "Codable", "CustomStringConvertible", "Hashable", "MutableDataProtocol", "Sendable",
      ]),
  ]

  /// Types that occur in other types, with their conformances; they are never chosen.
  package static let componentTypes: [Row] =
    ["Int16", "Int32", "Int64", "Int8"].map {
      Row($0, protocols: integerProtocols + ["SignedInteger", "SignedNumeric"])
    }
    + ["UInt16", "UInt32", "UInt64", "UInt8"].map {
      Row($0, protocols: integerProtocols + ["UnsignedInteger"])
    }
    + [
      Row(
        "ArraySlice<#0>",
        protocols: [
          "RangeReplaceableCollection", "MutableCollection", "RandomAccessCollection",
          "ExpressibleByArrayLiteral", "CustomStringConvertible",
        ],
        withElement: ["Hashable", "Sendable"]),
      Row("Character", protocols: ["Comparable", "Hashable", "LosslessStringConvertible"]),
      Row(
        "Duration",
        protocols: ["AdditiveArithmetic", "Codable", "DurationProtocol", "Hashable", "Sendable"]),
      Row(
        "InstantClock.Instant", value: "InstantClock().now",
        protocols: ["Comparable", "Hashable", "InstantProtocol", "Sendable"]),
      Row("Range<Int>", protocols: ["Codable", "Hashable", "RandomAccessCollection", "Sendable"]),
      Row(
        "Substring",
        protocols: ["Hashable", "RangeReplaceableCollection", "Sendable", "StringProtocol"]),
    ]

  /// Returns the value of a type that has no row among the default values, because it is only used for associated
  /// types.
  ///
  /// - Parameter name: The type's name, without its generic arguments.
  /// - Returns: The value, in which the arguments are placeholders; `nil` if it is unknown.
  package static func value(of name: String) -> Template? {
    StandardDefaults.row(for: name) == nil ? values[name] ?? nil : nil
  }

  private static let values = Dictionary(
    (candidates + componentTypes).map { ($0.type.text.withoutArguments, $0.value) }
  ) { first, _ in first }

  private static let integerProtocols = [
    "FixedWidthInteger", "Codable", "Sendable", "LosslessStringConvertible",
    "CodingKeyRepresentable",
    "CustomReflectable", "SIMDScalar", "CVarArg", "BitwiseCopyable",
  ]
}

extension String {
  /// A type without generic arguments.
  fileprivate var withoutArguments: String {
    var depth = 0
    return String(
      filter { character in
        if character == "<" { depth += 1 }
        defer { if character == ">" { depth -= 1 } }
        return depth == 0
      })
  }
}
