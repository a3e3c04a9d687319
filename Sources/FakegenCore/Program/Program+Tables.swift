import FakegenKnowledge

extension Program {
  /// Whether a type of the standard library conforms to some protocols.
  ///
  /// - Parameters:
  ///   - row: The type.
  ///   - protocols: What it has to conform to.
  ///   - element: Its element, on which some conformances depend.
  /// - Returns: Whether it conforms to all of them.
  func conforms(
    _ row: StandardConformances.Row, to protocols: [DeclarationID], element: TypeModel? = nil
  ) -> Bool {
    var names = row.protocols
    if let element, StandardConformances.plainElements.contains(element.bare.description) {
      names += row.withElement
    }
    if names.contains("Codable") { names += ["Decodable", "Encodable"] }
    return protocols.allSatisfy { id in
      isMarker(id)
        || isPrelude(id)
          && names.contains { name in
            declarations.declarations(at: [name]).contains { isPrelude($0) && refines($0, id) }
          }
    }
  }

  /// Whether every type of the tables conforms to a protocol.
  private func isMarker(_ id: DeclarationID) -> Bool {
    isPrelude(id) && ["Copyable", "Escapable", "SendableMetatype"].contains(self[id].name)
  }
}
