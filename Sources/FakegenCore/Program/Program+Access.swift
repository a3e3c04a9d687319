extension Program {
  /// Whether the output sees what is internal in the sources.
  var seesInternals: Bool { !configuration.isElsewhere || !configuration.testableImports.isEmpty }

  /// Whether a declaration can be named in the output.
  func isAccessible(_ id: DeclarationID) -> Bool {
    isAccessible(self[id].access, origin: self[id].origin)
  }

  /// Whether something of an access and an origin can be named in the output.
  func isAccessible(_ access: Access, origin: Declaration.Origin) -> Bool {
    switch origin {
    case .prelude: true
    case .source where seesInternals: access >= .internal
    case .source, .support: access >= .public
    }
  }

  /// What a member of a type needs to be seen from where the fakes are.
  func minimumAccess(ofMembersOf id: DeclarationID) -> Access {
    self[id].origin == .source && seesInternals ? .internal : .public
  }

  /// The access of what is generated for a protocol: what is for another module's is for this one alone.
  func generatedAccess(for id: DeclarationID) -> Access {
    self[id].origin == .source ? self[id].access : min(self[id].access, .internal)
  }

  /// The access modifier of what is generated for something; none where everything is internal.
  func accessModifiers(_ access: Access) -> [String] {
    if configuration.isElsewhere { return [] }
    return access.modifier.map { [$0] } ?? []
  }

  /// Whether a member may be used on every actor, and its use makes no warning.
  func isUsable(_ member: Member) -> Bool {
    !member.attributes.contains { attribute in
      attribute.name == "available" || attribute.name.isEmpty
        || isGlobalActor(attribute, in: member.place.file, nesting: [])
    }
  }
}
