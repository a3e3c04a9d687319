import FakegenKnowledge

/// Which actor things belong to.
///
/// A module may put all its code on the main actor unless it says otherwise, and nobody can tell that from the
/// sources. What is generated into the same module shares that default, so it says nothing but where the
/// default would be wrong: members that other modules' protocols demand are `nonisolated`. What is generated
/// elsewhere says everything.
extension Program {
  /// Whether an attribute is a global actor: known to be one, or neither known nor called with
  /// arguments, as only macros are.
  func isGlobalActor(_ attribute: AttributeModel, in file: FileID, nesting: [String]) -> Bool {
    if attribute.baseName == "MainActor" { return true }
    guard attribute.baseName.first?.isUppercase == true,
      !isResultBuilder(attribute, in: file, nesting: nesting), Prelude.Mark(attribute) == nil
    else { return false }
    if let id = declaration(of: attribute, in: file, nesting: nesting) {
      return self[id].attributes.contains { $0.name == "globalActor" }
    }
    return !attribute.hasArguments && !Self.mockMacros.contains(attribute.baseName)
  }

  /// An attribute as the output spells it: of global actors of equal names with the module.
  func text(of attribute: AttributeModel, in file: FileID, nesting: [String]) -> String {
    guard configuration.isElsewhere, attribute.baseName.first?.isUppercase == true,
      let id = declaration(of: attribute, in: file, nesting: nesting),
      self[id].attributes.contains(where: { $0.name == "globalActor" }),
      let module = declarations.importedModule(of: id),
      declarations.rivals(of: id).contains(where: isVisible)
    else { return attribute.text }
    return "@\(module.text).\(self[id].qualifiedName)"
  }

  /// Macros that other tools attach to protocols, where on an Empty protocol they would mock it, and to types.
  private static let mockMacros: Set<String> = [
    "AutoMockable", "Cuckoo", "Faked", "Fakeable", "Mock", "Mockable", "Mocked", "Model", "Smock",
    "Spyable", "Stubbable", "Witness",
  ]

  /// The global actor that a declaration names itself, as the output spells it.
  func statedGlobalActor(of id: DeclarationID) -> Isolation? {
    globalActor(among: self[id].attributes, in: self[id].place.file, nesting: self[id].nesting)
  }

  private func globalActor(
    among attributes: [AttributeModel], in file: FileID, nesting: [String] = []
  ) -> Isolation? {
    attributes.first { isGlobalActor($0, in: file, nesting: nesting) }
      .map { .actor(text(of: $0, in: file, nesting: nesting)) }
  }

  /// Where a protocol's members, or those of a type, run.
  func isolation(of id: DeclarationID) -> Isolation {
    // What asks for itself on the way says nothing about itself.
    answers(about: id).isolation.value(meanwhile: byDefault) { findIsolation(of: id) }
  }

  /// Where the code of the output's module runs that says nothing.
  var byDefault: Isolation { .module(configuration.defaultIsolation) }

  private func findIsolation(of id: DeclarationID) -> Isolation {
    let declaration = self[id]
    if declaration.kind == .actor { return .instance }
    if let stated = statedGlobalActor(of: id) { return stated }
    // `nonisolated` only says so of all that is no actor's.
    if declaration.isNonisolated {
      return declaration.kind == .protocol && shape(of: id).isActor ? .instance : .nonisolated
    }
    if let inherited = inheritedGlobalActor(of: id) {
      // A protocol is where its parent is only as of Swift 6. Without a word it is where the compiler says.
      return declaration.kind == .protocol ? byDefault : inherited
    }
    if declaration.kind == .protocol, declaration.origin != .prelude, shape(of: id).isActor {
      return .instance
    }
    switch declaration.origin {
    case .source where !isElsewhere(declaration.place.file): return byDefault
    case .source, .support: if isModuleOnMainActor(id) { return .mainActor }
    case .prelude: break
    }
    // What the other module's code has to say, ours need not where it is the default.
    return declaration.origin != .source && configuration.defaultIsolation == .nonisolated
      ? byDefault : .nonisolated
  }

  /// A global actor that comes from above, because the compiler infers it from there.
  func inheritedGlobalActor(of id: DeclarationID) -> Isolation? {
    if self[id].kind == .protocol {
      return shape(of: id).protocols.dropFirst().lazy.compactMap(statedGlobalActor).first
    }
    let above = superclasses(of: id)
    if let superclass = above.lazy.compactMap(statedGlobalActor).first { return superclass }
    let conformances = ([id] + above).flatMap {
      parents(named: typesInheritedWhereDeclared(by: $0)).protocols
    }
    return shape(of: conformances.uniqued()).protocols.lazy.compactMap(statedGlobalActor).first
  }

