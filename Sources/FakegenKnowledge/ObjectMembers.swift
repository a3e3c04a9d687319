/// What `NSObject` has, so that no Empty class writes it again.
package enum ObjectMembers {
  /// Members by their full names.
  package static let names: Set<String> = Set(
    TableText.words(
      """
      conforms(to:) copy() debugDescription description hash isEqual(_:) isKind(of:) isMember(of:)
      isProxy() mutableCopy() responds(to:) self() superclass
      """))

  /// The standard library's protocols that it conforms to.
  package static let protocols: Set = [
    "CustomDebugStringConvertible", "CustomStringConvertible", "Equatable", "Hashable",
    "NSObjectProtocol",
  ]
}
