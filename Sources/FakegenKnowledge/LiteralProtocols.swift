/// Expressions for values of a generic parameter or associated type that conforms to a protocol.
package enum LiteralProtocols {
  package static let expressions: [String: String] = Dictionary(
    uniqueKeysWithValues: TableText.pairs(
      """
      AdditiveArithmetic                .zero
      BinaryFloatingPoint               0
      BinaryInteger                     0
      ExpressibleByArrayLiteral         []
      ExpressibleByBooleanLiteral       false
      ExpressibleByDictionaryLiteral    [:]
      ExpressibleByFloatLiteral         0.0
      ExpressibleByIntegerLiteral       0
      ExpressibleByNilLiteral           nil
      ExpressibleByStringInterpolation  ""
      ExpressibleByStringLiteral        ""
      FixedWidthInteger                 0
      FloatingPoint                     0
      Numeric                           0
      OptionSet                         []
      RangeReplaceableCollection        .init()
      SetAlgebra                        []
      SignedInteger                     0
      SignedNumeric                     0
      StringProtocol                    ""
      UnsignedInteger                   0
      """))
}