  /// Whether a protocol, or a parent of its, names a global actor.
  func isOnActor(_ id: DeclarationID) -> Bool {
    !isolation(of: id).attributes.isEmpty || inheritedGlobalActor(of: id) != nil
  }

  /// Whether the code of a declaration's module runs on the main actor by default, as far as somebody said so.
  func isModuleOnMainActor(_ id: DeclarationID) -> Bool {
    let stated = declarations.module(of: id).flatMap { configuration.defaultIsolations[$0.text] }
    if let stated { return stated == .mainActor }
    return self[id].origin == .source && configuration.defaultIsolation == .mainActor
  }

  /// Whether a name is that of a type of the sources whose code, and so its conformances, are on the main actor.
  func isOnMainActor(_ named: NamedType) -> Bool {
    guard configuration.mayRunOnMainActor, let id = named.declaration, self[id].origin == .source,
      [.struct, .enum, .class].contains(self[id].kind)
    else { return false }
    return isolation(of: id).isOnMainActor
  }

  // MARK: - Members

  /// What a member says of its isolation itself.
  func statedIsolation(of member: Member) -> Isolation? {
    member.isNonisolated
      ? .nonisolated : globalActor(among: member.attributes, in: member.place.file)
  }

  /// Where a member runs, be it because its owner does.
  func isolation(of member: Member, in owner: DeclarationID) -> Isolation {
    statedIsolation(of: member) ?? isolation(of: owner)
  }

  /// Whether another protocol demands a member as well, from anywhere.
  func isDemandedFromAnywhere(_ requirement: Requirement, in shape: ProtocolShape) -> Bool {
    shape.protocols.contains { owner in
      owner != requirement.owner && isolation(of: owner) == .nonisolated
        && requirements(of: owner).contains { $0.member.isNamed(like: requirement.member) }
    }
  }

  /// Whether the user's own extension meets what another module demands from anywhere, but on the main actor only.
  private func isImplementedOnMainActor(_ requirement: Requirement, in shape: ProtocolShape) -> Bool
  {
    guard configuration.mayRunOnMainActor, isPrelude(requirement.owner) else { return false }
    return shape.protocols.contains { id in
      !isPrelude(id)
        && membersOfExtensions(of: id, named: requirement.member.name).flatMap(\.members).contains {
          $0.isNamed(like: requirement.member) && isolation(of: $0, in: id).isOnMainActor
        }
    }
  }

  /// Whether an initializer that is demanded from anywhere would have to call one on the main actor.
  ///
  /// An extension cannot do that in a class, so each class has its own: the compiler makes it, or the Null type has it.
  func isInitializerOutOfReach(_ requirement: Requirement, in shape: ProtocolShape) -> Bool {
    guard requirement.member.kind == .initializer, configuration.mayRunOnMainActor,
      isPrelude(requirement.owner), shape.isClassBound, !shape.isActor,
      let blank = blankInitializer(in: shape)
    else { return false }
    return isolation(of: blank.member, in: blank.owner).isOnMainActor
  }

  /// Whether a protocol on the main actor demands what every Null type has, and has from anywhere.
  func isNullObjectsOwn(_ requirement: Requirement) -> Bool {
    let member = requirement.member
    return configuration.mayRunOnMainActor && member.kind == .property && member.isStatic
      && member.name == "defaultValue" && requirement.type.parameterName == "Self"
      && isolation(of: requirement.owner).isOnMainActor
  }

  // MARK: - Generated types

  /// What an Empty protocol says of its isolation.
  ///
  /// Where the main actor is only the sources' default, the protocol stays outside and its members do not: the
  /// compiler takes a type on the main actor for no conformance to a protocol that refines such a one. Nor does it say
  /// `nonisolated` in another module: a fake on the main actor could not use its own state then.
  func isolationOfEmpty(_ id: DeclarationID) -> Isolation {
    let own = isolation(of: id)
    let isLeftOut = !isOwn(id) && own == .nonisolated || isOnlyByDefault(id)
    return isLeftOut ? byDefault : own
  }

  /// Whether an Empty protocol stands in a nonisolated namespace, because its module would put it on the main actor.
  func isEmptyInNamespace(_ id: DeclarationID) -> Bool {
    configuration.isOutputOnMainActor && !isOwn(id) && isolationOfEmpty(id) == byDefault
      && !shape(of: id).isActor
  }

