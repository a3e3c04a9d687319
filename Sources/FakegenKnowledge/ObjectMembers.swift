/// The members and conformances of `NSObject`, which an Empty class does not repeat.
package enum ObjectMembers {
  /// The full names of its members.
  package static let names: Set<String> = TableText.words(
    """
    conforms(to:) copy() debugDescription description hash isEqual(_:) isKind(of:) isMember(of:)
    isProxy() mutableCopy() responds(to:) self() superclass
    """)

  /// The protocols of the standard library that it conforms to.
  package static let protocols: Set = [
    "CustomDebugStringConvertible", "CustomStringConvertible", "Equatable", "Hashable",
    "NSObjectProtocol",
  ]
}
