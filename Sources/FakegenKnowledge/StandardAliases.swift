/// The types that type aliases and associated types in types of the standard library and Foundation stand for.
///
/// A nested type such as `String.Index` is not an alias, and has a row among the default values instead.
package enum StandardAliases {
  /// Returns the type that a member type stands for.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - type: The type's name with its enclosing types, but without its module and generic arguments.
  /// - Returns: The type, in which `#0` is the first generic argument; `nil` if it is unknown.
  package static func type(_ name: String, of type: String) -> Template? { aliases[type]?[name] }

  private static let aliases: [String: [String: Template]] = {
    var aliases: [String: [String: Template]] = [:]
    for (member, alias) in TableText.pairs(rows) {
      let parts = member.namePath
      let type = parts.dropLast().joined(separator: ".")
      aliases[type, default: [:]][parts[parts.count - 1]] = Template(alias)
    }
    return aliases
  }()

  private static let rows = """
    AnyIterator.Element              #0
    AnySequence.Element              #0
    Array.ArrayLiteralElement        #0
    Array.Element                    #0
    Array.Index                      Int
    Array.Indices                    Range<Int>
    Array.SubSequence                ArraySlice<#0>
    ArraySlice.Element               #0
    ArraySlice.Index                 Int
    ArraySlice.Indices               Range<Int>
    ArraySlice.SubSequence           ArraySlice<#0>
    AsyncStream.Element              #0
    AsyncStream.Failure              Never
    AsyncThrowingStream.Element      #0
    AsyncThrowingStream.Failure      #1
    ClosedRange.Bound                #0
    CollectionOfOne.Element          #0
    ContiguousArray.Element          #0
    ContiguousArray.Index            Int
    ContiguousArray.Indices          Range<Int>
    ContiguousArray.SubSequence      ArraySlice<#0>
    ContinuousClock.Duration         Duration
    ContinuousClock.Instant.Duration Duration
    Data.Element                     UInt8
    Data.Index                       Int
    Data.Indices                     Range<Int>
    Data.SubSequence                 Data
    Date.Stride                      Double
    Decimal.Magnitude                Decimal
    Decimal.Stride                   Decimal
    Dictionary.Element               (key: #0, value: #1)
    Dictionary.Key                   #0
    Dictionary.Value                 #1
    Double.Exponent                  Int
    Double.Magnitude                 Double
    Double.RawExponent               UInt
    Double.RawSignificand            UInt64
    Double.Stride                    Double
    EmptyCollection.Element          #0
    Float.Exponent                   Int
    Float.Magnitude                  Float
    Float.RawExponent                UInt
    Float.RawSignificand             UInt32
    Float.Stride                     Float
    IndexPath.Element                Int
    IndexPath.Index                  Int
    IndexPath.SubSequence            IndexPath
    IndexSet.Element                 Int
    InstantClock.Duration            Duration
    InstantClock.Instant.Duration    Duration
    Int.Magnitude                    UInt
    Int.Stride                       Int
    Int16.Magnitude                  UInt16
    Int16.Stride                     Int
    Int32.Magnitude                  UInt32
    Int32.Stride                     Int
    Int64.Magnitude                  UInt64
    Int64.Stride                     Int
    Int8.Magnitude                   UInt8
    Int8.Stride                      Int
    KeyValuePairs.Element            (key: #0, value: #1)
    KeyValuePairs.Key                #0
    KeyValuePairs.Value              #1
    PartialRangeFrom.Bound           #0
    PartialRangeThrough.Bound        #0
    PartialRangeUpTo.Bound           #0
    Range.Bound                      #0
    Range.Element                    #0
    Range.Index                      #0
    Regex.RegexOutput                #0
    SIMD16.Scalar                    #0
    SIMD2.Scalar                     #0
    SIMD3.Scalar                     #0
    SIMD32.Scalar                    #0
    SIMD4.Scalar                     #0
    SIMD64.Scalar                    #0
    SIMD8.Scalar                     #0
    Set.ArrayLiteralElement          #0
    Set.Element                      #0
    String.Element                   Character
    String.StringLiteralType         String
    String.SubSequence               Substring
    Substring.Element                Character
    Substring.SubSequence            Substring
    SuspendingClock.Duration         Duration
    SuspendingClock.Instant.Duration Duration
    UInt.Magnitude                   UInt
    UInt.Stride                      Int
    UInt16.Magnitude                 UInt16
    UInt16.Stride                    Int
    UInt32.Magnitude                 UInt32
    UInt32.Stride                    Int
    UInt64.Magnitude                 UInt64
    UInt64.Stride                    Int
    UInt8.Magnitude                  UInt8
    UInt8.Stride                     Int
    """
}
