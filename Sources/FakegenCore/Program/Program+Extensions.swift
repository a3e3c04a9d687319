import FakegenSyntax

/// Members and conformances that users write in extensions.
extension Program {
  /// The bound types that a type or a protocol is declared to inherit from or conform to.
  ///
  /// Those of extensions are left out: they contain no superclass, and do not affect the isolation of the type.
  func typesInheritedWhereDeclared(by id: DeclarationID) -> [TypeModel] {
    let around = scope(around: id)
    let demanded = self[id].constraints.filter {
      $0.relation == .conforms && $0.left.namePath == ["Self"]
    }
    return (self[id].inherited + demanded.map(\.right)).map { bind($0, in: around) }
  }

  /// The bound types that a type or a protocol inherits from or conforms to, by its declaration and those of its
  /// extensions that the sources see.
  func inheritedTypes(of id: DeclarationID) -> [TypeModel] {
    typesInheritedWhereDeclared(by: id)
      + declarations.extensions(of: id).filter { declarations.isSeen($0.place.file, adding: id) }
      .flatMap(inheritedTypes)
  }

  /// The bound types that an extension adds conformances to.
  func inheritedTypes(of added: Declaration) -> [TypeModel] {
    let scope = NameScope(
      file: added.place.file, nesting: added.path, outerModule: added.outerModule)
    return added.inherited.map { bind($0, in: scope) }
  }

  /// The members of a type, including the initializers and static members that unconditional extensions add.
  func ownMembers(of id: DeclarationID) -> [Member] {
    declarations.members(of: id) + addedMembers(of: id)
  }

  /// The types that a type may be made of: those of its stored properties, and of the parameters of its cases or
  /// initializers.
  func partTypes(of id: DeclarationID, madeBy kinds: Set<Member.Kind>) -> [TypeModel] {
    let scope = scope(inside: id)
    let makers = ownMembers(of: id).filter { kinds.contains($0.kind) }
    return storedProperties(of: id).map { type(of: $0, in: scope) }
      + makers.flatMap(\.parameters).map { bind($0.type, in: scope) }
  }

  /// The initializers and static members that unconditional extensions add to a type.
  func addedMembers(of id: DeclarationID) -> [Member] {
    answers(about: id).addedMembers.value {
      let known = enclosure(of: id).flatMap { self[$0].attributes }
      return declarations.extensions(of: id, with: .makesValues).filter {
        $0.isUnconditional(given: known) && declarations.isSeen($0.place.file, adding: id)
      }.flatMap(declarations.members)
    }
  }

  /// The initializers and static members of a type that have a certain name, including enum cases.
  func makers(of id: DeclarationID, named name: String) -> [Member] {
    let byName = answers(about: id).makers.value {
      Dictionary(
        grouping: ownMembers(of: id).filter { $0.kind == .initializer || $0.isStatic }, by: \.name)
    }
    return byName[name] ?? []
  }

  /// A maker, with the parameters that some arguments are for, and those that keep their default arguments.
  typealias Maker = (member: Member, given: [Parameter], kept: [Parameter])

  /// The makers that a use of their name may mean.
  ///
  /// Without parentheses, it means what is not called; otherwise, it means what takes arguments with such labels.
  ///
  /// ```swift
  /// struct Port { static let any = Port(n: 0); static func make(_ n: Int, secure: Bool = true) -> Port { … } }
  /// // `.any` means the first, and `.make(80)` the second, with the default argument of `secure`
  /// ```
  ///
  /// - Parameters:
  ///   - id: The type.
  ///   - name: The name.
  ///   - labels: The labels of the arguments; `nil` if there are no parentheses.
  /// - Returns: The makers.
  func makers(
    of id: DeclarationID, named name: String, takenBy labels: [String?]?
  ) -> [Maker] {
    makers(of: id, named: name).compactMap { member in
      let isCalled = [.initializer, .method].contains(member.kind) || !member.parameters.isEmpty
      guard isCalled, let labels else { return isCalled || labels != nil ? nil : (member, [], []) }
      return member.parameters.taken(by: labels).map { (member, $0.given, $0.kept) }
    }
  }

  /// Whether a type conforms to `Defaultable`, as far as its declaration and extensions tell.
  ///
  /// - Parameters:
  ///   - id: The type.
  ///   - mayBeConditional: Whether a conditional conformance is enough.
  /// - Returns: Whether there is such a conformance.
  func declaresDefault(
    _ id: DeclarationID, underConditions mayBeConditional: Bool = false
  ) -> Bool {
    let added = declarations.extensions(of: id, with: .namesDefault).filter {
      mayBeConditional || $0.isUnconditional(given: self[id].attributes)
    }
    return ([self[id]] + added).flatMap(\.inherited).contains(where: \.namesDefaultable)
  }

  // MARK: - Witnesses

  /// A member that somebody wrote in an extension of an Empty protocol, and the branches of `#if` around it.
  typealias WrittenMember = (member: Member, branches: [ConditionBranch])