  /// What a Null type says of its isolation: a class belongs where its superclass does.
  ///
  /// - Parameters:
  ///   - shape: What the type conforms to.
  ///   - said: What is written if nothing else has to be; `nil` for what the first protocol says.
  /// - Returns: What is to be written.
  func isolationOfNull(for shape: ProtocolShape, saying said: Isolation? = nil) -> Isolation {
    let said = said ?? isolation(of: shape.roots[0])
    if shape.isActor { return said }
    // So does a subclass of an Empty class that its module puts on the main actor.
    if let root = shape.roots.first, hasEmptyClass(root), isElsewhere(self[root].place.file),
      isolationOfEmpty(root) == byDefault
    {
      return byDefault
    }
    if let superclass = shape.superclassDeclaration, !isPrelude(superclass, named: "NSObject") {
      let above = isolation(of: superclass)
      // Without a word it would be where its protocol is.
      let isInferred =
        above.isUnstated && !above.isOnMainActor && shape.roots.contains(where: isOnActor)
      return isInferred ? .nonisolated : above
    }
    if shape.protocols.contains(where: isOnlyByDefault) { return .nonisolated }
    // What the compiler synthesizes for a type on an actor may be used there only.
    let isSynthesized =
      shape.isSendable && (shape.isClassBound || configuration.defaultIsolation == .mainActor)
      || shape.protocols.contains { id in
        Self.demandingFromAnywhere.contains { isPrelude(id, named: $0) }
      }
    if isSynthesized && configuration.defaultIsolation != .nonisolated { return .nonisolated }
    // The compiler might infer that it conforms on the actor only to the protocol of such a member.
    let isMixed =
      said.isOnGlobalActor
      && shape.protocols.contains { id in
        !isPrelude(id) && !isolation(of: id).isOnGlobalActor
          && requirements(of: id).contains {
            statedIsolation(of: $0.member)?.isOnGlobalActor ?? false
          }
      }
    if isMixed { return .nonisolated }
    let isInferred = said == byDefault && shape.roots.count == 1
    return isInferred ? inheritedGlobalActor(of: shape.roots[0]) ?? said : said
  }

  /// Protocols that a type on an actor meets only if each member says that it runs anywhere, which what the
  /// compiler or an extension makes for it does not.
  private static let demandingFromAnywhere: Set<String> = [
    "AsyncIteratorProtocol", "Decodable", "Encodable", "Equatable", "RangeReplaceableCollection",
  ]

  /// Whether `init()` of a Null type has to say that it runs anywhere, because the compiler would infer something else.
  ///
  /// - Parameters:
  ///   - shape: What the type conforms to.
  ///   - isolation: Where the type's members run.
  ///   - above: Where `init()` of the superclass runs, if there is one.
  /// - Returns: Whether it has to.
  func hasToSayNonisolated(
    initializerOf shape: ProtocolShape, in isolation: Isolation, below above: Isolation?
  ) -> Bool {
    switch isolation {
    case .actor: return above?.attributes.isEmpty ?? true
    case .nonisolated:
      // It would be where the demanded one is.
      let demanded = blankInitializer(in: shape) ?? irregularBlankInitializer(in: shape)
      return demanded.map { self.isolation(of: $0.owner) != .nonisolated } ?? false
    case .instance, .module: return above == .nonisolated
    }
  }

  /// Whether a Null type conforms on the main actor only, because its superclass or its associated types do.
  func conformsOnMainActor(
    _ shape: ProtocolShape, with types: [String: TypeModel], nulls isIsolated: (NullID) -> Bool
  ) -> Bool {
    if isBoundToSend(shape) || !configuration.mayRunOnMainActor { return false }
    if demanded(by: shape).contains(where: { isImplementedOnMainActor($0, in: shape) })
      || shape.associatedTypes.contains(where: { associated in
        guard let type = types[associated.name] else { return false }
        let demands = mergedDemands(on: associated.name, in: shape)
        return conformsOnMainActor(type, nulls: isIsolated)
          && (hasRequirements(self.shape(of: demands.parents.protocols))
            || !demands.memberConstraints.isEmpty)
      })
    {
      return true
    }
    guard let superclass = shape.superclassDeclaration, isolation(of: superclass).isOnMainActor
    else { return false }
    return isElsewhere(self[superclass].place.file)
      ? shape.protocols.contains(where: isOnlyByDefault)
      : shape.protocols.contains { isPrelude($0) && !requirements(of: $0).isEmpty }
  }

  /// What a Null type has to write itself, because whoever else does is on the main actor.
  func writtenFromAnywhere(in shape: ProtocolShape) -> [Requirement] {
    demanded(by: shape).filter { requirement in
      isInitializerOutOfReach(requirement, in: shape) || isNullObjectsOwn(requirement)
        || isBoundToSend(shape) && isImplementedOnMainActor(requirement, in: shape)
    }
  }

  /// Whether a type that conforms must not do so on the main actor only.
  func isBoundToSend(_ shape: ProtocolShape) -> Bool {
    shape.isSendable
      || shape.protocols.contains { isPrelude($0, named: "SendableMetatype") }
  }

  /// Whether a protocol is on the main actor for no other reason than that its module's code is.
  private func isOnlyByDefault(_ id: DeclarationID) -> Bool {
    isElsewhere(self[id].place.file) && isolation(of: id) == .mainActor
      && statedGlobalActor(of: id) == nil
  }
}
