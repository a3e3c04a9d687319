import FakegenSyntax

/// Messages about annotations that require knowledge of the whole program.
extension Program {
  /// All messages about a declaration's annotation, and about the `@FakeDefault` attributes of its members.
  func annotationProblems(of id: DeclarationID) -> [Diagnostic] {
    let members = requirements(of: id).map(\.member)
    let withoutEffect = members.filter { member in
      member.chosenDefault != nil
        && (member.kind == .initializer || member.kind == .method && isVoid(member.type))
    }.map { diagnostic(.warning, .fakeDefaultOfNothing($0.fullName), at: $0.place) }
    return withoutEffect + misspelledDefaults(of: id) + longName(of: id)
      + (annotation(of: id).map { problems(of: $0, of: id) } ?? [])
  }

  /// Notes that the names of fakes contain that of a module, because a reader may look for the shorter name.
  private func longName(of id: DeclarationID) -> [Diagnostic] {
    let name = self[id].name
    if stem(of: id) == name { return [] }
    return [
      diagnostic(.note, .longName(name, empty: self.name(.empty, of: id)), at: self[id].place)
    ]
  }

  /// Warns of names in the expressions of `@FakeDefault` attributes that do not exist.
  private func misspelledDefaults(of id: DeclarationID) -> [Diagnostic] {
    let misspellings = Misspellings(program: self, scope: scope(inside: id))
    return requirements(of: id).flatMap { requirement -> [Diagnostic] in
      guard let chosen = requirement.member.chosenDefault else { return [] }
      return misspellings.messages(about: chosen.expression, of: requirement).map {
        diagnostic(.warning, $0, at: chosen.place)
      }
    }
  }

  /// The warnings about names in the configuration's defaults that do not exist.
  var misspelledDefaults: [Diagnostic] {
    configuration.defaults.sorted { $0.key < $1.key }.flatMap { type, expression in
      guard let id = declarations.declarations(at: [type]).first, self[id].origin == .source else {
        return [Diagnostic]()
      }
      let misspellings = Misspellings(program: self, scope: scope(around: id))
      return misspellings.messages(about: expression, of: .named(ownType(of: id))).map {
        Diagnostic(.warning, .inDefault(of: type, $0), option: "default", value: type)
      }
    }
  }

  private func problems(of annotation: FakedAnnotation, of id: DeclarationID) -> [Diagnostic] {
    let empty = name(.empty, of: id)
    if annotation.inherit.contains(empty) {
      return [diagnostic(.error, .inheritsItself(empty), at: annotation.place)]
    }
    let named =
      unknownTypes(in: annotation, of: id) + misspelledTypes(in: annotation, of: id)
      + unknownMembers(skippedBy: annotation, of: id)
    let open = annotation.inherit.compactMap { name in
      openRequirement(of: name, inheritedBy: id).map { requirement in
        let message = Diagnostic.Message.inheritsOpen(
          name, requirement.member.fullName, by: self[id].name)
        return diagnostic(.error, message, at: annotation.place(of: name))
      }
    }
    return named.map { diagnostic(.warning, $0.message, at: annotation.place(of: $0.name)) }
      + open + conditionProblems(of: id)
  }

  /// A name in an annotation, and the message about it.
  private typealias Problem = (name: String, message: Diagnostic.Message)

  /// Reports names in `types:` that are no associated types of the protocol.
  private func unknownTypes(in annotation: FakedAnnotation, of id: DeclarationID) -> [Problem] {
    let known = shape(of: id).associatedTypes.map(\.name)
    return annotation.types.map(\.name).filter { !known.contains($0) }.map { name in
      let message = Diagnostic.Message.unknownAssociatedType(name, self[id].name)
      return (name, message.suggesting(nearestName(to: name, among: known)))
    }
  }

  /// Reports types and protocols in an annotation that do not exist.
  private func misspelledTypes(in annotation: FakedAnnotation, of id: DeclarationID) -> [Problem] {
    let misspellings = Misspellings(program: self, scope: scope(inside: id))
    return annotation.types.flatMap { entry in
      misspellings.messages(about: entry.type).map { (entry.name, $0) }
    }
      + annotation.inherit.compactMap { name in
        misspellings.message(aboutProtocol: name).map { (name, $0) }
      }
  }

  /// Reports members in `skip:` that neither the protocol nor a parent has.
  private func unknownMembers(
    skippedBy annotation: FakedAnnotation, of id: DeclarationID
  ) -> [Problem] {
    let members = shape(of: id).allRequirements.map(\.member)
    return annotation.skip.filter { text in
      !members.contains { $0.isSkipped(by: [text]) }
    }.map { text in
      let message = Diagnostic.Message.unknownSkippedMember(text, self[id].name)
      return (text, message.suggesting(likelyMember(for: text, among: members)))
    }
  }

  /// Finds the member that a name probably means: one with other labels, or with a similar name.
  ///
  /// `save(_:to:)` may mean `save(_:in:)`, and `laod()` may mean `load()`.
  private func likelyMember(for name: String, among members: [Member]) -> String? {
    let base = name.prefix { $0 != "(" && $0 != " " }
    let overloads = members.filter { $0.name == base }.map(\.fullName).uniqued()
    if !overloads.isEmpty { return overloads.joined(separator: "' or '") }
    let isFull = base.count < name.count
    return nearestName(to: name, among: members.map { isFull ? $0.fullName : $0.name })
  }
}
