import FakegenKnowledge
import FakegenSyntax

/// The choice of protocols to fake, and the reasons against others.
extension Program {
  /// The reason why nothing is generated for a declaration.
  struct Refusal {
    /// The message; `nil` if it has been reported already, or if nobody asked for the protocol by name.
    var message: Diagnostic.Message?
    /// The severity of the message; `nil` if it is given only to those who ask why a certain protocol is not faked.
    var severity: Diagnostic.Severity? = .error
    var notes: [Diagnostic] = []
  }

  /// The reasons why protocols that were asked for cannot be faked.
  var problemsOfChoice: [Diagnostic] {
    unknownNames
      + declarations.candidates.filter(isChosen).compactMap { id in
        refusal(of: id).flatMap { diagnostic(of: $0, for: id) }
      }
  }

  /// Whether a fake of a protocol was asked for.
  func isChosen(_ id: DeclarationID) -> Bool {
    let declaration = self[id]
    guard declaration.kind == .protocol, declaration.origin != .prelude else { return false }
    if isNamed(id) || declarations.annotationsOfExtensions[id] != nil { return true }
    return declaration.origin == .source
      && (declaration.annotation != nil || isOneOfAll(id))
  }

  /// Whether a protocol's annotation lets it have a Null type.
  func wantsNull(of id: DeclarationID) -> Bool { annotation(of: id)?.createNull ?? true }

  /// Whether a spy of a faked protocol or a class is requested.
  func wantsSpy(of id: DeclarationID) -> Bool {
    annotation(of: id)?.createSpy ?? false
      || configuration.createsSpies && !self[id].isType && isChosen(id)
  }

  /// Whether the command line names a protocol.
  private func isNamed(_ id: DeclarationID) -> Bool {
    !configuration.protocolNames.isEmpty
      && names(of: id).contains(where: configuration.protocolNames.contains)
  }

  /// The names by which a protocol can be asked for.
  private func names(of id: DeclarationID) -> [String] {
    let qualified = self[id].qualifiedName
    return [self[id].name, qualified]
      + declarations.moduleNames(of: self[id].place.file).map { "\($0).\(qualified)" }
  }

  /// Whether a protocol is faked because all are; those that the output's own module declares, as tests do, are not.
  private func isOneOfAll(_ id: DeclarationID) -> Bool {
    configuration.fakesAll && !declarations.modules.isInOutputModule(self[id].place.file)
      && !isHandWrittenEmpty(id)
  }

  /// Whether somebody wrote a protocol in the place of a generated Empty protocol.
  private func isHandWrittenEmpty(_ id: DeclarationID) -> Bool {
    guard let name = FakeKind.empty.stem(of: self[id].name) else { return false }
    return declarations.declarations(at: self[id].nesting + [name]).contains {
      self[$0].kind == .protocol && refines(id, $0)
    }
  }

  /// Whether somebody asked for this very protocol, so that leaving it out has to be explained.
  private func isRequested(_ id: DeclarationID) -> Bool {
    annotation(of: id) != nil || isNamed(id)
  }

  /// The names on the command line and in annotations under which nothing is declared.
  private var unknownNames: [Diagnostic] {
    let known = Set(declarations.candidates.flatMap(names))
    let ofProtocols = configuration.protocolNames.filter { !known.contains($0) }.map { name in
      let meant = nearestName(to: name, among: known.sorted())
      return Diagnostic(
        .error, .unknownProtocol(name).suggesting(meant), option: "protocol", value: name)
    }
    let ofExtensions = declarations.annotatedExtensions.compactMap { added -> Diagnostic? in
      let ids = declarations.extendedDeclaration(of: added).map(declarations.namesakes) ?? []
      if ids.contains(where: { self[$0].isType || self[$0].kind == .protocol && !isPrelude($0) }) {
        return nil
      }
      let name = added.qualifiedName
      let isKnown = ids.contains { self[$0].kind == .protocol }
      return diagnostic(
        .error, isKnown ? .knownExtendedProtocol(name) : .unknownExtendedProtocol(name),
        at: added.place)
    }
    return ofProtocols + misspelledModules + ofExtensions
  }

  /// Warnings about options that name an unknown module, while a module has nearly the name.
  ///
  /// Any other unknown name is harmless: it may be that of a module without sources.
  private var misspelledModules: [Diagnostic] {
    let imports =
      configuration.testableImports.map { ("testable-import", $0) }
      + configuration.imports.map { ("import", $0) }
    let isolated = Set(configuration.defaultIsolations.keys)
      .subtracting(configuration.modulesOfManifest)
    let others =
      configuration.droppedImports.map { ("drop-import", $0) }
      + configuration.mutedModules.map { ("mute", $0) }
      + configuration.modulesFakedElsewhere.map { ("leave-internals", $0) }
      + isolated.sorted().map { ("default-isolation", $0) }
    let folders = Set(declarations.sources.moduleNames)
    return misspelled(
      imports.filter { !declarations.modules.isModule($0.1) }, among: folders,
      besides: configuration.allImports)
      + misspelled(
        others,
        among: declarations.modules.names.union(folders).union(configuration.allImports))
  }

