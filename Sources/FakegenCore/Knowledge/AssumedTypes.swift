/// What the prelude's members take associated types of the standard library and the frameworks for.
///
/// The prelude names one type where a protocol leaves the choice, so a constraint that asks for another cannot be met.
enum AssumedTypes {
  /// Whether a constraint on an associated type of this name is met.
  ///
  /// - Parameters:
  ///   - name: The associated type, whose members the prelude writes.
  ///   - relation: Whether it has to equal or to conform.
  ///   - type: What it has to equal or to conform to, as it is written.
  /// - Returns: Whether it is; `nil` if nothing is assumed of such a name.
  static func areMet(
    by name: String, _ relation: Constraint.Relation, _ type: String
  ) -> Bool? {
    guard let assumed = rows[name] else { return nil }
    switch relation {
    case .conforms: return assumed.conforms
    case .equals: return assumed.types.contains(type)
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
      SubSequence                        :
      UnicodeScalarLiteralType           String
      """
    ).map { name, words in
      let words = TableText.words(words)
      return (name, (words.filter { $0 != ":" }, words.contains(":")))
    })
}
