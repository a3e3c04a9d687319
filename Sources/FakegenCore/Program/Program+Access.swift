import FakegenKnowledge

extension Program {
  /// Whether a file of the sources belongs to another module than the output.
  func isElsewhere(_ file: FileID) -> Bool {
    configuration.isElsewhere && !declarations.modules.isInOutputModule(file)
  }

  /// Whether a declaration of the sources belongs to the output's own module.
  func isOwn(_ id: DeclarationID) -> Bool {
    self[id].origin == .source && !isElsewhere(self[id].place.file)
  }

  /// Whether the output sees the internal declarations of a file.
  func seesInternals(of file: FileID) -> Bool {
    if declarations.isSupport(file) { return false }
    if !isElsewhere(file) { return true }
    // A file of an unknown module is assumed to belong to one that the output imports with `@testable`, if any.
    return declarations.modules.module(of: file).map {
      configuration.testableImports.contains($0.text)
    } ?? !configuration.testableImports.isEmpty
  }

  /// Whether a declaration can be named in the output.
  func isAccessible(_ id: DeclarationID) -> Bool {
    let file = self[id].place.file
    // Extensions may nest a type in a type that only their own file sees.
    return enclosure(of: id).allSatisfy {
      isAccessible(self[$0].access, in: self[$0].place.file)
        && !belongsToUnimportedSPI(self[$0].attributes, in: file)
    }
  }

  /// Whether a declaration of another module belongs to an SPI, as `@_spi(Testing)`, that the output does not import.
  ///
  /// ```swift
  /// @_spi(Testing) public func reset()  // only for files with `@_spi(Testing) import Lib`
  /// ```
  func belongsToUnimportedSPI(_ attributes: [AttributeModel], in file: FileID) -> Bool {
    guard isElsewhere(file) || declarations.isSupport(file) else { return false }
    return attributes.contains { $0.name == "_spi" && !importedSPIs.contains($0.text) }
  }

  /// The access of a declaration, which is at most that of the types around it.
  ///
  /// ```swift
  /// extension Parser { public struct Iterator {} }  // as visible as `Parser`
  /// ```
  func access(of id: DeclarationID) -> Access {
    enclosure(of: id).map { self[$0].access }.min() ?? .internal
  }

  /// Whether the output may see a declaration, including those that only its package sees.
  func isVisible(_ id: DeclarationID) -> Bool {
    isAccessible(id) || access(of: id) == .package && self[id].origin == .source
  }

  /// Whether the output may use a member; where it names a type that only the type's package sees, so does it see the
  /// type's members.
  func isVisible(_ member: Member, of id: DeclarationID) -> Bool {
    isAccessible(member.access, in: member.place.file)
      || member.access == .package && access(of: id) == .package && self[id].origin == .source
  }

  /// Whether something that a file declares can be named in the output.
  func isAccessible(_ access: Access, in file: FileID) -> Bool {
    declarations.isPrelude(file) || access >= (seesInternals(of: file) ? .internal : .public)
  }

  /// Whether a member of a type, or of an extension of it, can be named in the output.
  func isAccessible(_ member: Member) -> Bool {
    isAccessible(member.access, in: member.place.file)
      && !belongsToUnimportedSPI(member.attributes, in: member.place.file)
  }

  /// The access of what is generated for a protocol: that of the protocol; in another module, it is at most internal
  /// unless the output is to be public.
  func generatedAccess(for id: DeclarationID) -> Access {
    isOwn(id) || configuration.isPublic ? access(of: id) : min(access(of: id), .internal)
  }

  /// Whether a member can be used on every actor and without a warning.
  func isUsable(_ member: Member) -> Bool {
    !member.attributes.contains { $0.name == "available" || $0.name.isEmpty }
      && (statedIsolation(of: member) ?? .nonisolated) == .nonisolated
  }

  /// Whether a member may be used without a warning wherever a requirement is available.
  ///
  /// ```swift
  /// protocol Log { @available(*, deprecated) func log(_ text: String) }
  /// extension Log { @available(*, deprecated, renamed: "add") func log(_ text: String) { add(text) } }
  /// ```
  func isAvailable(_ member: Member, wherever requirement: Requirement) -> Bool {
    let given = self[requirement.owner].attributes + requirement.member.attributes
    let isDeprecated = given.contains { $0.isDeprecation && $0.text.hasPrefix("@available(*") }
    return member.attributes.allSatisfy { attribute in
      attribute.name != "available" || given.contains(attribute)
        || isDeprecated && attribute.isDeprecation
    }
  }
}
