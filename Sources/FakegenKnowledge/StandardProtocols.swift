/// Protocols of the standard library and of the runtime with special demands.
package enum StandardProtocols {
  /// Those whose requirements are all in the prelude, except for those that the language calls; also their aliases.
  package static let known = TableText.words(
    """
    Actor AnyObject BitwiseCopyable CaseIterable Codable Comparable Copyable CustomDebugStringConvertible
    CustomStringConvertible Decodable Defaultable Encodable Equatable Error Escapable Hashable
    Identifiable IteratorProtocol LosslessStringConvertible NullObject RawRepresentable Sendable
    SendableMetatype
    """)

  /// Those whose requirements a type on an actor meets only by members that are declared `nonisolated`, which
  /// synthesized members and those of extensions are not.
  package static let needingNonisolatedWitnesses = TableText.words(
    "AsyncIteratorProtocol Decodable Encodable Equatable RangeReplaceableCollection")
}
