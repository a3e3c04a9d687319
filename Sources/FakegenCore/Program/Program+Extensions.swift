import FakegenSyntax

/// What users wrote themselves in extensions.
extension Program {
  /// What a type inherits and conforms to where it is declared; bound.
  ///
  /// A superclass can stand nowhere else, and nothing else decides on which actor the type is.
  func typesInheritedWhereDeclared(by id: DeclarationID) -> [TypeModel] {
    let around = scope(around: id)
    let demanded = self[id].constraints.filter {
      $0.relation == .conforms && $0.left.namePath == ["Self"]
    }
    return (self[id].inherited + demanded.map(\.right)).map { bind($0, in: around) }
  }

  /// What a type inherits and conforms to, where it is declared and where it is extended; bound.
  func inheritedTypes(of id: DeclarationID) -> [TypeModel] {
    typesInheritedWhereDeclared(by: id)
      + declarations.extensions(of: id).flatMap(inheritedTypes)
  }

  /// What an extension makes a type conform to; bound.
  func inheritedTypes(of added: Declaration) -> [TypeModel] {
    var scope = NameScope(file: added.place.file, nesting: added.path)
    scope.outerModule = added.outerModule
    return added.inherited.map { bind($0, in: scope) }
  }

  /// The members of a type, with the initializers and static members that extensions add for all of its values.
  func ownMembers(of id: DeclarationID) -> [Member] {
    declarations.members(of: id) + addedMembers(of: id)
  }

  /// The initializers and static members that extensions add for all of a type's values.
  func addedMembers(of id: DeclarationID) -> [Member] {
    answers(about: id).addedMembers.value {
      declarations.extensions(of: id, with: .makesValues).filter {
        $0.isUnconditional(beside: self[id].attributes)
      }.flatMap(declarations.members)
    }
  }

  /// The initializers and static members of a name that a type has, enum cases among them.
  func makers(of id: DeclarationID, named name: String) -> [Member] {
    let byName = answers(about: id).makers.value {
      Dictionary(
        grouping: ownMembers(of: id).filter { $0.kind == .initializer || $0.isStatic }, by: \.name)
    }
    return byName[name] ?? []
  }

  /// Those that a use of the name means: without labels, what is not called, and else what takes such arguments.
  ///
  /// ```swift
  /// struct Port { static let any = Port(n: 0); static func make(_ n: Int, secure: Bool = true) -> Port { … } }
  /// // `.any` means the first, `.make(80)` the second, which keeps the default of `secure`
  /// ```
  ///
  /// - Parameters:
  ///   - id: The type.
  ///   - name: The name.
  ///   - labels: The labels of the arguments; `nil` if there are no parentheses.
  /// - Returns: The members, with the parameters that keep their defaults.
  func makers(
    of id: DeclarationID, named name: String, takenBy labels: [String?]?
  ) -> [(member: Member, kept: [Parameter])] {
    makers(of: id, named: name).compactMap { member in
      let isCalled = [.initializer, .method].contains(member.kind) || !member.parameters.isEmpty
      guard isCalled, let labels else { return isCalled || labels != nil ? nil : (member, []) }
      return member.parameters.taken(by: labels).map { (member, $0.kept) }
    }
  }

  /// Whether a type conforms to `Defaultable`, as far as its declarations say.
  ///
  /// - Parameters:
  ///   - id: The type.
  ///   - mayBeConditional: Whether it is enough if it does under some conditions.
  /// - Returns: Whether it does.
  func declaresDefault(_ id: DeclarationID, underConditions mayBeConditional: Bool = false) -> Bool
  {
    let added = declarations.extensions(of: id, with: .namesDefault)
    return self[id].inherited.contains(where: \.namesDefaultable)
      || added.contains {
        (mayBeConditional || $0.isUnconditional(beside: self[id].attributes))
          && $0.inherited.contains(where: \.namesDefaultable)
      }
  }

  // MARK: - Witnesses

