/// What the prelude's members take associated types of the standard library and the frameworks for.
///
/// The prelude names one type where a protocol leaves the choice, so a constraint that asks for another cannot be met.
package enum AssumedTypes {
  /// Whether an associated type of this name may be asked to equal a type, as that is written; `nil` if nothing is
  /// assumed of such a name.
  package static func mayEqual(_ name: String, _ type: String) -> Bool? {
    rows[name]?.types.contains(type)
  }

  /// Whether an associated type of this name may be asked to conform to something; `nil` if nothing is assumed of it.
  package static func mayConform(_ name: String) -> Bool? { rows[name]?.conforms }

  /// Whether slices of a collection conform to a protocol if the collection does.
  package static func isOfSlices(_ name: String) -> Bool {
    ["BidirectionalCollection", "Collection", "RandomAccessCollection", "Sequence"].contains(name)
  }

  /// What a collection's elements and indices are whose slices have a type of this name; `nil` if that is open.
  package static func partsOfSlices(_ name: String) -> (element: Template, index: Template)? {
    switch name {
    case "ArraySlice": (Template("#0"), Template("Int"))
    case "Data": (Template("UInt8"), Template("Int"))
    case "Substring": (Template("Character"), Template("String.Index"))
    default: nil
    }
  }

  /// For each name the types that it may equal, and whether it may be asked to conform (`:`).
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
