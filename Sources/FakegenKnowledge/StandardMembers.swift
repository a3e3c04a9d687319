/// Members that the standard library's extensions provide to types that conform to its protocols.
///
/// A requirement that repeats one needs no default, because the library's member is the right witness.
package enum StandardMembers {
  /// Whether an extension of a protocol provides a member.
  ///
  /// - Parameters:
  ///   - member: The member's full name, and its type.
  ///   - name: The protocol.
  /// - Returns: Whether it is known to.
  package static func contains(_ member: (name: String, type: String), of name: String) -> Bool {
    members[name]?.contains("\(member.name):\(member.type)") ?? false
  }

  /// The base names of all these members.
  package static let names = Set(
    members.values.joined().map { String($0.prefix { $0 != "(" && $0 != ":" }) })

  /// Those that collections, printing and coding call themselves, so that records of these calls would disturb a test.
  package static let calledByTheLibrary = TableText.words(
    """
    debugDescription description encode(to:) hash hash(into:) hashValue init(coder:) init(from:) isEqual(_:)
    """)

  /// Requirements that the prelude does not list, because extensions implement them, and that a protocol on the main actor
  /// can still have, because its own are spelled with other types.
  ///
  /// The compiler rejects a protocol on the main actor that repeats any other requirement.
  package static let restatable: [String: Set<String>] = [
    "Collection": ["indices"],
    "RangeReplaceableCollection": [
      "append(_:)", "append(contentsOf:)", "init(_:)", "insert(_:at:)",
      "insert(contentsOf:at:)",
    ],
  ]

  private static let members: [String: Set<String>] = Dictionary(
    uniqueKeysWithValues: TableText.pairs(
      """
      BidirectionalCollection  last:Element?
      CodingKey                debugDescription:String description:String
      Collection               count:Int first:Element? isEmpty:Bool
      Comparable               >(_:_:):Bool <=(_:_:):Bool >=(_:_:):Bool
      Equatable                !=(_:_:):Bool
      Hashable                 hashValue:Int
      LocalizedError           errorDescription:String? failureReason:String? helpAnchor:String? recoverySuggestion:String?
      Sequence                 underestimatedCount:Int
      SetAlgebra               isEmpty:Bool
      """
    ).map { name, members in (name, TableText.words(members)) })
}