  /// Warnings about names of unknown modules that are similar to known ones.
  private func misspelled(
    _ named: [(option: String, name: String)], among known: Set<String>,
    besides others: [String] = []
  ) -> [Diagnostic] {
    named.compactMap { option, name in
      guard !known.contains(name), let meant = nearestName(to: name, among: known.sorted()),
        !others.contains(meant)
      else { return nil }
      return Diagnostic(
        .warning, .unknownModule(name).suggesting(meant), option: option, value: name)
    }
  }

  /// The annotation of a protocol, on its declaration or on an extension.
  func annotation(of id: DeclarationID) -> FakedAnnotation? {
    self[id].annotation ?? declarations.annotationsOfExtensions[id]
  }

  /// The conditions of `#if` around everything that is generated for a protocol.
  ///
  /// ```swift
  /// #if DEBUG
  /// @Faked(if: "TESTING") protocol Debugger {}  // DEBUG, TESTING
  /// #endif
  /// ```
  func conditions(of id: DeclarationID) -> [String] {
    branchesAroundFake(of: id).map(\.standalone)
  }

  /// The same as branches of `#if`; the condition of an annotation is a branch of its own.
  func branchesAroundFake(of id: DeclarationID) -> [ConditionBranch] {
    branchesAroundImports(of: id) + self[id].conditions
      + [annotation(of: id)?.branch].compactMap { $0 }
  }

  /// The reason why nothing can be generated for a protocol; `nil` if something can.
  func refusal(of id: DeclarationID) -> Refusal? {
    answers(about: id).refusal.value { findRefusal(of: id) }
  }

  private func findRefusal(of id: DeclarationID) -> Refusal? {
    if let refusal = refusalByAccess(of: id) { return refusal }
    if let message = problemOfHeading(of: id) { return Refusal(message: message) }
    // The parser has reported what is wrong; a copy of it would not compile.
    if shape(of: id).protocols.contains(where: { self[$0].isBroken }) { return Refusal() }
    if let message = problemOfMembers(of: id) { return Refusal(message: message) }
    return earlierDeclaration(of: id).map { taken in
      let note = diagnostic(.note, .previouslyDeclared(self[taken].name), at: self[taken].place)
      let message: Diagnostic.Message? =
        folders(of: taken, id).map { .duplicate(self[id].name, in: $0, $1) }
      return Refusal(message: message ?? .duplicate(self[id].name), notes: [note])
    }
  }

  /// What is wrong with the place or the ancestors of a protocol.
  private func problemOfHeading(of id: DeclarationID) -> Diagnostic.Message? {
    let name = self[id].name
    if genericTypeAround(id) != nil { return .genericContext(name) }
    if isUnnameable(id) { return .unnameableProtocol(name, module(of: id)) }
    if shape(of: id).refinesItself { return .refinesItself(name) }
    return shape(of: id).isTooDeep ? .tooManyAncestors(name) : nil
  }

  /// What is wrong with the requirements of a protocol, or with the names in them.
  private func problemOfMembers(of id: DeclarationID) -> Diagnostic.Message? {
    let shape = shape(of: id)
    if let (shared, other) = sharedName(in: shape) {
      return .sharedName(self[shared].name, folders(of: shared, other))
    }
    if let (requirement, type) = hiddenType(in: id) {
      let owner = self[requirement.owner].name
      return .hiddenType(self[type].name, requirement.member.fullName, owner, by: self[id].name)
    }
    // Several modules declare the name, and the name of the type's own module is that of a type.
    if !modulesHiddenByTypes.isEmpty,
      let (requirement, type) = mentionedType(in: shape.ownProtocols, where: isUnnameable)
    {
      return .unnameableType(self[type].name, requirement.member.fullName, module(of: type))
    }
    return shape.indistinguishable.map { special, open in
      .indistinguishable(special.member.fullName, "\(special.type)", "\(open.type)")
    }
  }

  /// The diagnostic for a refusal; `nil` if there is nothing to report.
  func diagnostic(of refusal: Refusal, for id: DeclarationID) -> Diagnostic? {
    guard let message = refusal.message, let severity = refusal.severity else { return nil }
    return diagnostic(severity, message, at: self[id].place, notes: refusal.notes)
  }

