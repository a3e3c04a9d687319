import FakegenKnowledge

extension Program {
  /// Whether a file of the sources belongs to another module than the output.
  func isElsewhere(_ file: FileID) -> Bool {
    configuration.isElsewhere && !declarations.modules.isInOutputModule(file)
  }

  /// Whether a declaration of the sources is of the output's own module.
  func isOwn(_ id: DeclarationID) -> Bool {
    self[id].origin == .source && !isElsewhere(self[id].place.file)
  }

  /// Whether the output sees what is internal in a file.
  func seesInternals(of file: FileID) -> Bool {
    if declarations.isSupport(file) { return false }
    if !isElsewhere(file) { return true }
    // Of a file whose module nobody knows, the best is assumed.
    return declarations.modules.module(of: file).map {
      configuration.testableImports.contains($0.text)
    } ?? !configuration.testableImports.isEmpty
  }

  /// Whether a declaration can be named in the output.
  func isAccessible(_ id: DeclarationID) -> Bool {
    let file = self[id].place.file
    return isAccessible(self[id].access, in: file)
      && (outerDeclarations(of: id) + [id]).allSatisfy {
        !isOfClosedInterface(self[$0].attributes, in: file)
      }
  }

  /// Whether something of another module belongs to a part of its interface, as `@_spi(Testing)`, that the output does
  /// not import.
  ///
  /// ```swift
  /// @_spi(Testing) public func reset()  // only for files that say `@_spi(Testing) import Lib`
  /// ```
  func isOfClosedInterface(_ attributes: [AttributeModel], in file: FileID) -> Bool {
    guard isElsewhere(file) || declarations.isSupport(file) else { return false }
    return attributes.contains { $0.name == "_spi" && !interfaces.contains($0.text) }
  }

  /// Whether the output sees a declaration, also one that only its package sees.
  func isVisible(_ id: DeclarationID) -> Bool {
    isAccessible(id) || self[id].access == .package && self[id].origin == .source
  }

  /// Whether something that a file declares can be named in the output.
  func isAccessible(_ access: Access, in file: FileID) -> Bool {
    declarations.isPrelude(file) || access >= (seesInternals(of: file) ? .internal : .public)
  }

  /// Whether a member of a type, or of an extension of it, can be named in the output.
  func isAccessible(_ member: Member) -> Bool {
    isAccessible(member.access, in: member.place.file)
  }

  /// The access of what is generated for a protocol: what is for another module's is for this one alone, unless it
  /// is to be public.
  func generatedAccess(for id: DeclarationID) -> Access {
    isOwn(id) || configuration.isPublic ? self[id].access : min(self[id].access, .internal)
  }

  /// Whether a member may be used on every actor, and its use makes no warning.
  func isUsable(_ member: Member) -> Bool {
    !member.attributes.contains { $0.name == "available" || $0.name.isEmpty }
      && (statedIsolation(of: member) ?? .nonisolated) == .nonisolated
  }
}
