/// What the standard library's types conform to, as far as associated types ask for it.
///
/// The first type of the list that meets all constraints is chosen for an associated type.
package struct StandardConformances: Sendable {
  package struct Row: Sendable {
    /// The type, in which `#0` is the element that is asked for, and `#1` the failure.
    package let type: Template
    /// A value of the type; `nil` if none can be written.
    package let value: Template?
    /// Protocols of the prelude; what these refine is implied.
    package let protocols: [String]
    /// Protocols that it conforms to if its element does.
    package let withElement: [String]
    /// What its `Failure` is, if it has one.
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

  /// What a sequence throws.
  package enum Failure: Sendable {
    /// Nothing.
    case never
    /// Errors of any type.
    case anyError
    /// Errors of the one type that is asked for.
    case typed
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

  /// Types of which others are made, with what they conform to.
  package static let parts: [Row] =
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
      Row("Range<Int>", protocols: ["Codable", "Hashable", "RandomAccessCollection", "Sendable"]),
      Row(
        "Substring",
        protocols: ["Hashable", "RangeReplaceableCollection", "Sendable", "StringProtocol"]),
    ]

  /// The value of a type that has no row of its own, because only associated types are that type.
  ///
  /// - Parameter name: The type's name, without its generic arguments.
  /// - Returns: The value, in which the arguments are still open; `nil` if none is known.
  package static func value(of name: String) -> Template? {
    StandardDefaults.row(for: name) == nil ? values[name] ?? nil : nil
  }

  private static let values = Dictionary(
    candidates.map { ($0.type.text.withoutArguments, $0.value) }
  ) { first, _ in first }

  private static let integerProtocols = [
    "FixedWidthInteger", "Codable", "Sendable", "LosslessStringConvertible",
    "CodingKeyRepresentable",
    "CustomReflectable", "SIMDScalar", "CVarArg", "BitwiseCopyable",
  ]
}

extension String {
  /// A type without what stands between angle brackets.
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
