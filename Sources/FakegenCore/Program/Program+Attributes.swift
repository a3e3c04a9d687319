import FakegenKnowledge
import FakegenSyntax

extension Program {
  /// The attributes of a protocol or a type that is repeated by what is generated for it, and those that say where that
  /// runs.
  ///
  /// ```swift
  /// @available(macOS 13, *) @MainActor @Faked protocol Screen {}
  /// // @available(macOS 13, *)
  /// // @MainActor
  /// // protocol EmptyScreen: Screen {}
  /// ```
  ///
  /// - Parameters:
  ///   - id: The protocol or the type.
  ///   - isolation: Where what is generated runs.
  /// - Returns: The attributes as they are written.
  func repeatedAttributes(of id: DeclarationID, in isolation: Isolation) -> [String] {
    let texts = self[id].attributes.filter { isRepeated($0, of: id) }.map {
      text(of: $0, in: self[id].place.file, nesting: self[id].nesting)
    }
    let (own, written) = (self.isolation(of: id).attributes, isolation.attributes)
    return texts.filter { written.contains($0) || !own.contains($0) }
      + written.filter { !texts.contains($0) }
  }

  /// Whether what is generated may say `@_spi`, which only what is public may.
  private var mayBeSPI: Bool { !configuration.isElsewhere || configuration.isPublic }

  private func isRepeated(_ attribute: AttributeModel, of id: DeclarationID) -> Bool {
    switch attribute.name {
    // An `#if`: what is not for extensions as well stays where it is.
    case "":
      return attribute.text.split(separator: "@").dropFirst().allSatisfy { text in
        ["available", "_spi"].contains { text.hasPrefix($0) }
          || text.first?.isUppercase == true
            && !text.hasPrefix("Faked")
      }
    case "available", "MainActor": return true
    case "_spi": return mayBeSPI
    case "Faked", "Faked.Faked": return false
    default:
      // What is spelled in lower case is the compiler's, and says something about one declaration.
      guard attribute.baseName.isCapitalized else { return false }
      return isGlobalActor(attribute, in: self[id].place.file, nesting: self[id].nesting)
    }
  }

  /// Whether each use of a name is a warning, but for uses by what is deprecated, too.
  func isDeprecated(_ id: DeclarationID) -> Bool {
    self[id].attributes.contains { $0.name == "available" && $0.text.contains("deprecated") }
  }

  // MARK: - Members

  /// The attributes that a member keeps.
  func keptAttributes(of member: Member) -> [String] {
    member.attributes.filter { attribute in
      switch attribute.name {
      case "": return !attribute.text.contains("@Fake")
      case "objc", "FakeDefault", "Faked.FakeDefault", "inlinable", "usableFromInline": return false
      case "_spi": return mayBeSPI
      case "_disfavoredOverload": return true
      default:
        return !attribute.name.hasPrefix("_") && !isResultBuilder(attribute, in: member.place.file)
          && Prelude.Mark(attribute) == nil
      }
    }.map { text(of: $0, in: member.place.file, nesting: []) }
  }

  /// Whether an attribute of a member transforms its body.
  func hasResultBuilder(_ member: Member) -> Bool {
    member.attributes.contains { isResultBuilder($0, in: member.place.file) }
  }

  /// Whether an attribute transforms the body: it is declared to, or has a name as such attributes have.
  func isResultBuilder(
    _ attribute: AttributeModel, in file: FileID, nesting: [String] = []
  ) -> Bool {
    if attribute.baseName.hasSuffix("Builder") { return true }
    guard attribute.baseName.isCapitalized else { return false }
    return declaration(of: attribute, in: file, nesting: nesting).map { id in
      // The compiler writes the second in interfaces.
      self[id].attributes.contains { ["resultBuilder", "_functionBuilder"].contains($0.name) }
    } ?? false
  }

  /// The result builders among the attributes of a property or a parameter.
  func resultBuilders(among attributes: [AttributeModel], in scope: NameScope) -> [AttributeModel] {
    attributes.filter { isResultBuilder($0, in: scope.file, nesting: scope.nesting) }
  }

  /// The type that an attribute names: a property wrapper, a result builder, a global actor.
  func declaration(
    of attribute: AttributeModel, in file: FileID, nesting: [String]
  ) -> DeclarationID? {
    let path = attribute.name.prefix { $0 != "<" }.split(separator: ".").map(String.init)
    return meaning(of: path, in: NameScope(file: file, nesting: nesting)).declaration
  }
}

extension Member {
  /// The modifiers that the member keeps where it is written again, without access.
  ///
  /// - Parameters:
  ///   - isReference: Whether it becomes one of a class or an actor, where nothing is mutating or consumed.
  ///   - isolation: What the type or the extension around it says for all its members.
  /// - Returns: The modifiers.
  func keptModifiers(isReference: Bool, in isolation: Isolation) -> [String] {
    modifiers.filter { modifier in
      switch modifier {
      case "mutating", "nonmutating", "borrowing", "consuming", "__consuming": !isReference
      case "optional", "dynamic", "override", "required", "convenience": false
      // Of a class's members only.
      case "open", "public", "package", "internal", "lazy",
        "nonisolated(unsafe)":
        false
      case "nonisolated": isolation != .nonisolated
      default: !modifier.hasSuffix("(set)")
      }
    }
  }
}
