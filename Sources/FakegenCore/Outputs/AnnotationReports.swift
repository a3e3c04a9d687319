import FakegenSyntax

/// What is wrong with annotations, as far as it takes to know the program.
extension Program {
  /// What an annotation names has to be there.
  func annotationProblems(of id: DeclarationID) -> [Diagnostic] {
    let members = requirements(of: id).map(\.member)
    let withoutEffect = members.filter { member in
      member.chosenDefault != nil && member.kind == .method && isVoid(member.type)
    }.map { diagnostic(.warning, .fakeDefaultOfNothing($0.fullName), at: $0.place) }
    let said = withoutEffect + misspelledDefaults(of: id) + longName(of: id)
    guard let annotation = annotation(of: id) else { return said }
    return said + problems(of: annotation, of: id)
  }

  /// That fakes have the name of a module in theirs, which is a surprise to whoever looks for the short one.
  private func longName(of id: DeclarationID) -> [Diagnostic] {
    let name = self[id].name
    if stem(of: id) == name { return [] }
    return [
      diagnostic(.note, .longName(name, empty: emptyName(of: id)), at: self[id].place)
    ]
  }

  /// That the expression of a `@FakeDefault` names what is not there.
  private func misspelledDefaults(of id: DeclarationID) -> [Diagnostic] {
    let chosen = requirements(of: id).compactMap { requirement in
      requirement.member.chosenDefault.map { (requirement, $0) }
    }
    guard !chosen.isEmpty, let misspellings = Misspellings(in: scope(inside: id), of: self) else {
      return []
    }
    return chosen.flatMap { requirement, chosen in
      misspellings.messages(about: chosen.expression, of: requirement).map {
        diagnostic(.warning, $0, at: chosen.place)
      }
    }
  }

  /// That a default of the configuration names what is not there.
  var misspelledDefaults: [Diagnostic] {
    configuration.defaults.sorted { $0.key < $1.key }.flatMap { type, expression in
      guard let id = declarations.declarations(at: [type]).first, self[id].origin == .source,
        let misspellings = Misspellings(in: scope(around: id), of: self)
      else { return [Diagnostic]() }
      return misspellings.messages(about: expression, of: .named(ownType(of: id))).map {
        Diagnostic(.warning, .inDefault(of: type, $0), option: "default", value: type)
      }
    }
  }

  /// That an annotation names types that are not there.
  private func misspelledTypes(
    in annotation: FakedAnnotation, of id: DeclarationID
  ) -> [Diagnostic] {
    if annotation.types.isEmpty, annotation.inherit.isEmpty { return [] }
    guard let misspellings = Misspellings(in: scope(inside: id), of: self) else { return [] }
    return annotation.types.flatMap { entry in
      misspellings.messages(about: entry.type).map {
        diagnostic(.warning, $0, at: annotation.place(of: entry.name))
      }
    }
      + annotation.inherit.compactMap { name in
        misspellings.message(aboutProtocol: name).map {
          diagnostic(.warning, $0, at: annotation.place(of: name))
        }
      }
  }

  private func problems(of annotation: FakedAnnotation, of id: DeclarationID) -> [Diagnostic] {
    let shape = shape(of: id)
    let name = self[id].name
    let empty = emptyName(of: id)
    if annotation.inherit.contains(empty) {
      return [diagnostic(.error, .inheritsItself(empty), at: annotation.place)]
    }
    let types = annotation.types.map(\.name).filter { !shape.hasAssociatedType($0) }.map {
      let meant = nearestName(to: $0, among: shape.associatedTypes.map(\.name))
      return diagnostic(
        .warning, .unknownAssociatedType($0, name).suggesting(meant), at: annotation.place(of: $0))
    }
    let named = types + misspelledTypes(in: annotation, of: id) + conditionProblems(of: id)
    if annotation.skip.isEmpty { return named }
    let members = shape.protocols.flatMap { requirements(of: $0).map(\.member) }
    let skipped = annotation.skip.filter { text in
      !members.contains { $0.isSkipped(by: [text]) }
    }.map {
      diagnostic(
        .warning, .unknownSkippedMember($0, name).suggesting(memberMeant(by: $0, among: members)),
        at: annotation.place(of: $0))
    }
    return named + skipped
  }

  /// What a name was probably to be: one with other labels, or another spelling.
  private func memberMeant(by name: String, among members: [Member]) -> String? {
    let base = name.prefix { $0 != "(" && $0 != " " }
    let overloads = members.filter { $0.name == base }.map(\.fullName).uniqued()
    if !overloads.isEmpty { return overloads.joined(separator: "' or '") }
    let isFull = base.count < name.count
    return nearestName(to: name, among: members.map { isFull ? $0.fullName : $0.name })
  }
}