  /// The members that users wrote in extensions of the Empty protocol and that every conforming type gets.
  func membersWritten(inEmptyOf id: DeclarationID) -> [WrittenMember] {
    answers(about: id).membersWritten.value {
      // Another type of that name is no Empty protocol.
      if let taken = takenName(.empty, of: id), self[taken].kind != .protocol { return [] }
      return declarations.extensions(of: path(.empty, of: id))
        .filter { shape(of: id).meets($0, of: id) }.flatMap { added in
          declarations.members(of: added).map { ($0, added.conditions + $0.conditions) }
        }
    }
  }

  /// Whether a member that somebody wrote takes the place of a requirement's default.
  ///
  /// If overloads have the same name and labels, the types decide which of them is meant.
  ///
  /// ```swift
  /// @Faked protocol Store { func save(_ n: Int); func save(_ n: String) }
  /// extension EmptyStore { func save(_ n: Int) { … } }
  /// // only save(_: Int) has been written; EmptyStore gets the other
  /// ```
  ///
  /// - Parameters:
  ///   - requirement: The requirement.
  ///   - member: The member that somebody wrote.
  ///   - id: The protocol for whose Empty protocol it was written.
  ///   - requirements: All requirements, including overloads.
  /// - Returns: Whether no default is needed.
  func isWritten(
    _ requirement: Requirement, as member: Member, inEmptyOf id: DeclarationID,
    beside requirements: [Requirement]
  ) -> Bool {
    guard member.isNamed(like: requirement.member) else { return false }
    let overloads = requirements.filter { $0.member.isNamed(like: member) }
    let shape = shape(of: id)
    let key = witness(member, inExtensionOf: id).witnessKey(in: shape)
    let alike = overloads.filter { $0.witnessKey(in: shape) == key }
    return alike.isEmpty || alike.contains { $0.key == requirement.key }
  }

  /// The members that extensions add to a protocol, under whatever constraints.
  func membersOfExtensions(of id: DeclarationID) -> [Member] {
    declarations.extensions(of: id).flatMap(declarations.members)
  }

  /// The members of a certain name that extensions add to a protocol, under whatever constraints.
  func membersOfExtensions(of id: DeclarationID, named name: String) -> [Member] {
    membersByExtension(of: id, named: name).flatMap(\.members)
  }

  /// The same, grouped by extension.
  func membersByExtension(
    of id: DeclarationID, named name: String
  ) -> [(added: Declaration, members: [Member])] {
    let byName = answers(about: id).membersOfExtensionsByName.value {
      var result: [String: [(added: Declaration, members: [Member])]] = [:]
      for added in declarations.extensions(of: id) {
        let members = Dictionary(grouping: declarations.members(of: added), by: \.name)
        for (name, members) in members { result[name, default: []].append((added, members)) }
      }
      return result
    }
    return byName[name] ?? []
  }

  // MARK: - Empty protocols by hand

  /// The Empty protocol that someone wrote for a parent, unless it is less visible than what is generated for that.
  func handWrittenEmpty(of parent: DeclarationID) -> DeclarationID? {
    declarations.declarations(at: path(.empty, of: parent)).first { empty in
      self[empty].kind == .protocol && isAccessible(empty) && refines(empty, parent)
        && generatedAccess(for: empty) >= generatedAccess(for: parent)
    }
  }

  /// Whether somebody wrote a type in the place of a generated Null type.
  ///
  /// ```swift
  /// @Faked protocol Log { func write() }
  /// struct NullLog: Log { func write() {} }  // so no other NullLog is generated
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type, which has the name of the Null type.
  ///   - id: The protocol.
  /// - Returns: Whether the type conforms to the protocol, or to its Empty protocol.
  func isHandWritten(_ type: DeclarationID, asNullOf id: DeclarationID) -> Bool {
    guard self[type].kind != .protocol else { return false }
    let empty = path(.empty, of: id).joined(separator: ".")
    return inheritedTypes(of: type).contains { "\($0)" == empty }
      || shape(ofParentsOf: type).protocols.contains(id)
  }
}

extension ProtocolShape {
  /// Whether every conforming type meets the constraints of an extension of a protocol, or of its Empty protocol.
  func meets(_ added: Declaration, of id: DeclarationID) -> Bool {
    added.constraints.allSatisfy { holds(program.bind($0, in: program.scope(inside: id))) }
  }

  /// Whether some extension of one of the protocols, or of their Empty protocols, implements a member for every
  /// conforming type.
  func isImplementedByUser(_ member: Member) -> Bool {
    protocols.contains { id in
      let added =
        program.declarations.extensions(of: id)
        + program.declarations.extensions(of: program.path(.empty, of: id))
      return added.contains {
        program.declarations.members(of: $0).contains(where: member.isNamed) && meets($0, of: id)
      }
    }
  }

  /// Whether some extension constrains an associated type to be one certain type.
  ///
  /// ```swift
  /// protocol Source { associatedtype Element; func next() -> Element? }
  /// extension Source where Element == Int { func sum() -> Int { … } }
  /// ```
  func isFixedByExtension(_ name: String) -> Bool {
    ownProtocols.flatMap { program.declarations.extensions(of: $0) }.contains { added in
      added.constraints.contains { constraint in
        guard constraint.relation == .equals, case .named(let left) = constraint.left else {
          return false
        }
        return left.path == [name] || left.path == ["Self", name]
      }
    }
  }
}
