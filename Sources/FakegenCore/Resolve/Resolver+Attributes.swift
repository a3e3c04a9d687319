extension Resolver {
  /// The attributes of a protocol that its Empty protocol, extensions and Null type repeat.
  func repeatedAttributes(of index: Int) -> [String] {
    let declaration = table[index]
    var texts = declaration.attributes.filter { isRepeated($0, from: declaration.nesting) }
      .map(\.text)
    if let inherited = inheritedGlobalActor(of: index) { texts.append(inherited) }
    return texts
  }

  private func isRepeated(_ attribute: AttributeModel, from nesting: [String]) -> Bool {
    switch attribute.name {
    case "": return !attribute.text.contains("@Faked") && !attribute.text.contains("@objc")
    case "available", "_spi", "MainActor": return true
    case "Faked", "Faked.Faked": return false
    default:
      // What is spelled in lower case is the compiler's, and says something about one declaration.
      guard attribute.baseName.first?.isUppercase == true else { return false }
      return isGlobalActor(attribute, from: nesting)
    }
  }

  /// Whether an attribute is a global actor: known to be one, or neither known nor called with
  /// arguments, as only macros are.
  func isGlobalActor(_ attribute: AttributeModel, from nesting: [String]) -> Bool {
    if attribute.baseName == "MainActor" { return true }
    guard attribute.baseName.first?.isUppercase == true, !attribute.isResultBuilder else {
      return false
    }
    let path = attribute.name.split(separator: ".").map(String.init)
    if let index = table.lookUp(path, from: nesting) {
      return table[index].attributes.contains { $0.name == "globalActor" }
    }
    if attribute.name == "Unfakeable" { return false }
    return !attribute.hasArguments && !Self.mockMacros.contains(attribute.baseName)
  }

  /// Macros that other tools attach to protocols; on an Empty protocol they would mock it.
  private static let mockMacros: Set<String> = [
    "AutoMockable", "Cuckoo", "Faked", "Fakeable", "Mock", "Mockable", "Mocked", "Smock", "Spyable",
    "Stubbable", "Witness",
  ]

  /// A global actor that comes from a parent, because the compiler infers it from there.
  private func inheritedGlobalActor(of index: Int) -> String? {
    let declaration = table[index]
    if declaration.modifiers.contains(where: { $0.hasPrefix("nonisolated") }) { return nil }
    if declaration.attributes.contains(where: { isGlobalActor($0, from: declaration.nesting) }) {
      return nil
    }
    for parent in graph.shape(of: index).protocols.dropFirst() {
      let declaration = table[parent]
      let actor = declaration.attributes.first { isGlobalActor($0, from: declaration.nesting) }
      if let actor { return actor.text }
    }
    return nil
  }

  /// Whether the protocol's members run on a global actor.
  func isIsolated(_ index: Int) -> Bool {
    let declaration = table[index]
    return inheritedGlobalActor(of: index) != nil
      || declaration.attributes.contains { isGlobalActor($0, from: declaration.nesting) }
  }

  /// `nonisolated`, if the protocol says so; its members then do not.
  func repeatedModifiers(of index: Int) -> [String] {
    table[index].modifiers.filter { $0.hasPrefix("nonisolated") }
  }

  /// The attributes that a member keeps.
  func keptAttributes(of member: Member) -> [String] {
    member.attributes.filter { attribute in
      switch attribute.name {
      case "": return !attribute.text.contains("@Fake")
      case "objc", "FakeDefault", "Faked.FakeDefault", "inlinable", "usableFromInline": return false
      case "SynthesizedForStructs", "SynthesizedForClasses", "SynthesizedForActors", "Unless",
        "ByIdentity", "ForInt":
        return false
      case "_spi", "_disfavoredOverload": return true
      default: return !attribute.name.hasPrefix("_") && !attribute.isResultBuilder
      }
    }.map(\.text)
  }

  /// The modifiers that a member keeps, without access.
  func keptModifiers(of member: Member, in shape: ProtocolShape, owner: [String]) -> [String] {
    member.modifiers.filter { modifier in
      switch modifier {
      case "mutating", "nonmutating": !(shape.isClassBound || shape.isActor)
      case "optional", "dynamic", "override", "required", "convenience": false
      default: !(modifier.hasPrefix("nonisolated") && !owner.isEmpty && modifier == "nonisolated")
      }
    }
  }
}