  /// The reason why nothing can be generated for a declaration that the output does not see; `nil` if it sees it.
  func refusalByAccess(of id: DeclarationID) -> Refusal? {
    let declaration = self[id]
    if declaration.access < .internal {
      return Refusal(message: isRequested(id) ? .privateDeclaration(declaration.name) : nil)
    }
    guard declaration.origin == .source, !seesInternals(of: declaration.place.file),
      declaration.access < .package
    else { return nil }
    guard isRequested(id) else { return Refusal() }
    // A library of fakes leaves the internal declarations of a module to the tests of that module.
    let isFakedElsewhere = declarations.moduleNames(of: declaration.place.file).contains(
      where: configuration.modulesFakedElsewhere.contains)
    if isNamed(id) || !configuration.omitsInaccessibleProtocols && !isFakedElsewhere {
      return Refusal(message: .internalDeclaration(declaration.name))
    }
    return Refusal(
      message: .leftInternal(declaration.name, isType: declaration.isType),
      severity: isFakedElsewhere ? nil : .warning)
  }

  /// The folders that show that two declarations belong to different modules; `nil` if they do not show that.
  private func folders(of one: DeclarationID, _ other: DeclarationID) -> (String, String)? {
    let folders = [one, other].compactMap {
      Modules.folder(of: declarations.path(of: self[$0].place.file))
    }
    guard folders.count == 2, folders[0] != folders[1] else { return nil }
    return (folders[0], folders[1])
  }

  /// A declaration that a fake would have to name, although another module declares the name, too.
  ///
  /// The output belongs to one module and imports none of the others, so that no name tells the two apart.
  private func sharedName(
    in shape: ProtocolShape
  ) -> (id: DeclarationID, other: DeclarationID)? {
    if configuration.isElsewhere || declarations.modules.known.isEmpty { return nil }
    func rival(of id: DeclarationID) -> DeclarationID? {
      guard self[id].origin == .source, declarations.module(of: id) != nil else { return nil }
      return declarations.rivals(of: root(of: id) ?? id).first {
        self[$0].origin == .source && isVisible($0)
      }
    }
    let shared =
      shape.ownProtocols.first { rival(of: $0) != nil }
      ?? mentionedType(in: shape.ownProtocols) { rival(of: $0) != nil }?.type
    return shared.flatMap { shared in rival(of: shared).map { (shared, $0) } }
  }

  /// A type in the signature of an inherited member whose name an associated type hides.
  ///
  /// Its module is not known, so that it cannot be qualified. Members that a parent's fake implements do not matter.
  private func hiddenType(
    in id: DeclarationID
  ) -> (requirement: Requirement, type: DeclarationID)? {
    let shape = shape(of: id)
    guard !shape.associatedTypes.isEmpty else { return nil }
    let owners = shape.ownProtocols.filter { $0 != id && !isFaked($0) }
    return mentionedType(in: owners) { type in
      shape.hasAssociatedType(self[type].name) && self[type].origin == .source
        && declarations.likelyModule(of: type) == nil
    }
  }

  /// The first type in the signatures of some protocols that satisfies a condition, and the requirement that has it.
  private func mentionedType(
    in protocols: [DeclarationID], where isIncluded: (DeclarationID) -> Bool
  ) -> (requirement: Requirement, type: DeclarationID)? {
    for owner in protocols {
      let scope = scope(inside: owner)
      for requirement in requirements(of: owner) {
        let types = requirement.member.signature.names.compactMap {
          meaning(of: [$0], in: scope).declaration
        }
        if let type = types.first(where: isIncluded) { return (requirement, type) }
      }
    }
    return nil
  }

  /// Whether no name in the output is certain to mean a declaration.
  func isUnnameable(_ id: DeclarationID) -> Bool {
    if modulesHiddenByTypes.isEmpty { return false }
    let root = root(of: id) ?? id
    // A module's own declarations hide all that it imports.
    guard !isOwn(root), let module = declarations.module(of: root),
      modulesHiddenByTypes.contains(module)
    else { return false }
    return declarations.rivals(of: root).contains(where: isAccessible)
  }

  private func module(of id: DeclarationID) -> String {
    declarations.module(of: root(of: id) ?? id)?.text ?? ""
  }

  /// Whether a protocol is faked because somebody asked for it.
  func isFaked(_ id: DeclarationID) -> Bool { isChosen(id) && refusal(of: id) == nil }

  /// The protocol that was declared first under the same name.
  private func earlierDeclaration(of id: DeclarationID) -> DeclarationID? {
    let declaration = self[id]
    return declarations.namesakes(of: id).first { other in
      self[other].place < declaration.place && self[other].kind == .protocol
        && self[other].origin == declaration.origin
        // Under different conditions, only one of them may exist.
        && self[other].conditions == declaration.conditions
    }
  }
}
