/// The types that the prelude's members assume for associated types of the standard library and of frameworks.
///
/// The prelude uses one type where a protocol leaves the choice, so a constraint that requires another type cannot be
/// met.
package enum AssumedTypes {
  /// Whether a same-type constraint between an associated type of this name and a type can be met; `nil` if
  /// the prelude assumes no type.
  package static func mayEqual(_ name: String, _ type: String) -> Bool? {
    rows[name]?.types.contains(type)
  }

  /// Whether a conformance constraint on an associated type of this name can be met; `nil` if the prelude
  /// assumes no type.
  package static func mayConform(_ name: String) -> Bool? { rows[name]?.conforms }

  /// Whether slices of a collection conform to a protocol if the collection does.
  package static func isInheritedBySlices(_ name: String) -> Bool {
    ["BidirectionalCollection", "Collection", "RandomAccessCollection", "Sequence"].contains(name)
  }

  /// Returns the element and index types of a collection whose slices have a type of this name; `nil` if unknown.
  package static func partsOfSlices(_ name: String) -> (element: Template, index: Template)? {
    switch name {
    case "ArraySlice": (Template("#0"), Template("Int"))
    case "Data": (Template("UInt8"), Template("Int"))
    case "Substring": (Template("Character"), Template("String.Index"))
    default: nil
    }
  }

  /// The types that each name may equal, and `:` if it may have conformance constraints.
  private static let rows: [String: (types: [String], conforms: Bool)] = Dictionary(
    uniqueKeysWithValues: TableText.pairs(
      """
      AllCases                           : [Self]
      AsyncIterator
      Body                               :
      BooleanLiteralType                 Bool
      ExtendedGraphemeClusterLiteralType String
      FloatLiteralType                   Double
      Indices
      IntegerLiteralType                 Int
      Iterator
      ObjectWillChangePublisher          ObservableObjectPublisher
      Regions
      StringInterpolation
      StringLiteralType                  String
      SubSequence
      UnicodeScalarLiteralType           String
      """
    ).map { name, words in
      let words = TableText.words(words)
      return (name, (words.filter { $0 != ":" }, words.contains(":")))
    })
}
