import FakegenKnowledge
import FakegenSyntax

extension Program {
  /// The attributes of a protocol or a type that are repeated on what is generated for it.
  ///
  /// ```swift
  /// @available(macOS 13, *) @MainActor @Faked protocol Screen {}
  /// // @available(macOS 13, *)
  /// // @MainActor
  /// // protocol EmptyScreen: Screen {}
  /// ```
  func repeatedAttributes(of id: DeclarationID) -> [String] {
    availability(around: id)
      + self[id].attributes.filter { isRepeated($0, of: id) }
      .map { text(of: $0, in: scope(around: id)) }
  }

  /// The `@available` attributes of the nearest type around a declaration that has any, unless the declaration has some
  /// itself, which narrow them.
  private func availability(around id: DeclarationID) -> [String] {
    let nearest = enclosure(of: id).first { self[$0].attributes.has("available") }
    guard let nearest, nearest != id else { return [] }
    return self[nearest].attributes.filter { $0.name == "available" }.map(\.text)
  }

  /// Whether what is generated for some declarations may be marked `@_spi`, which only public declarations may.
  private func mayBeSPI(_ roots: [DeclarationID]) -> Bool {
    roots.allSatisfy { generatedAccess(for: $0) >= .public }
  }

  private func isRepeated(_ attribute: AttributeModel, of id: DeclarationID) -> Bool {
    switch attribute.name {
    // Attributes under `#if` are repeated only if extensions may have all of them.
    case "":
      return attribute.text.split(separator: "@").dropFirst().allSatisfy { text in
        ["available", "_spi"].contains { text.hasPrefix($0) }
          || text.first?.isUppercase == true
            && !text.hasPrefix("Faked")
      }
    case "available", "MainActor": return true
    case "_spi": return mayBeSPI([id])
    case "Faked", "Faked.Faked": return false
    default: return isGlobalActor(attribute, in: scope(around: id))
    }
  }

  // MARK: - Members

  /// The attributes that a member keeps where it is written again in what is generated for some protocols.
  func keptAttributes(of member: Member, for roots: [DeclarationID]) -> [String] {
    member.attributes.filter { attribute in
      switch attribute.name {
      case "": return !attribute.text.contains("@Fake")
      case "objc", "inlinable", "usableFromInline": return false
      case "_spi": return mayBeSPI(roots)
      case "_disfavoredOverload": return true
      default:
        return !attribute.name.hasPrefix("_") && !attribute.isMacroForProperty
          && Prelude.Mark(attribute) == nil
          && !isResultBuilder(attribute, in: NameScope(around: member))
      }
    }.map { text(of: $0, in: NameScope(around: member)) }
  }

  /// Whether an attribute is a result builder: it is declared as one, or its name ends in `Builder`.
  func isResultBuilder(_ attribute: AttributeModel, in scope: NameScope) -> Bool {
    if attribute.baseName.hasSuffix("Builder") { return true }
    guard attribute.baseName.isCapitalized else { return false }
    return declaration(of: attribute, in: scope).map { id in
      // The compiler writes the second name in module interfaces.
      self[id].attributes.contains { ["resultBuilder", "_functionBuilder"].contains($0.name) }
    } ?? false
  }

  /// The result builders among the attributes of a property or a parameter.
  func resultBuilders(among attributes: [AttributeModel], in scope: NameScope) -> [AttributeModel] {
    attributes.filter { isResultBuilder($0, in: scope) }
  }

  /// The type that an attribute names, possibly by an alias: a property wrapper, a result builder, a global actor.
  func declaration(of attribute: AttributeModel, in scope: NameScope) -> DeclarationID? {
    let id = meaning(of: attribute, in: scope)
    return id.flatMap(aliasedType).map { unaliased($0).declarations.first } ?? id
  }

  /// Returns an attribute with the name of the type that it names by an alias.
  ///
  /// ```swift
  /// typealias UIActor = MainActor
  ///
  /// @UIActor protocol Screen {}  // @MainActor
  /// ```
  func unaliased(_ attribute: AttributeModel, in scope: NameScope) -> AttributeModel {
    guard let type = meaning(of: attribute, in: scope).flatMap(aliasedType),
      case .named(let named) = unaliased(type)
    else { return attribute }
    let name = named.declaration.map { self[$0].qualifiedName } ?? named.description
    let arguments = attribute.text.dropFirst("@\(attribute.name)".count)
    return AttributeModel(name: name, text: "@\(name)\(arguments)")
  }

  private func meaning(of attribute: AttributeModel, in scope: NameScope) -> DeclarationID? {
    meaning(of: attribute.path, in: scope).declaration
  }
}

extension Member {
  /// The modifiers, without access, that a member keeps where it is written again.
  ///
  /// - Parameters:
  ///   - isReference: Whether it becomes a member of a class or an actor, where nothing is mutating or consuming.
  ///   - isolation: The isolation that the surrounding type or extension states for all its members.
  /// - Returns: The modifiers.
  func keptModifiers(isReference: Bool, in isolation: Isolation) -> [String] {
    // Only a stored property is `nonisolated(unsafe)`; computed ones are nonisolated.
    modifiers.map { $0 == "nonisolated(unsafe)" ? "nonisolated" : $0 }.filter { modifier in
      switch modifier {
      case "mutating", "nonmutating", "borrowing", "consuming", "__consuming": !isReference
      case "optional", "dynamic", "override", "required", "convenience": false
      // Only members of classes have these, and requirements do not.
      case "open", "public", "package", "internal", "fileprivate", "private", "lazy": false
      case "nonisolated": isolation != .nonisolated
      default: !modifier.hasSuffix("(set)")
      }
    }
  }
}
