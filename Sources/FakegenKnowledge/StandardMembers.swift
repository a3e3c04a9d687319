/// What the standard library's extensions give to whatever conforms to its protocols.
///
/// A protocol may demand it again, but it needs no default: a type has the library's own, which is right.
package enum StandardMembers {
  /// Whether a protocol's extension gives a member.
  ///
  /// - Parameters:
  ///   - member: The member's full name, and its type.
  ///   - name: The protocol.
  /// - Returns: Whether it does.
  package static func contains(_ member: (name: String, type: String), of name: String) -> Bool {
    members[name]?.contains("\(member.name):\(member.type)") ?? false
  }

  /// The names of all of them, without labels: most members have none of these.
  package static let names = Set(
    members.values.joined().map { String($0.prefix { $0 != "(" && $0 != ":" }) })

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