  /// The members that the user wrote in extensions of the Empty protocol, for all that conforms to it.
  func membersWritten(inEmptyOf id: DeclarationID) -> [Member] {
    answers(about: id).membersWritten.value {
      declarations.extensions(of: path(.empty, of: id))
        .filter { shape(of: id).meets($0, of: id) }.flatMap(declarations.members)
    }
  }

  /// Whether what implements a requirement stands in an extension of an Empty protocol.
  func isWrittenForEmpty(_ implementation: Implementation) -> Bool {
    shape(of: implementation.owner).protocols.contains { id in
      membersWritten(inEmptyOf: id).contains { $0 === implementation.member }
    }
  }

  /// Whether a member that somebody wrote stands in the way of a requirement's default.
  ///
  /// Where overloads have the same name and labels, types tell which is meant.
  ///
  /// ```swift
  /// @Faked protocol Store { func save(_ n: Int); func save(_ n: String) }
  /// extension EmptyStore { func save(_ n: Int) { … } }
  /// // of the two, only save(_: Int) is written, and EmptyStore gets the other
  /// ```
  ///
  /// - Parameters:
  ///   - requirement: What the protocol demands.
  ///   - member: What somebody wrote.
  ///   - id: The protocol whose Empty protocol it was written for.
  ///   - requirements: All that is demanded, overloads among it.
  /// - Returns: Whether no default is needed.
  func isWritten(
    _ requirement: Requirement, as member: Member, inEmptyOf id: DeclarationID,
    beside requirements: [Requirement]
  ) -> Bool {
    guard member.isNamed(like: requirement.member) else { return false }
    let overloads = requirements.filter { $0.member.isNamed(like: member) }
    guard Set(overloads.map(\.key)).count > 1 else { return true }
    let shape = shape(of: id)
    let key = witness(member, inExtensionOf: id).witnessKey(in: shape)
    let alike = overloads.filter { $0.witnessKey(in: shape) == key }
    return alike.isEmpty || alike.contains { $0.key == requirement.key }
  }

  // MARK: - Empty protocols by hand

  /// The Empty protocol that someone wrote for a parent.
  func handWrittenEmpty(of parent: DeclarationID) -> DeclarationID? {
    declarations.declarations(at: path(.empty, of: parent)).first { empty in
      self[empty].kind == .protocol && isAccessible(empty) && refines(empty, parent)
    }
  }

  /// Whether a type of the sources is one that someone wrote in the place of a Null type.
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
    return inheritedTypes(of: type).contains {
      "\($0)" == path(.empty, of: id).joined(separator: ".")
    }
      || shape(ofParentsOf: type).protocols.contains(id)
  }

  /// The members that extensions add to a protocol, whatever their constraints.
  func membersOfExtensions(of id: DeclarationID) -> [Member] {
    declarations.extensions(of: id).flatMap(declarations.members)
  }

  /// The members of a name that the extensions of a protocol add.
  func membersOfExtensions(of id: DeclarationID, named name: String) -> [Member] {
    membersByExtension(of: id, named: name).flatMap(\.members)
  }

  /// The same, extension by extension.
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
}

extension ProtocolShape {
  /// Whether what an extension of a protocol, or of its Empty protocol, demands is true of everything that conforms.
  func meets(_ added: Declaration, of id: DeclarationID) -> Bool {
    added.constraints.allSatisfy { holds(program.bind($0, in: program.scope(inside: id))) }
  }

  /// Whether some extension of a protocol or an ancestor, or of their Empty protocols, implements the
  /// member.
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

  /// Whether some extension is for one type in the place of an associated type.
  ///
  /// ```swift
  /// protocol Source { associatedtype Element; func next() -> Element? }
  /// extension Source where Element == Int { func sum() -> Int { … } }
  /// ```
  func isFixedByExtension(_ name: String) -> Bool {
    protocols.contains { id in
      !program.isPrelude(id)
        && program.declarations.extensions(of: id).contains { added in
          added.constraints.contains { constraint in
            guard constraint.relation == .equals, case .named(let left) = constraint.left else {
              return false
            }
            return left.path == [name] || left.path == ["Self", name]
          }
        }
    }
  }
}
