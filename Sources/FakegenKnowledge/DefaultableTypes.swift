/// The types that `FakedRuntime` makes conform to `Defaultable`.
package enum DefaultableTypes {
  package static let names = TableText.words(
    """
    Array ArraySlice AsyncStream Bool Character ContiguousArray Data Date Decimal Dictionary Double
    Duration EmptyCollection Float Int Int16 Int32 Int64 Int8 NullError Optional Set String
    Substring TimeInterval UInt UInt16 UInt32 UInt64 UInt8 URL UUID
    """)
}
