import FakegenKnowledge
import FakegenSyntax

/// Messages about protocols and their fakes.
extension Program {
  func emptyNameTaken(_ id: DeclarationID, by taken: DeclarationID) -> Diagnostic {
    diagnostic(
      .warning, .emptyNameTaken(name(.empty, of: id), title(of: id)), at: self[id].place,
      notes: [diagnostic(.note, .previouslyDeclared(self[taken].name), at: self[taken].place)])
  }

  /// Warns that defaults in the configuration are unused, perhaps because the name of a type is misspelt.
  func unusedDefaults(_ types: [String], among protocols: [DeclarationID]) -> [Diagnostic] {
    if types.isEmpty { return [] }
    let results = protocols.flatMap { shape(of: $0).protocols }.uniqued().flatMap {
      requirements(of: $0).map(\.type)
    }
    let names = results.flatMap { $0.names.map { "\($0)" } }.uniqued()
    return types.map {
      // The type of the value is 'any P', not 'P'.
      let existential = "any \($0)"
      let isExistential = results.contains { "\($0.bare)" == existential }
      let meant = isExistential ? existential : nearestName(to: $0, among: names)
      return Diagnostic(
        .warning, .unusedDefault($0).suggesting(meant), option: "default", value: $0)
    }
  }

  func unknownParents(of id: DeclarationID) -> [Diagnostic] {
    shape(of: id).unknownParents.map { parent in
      let module = KnownTypes.frameworkModule(of: parent.root.name)
      let message: Diagnostic.Message =
        module.map { .frameworkParent("\(parent)", $0) } ?? .undeclaredParent("\(parent)")
      return diagnostic(.warning, message, at: self[id].place)
    }
  }

  /// Warns that a type is not generated.
  ///
  /// If the reason is a member that the annotation skips, this is a note that says how to get a Null type.
  ///
  /// - Parameters:
  ///   - kind: The kind of the type.
  ///   - id: The declaration that it is for.
  ///   - obstacle: Why it is not generated.
  /// - Returns: The message.
  func leftOut(_ kind: FakeKind, of id: DeclarationID, _ obstacle: Obstacle) -> Diagnostic {
    let (name, reason) = (name(kind, of: id), headline(of: obstacle))
    if kind == .null, case .skipped = obstacle {
      return diagnostic(.note, .nullLeftOut(name, reason), at: self[id].place)
    }
    return diagnostic(.warning, .leftOut(name, reason), at: self[id].place)
  }

  /// Warns that a type cannot be made if its superclass's initializer does not accept the arguments that were chosen.
  func doubts(aboutSuperclassOf type: TypePlan, for id: DeclarationID) -> [Diagnostic] {
    guard let superclass = type.superclass, let call = superclass.riskyCall else { return [] }
    return [
      diagnostic(
        .warning,
        .superclassMayFail(type.name, call.expression.text { $0 }, "\(superclass.type)"),
        at: self[id].place, notes: call.risk.map { notes(of: $0) } ?? [])
    ]
  }

  /// The message about a member whose result, or a part of it, may be missing when a test runs; `nil` if its default is
  /// certain.
  fileprivate func problem(of member: MemberPlan, for subject: Place) -> Diagnostic? {
    if member.isUnresolved { return unresolved(member, for: subject) }
    guard let value = member.value, value.risk != nil else { return nil }
    return mayFail(
      qualifiedName(of: member.requirement), value, at: member.requirement.place(for: subject))
  }

  private func unresolved(_ member: MemberPlan, for subject: Place) -> Diagnostic {
    let requirement = member.requirement
    let name = qualifiedName(of: requirement)
    let type = "\(requirement.member.type)"
    let obstacle = member.value?.obstacle
    let lacking = lackingType(in: requirement.type, because: obstacle)
    let isOwnType = lacking == requirement.type.bare
    let isChosenByCaller = obstacle?.isChosenByCaller ?? false
    // No default is possible for a type that the caller chooses, and `MissingDefault` tells the user what to do.
    let isBearable =
      isChosenByCaller && member.value?.expression.mayThrow ?? false
      && member.value?.origin != .thrownError
    let failing = requirement.effects.throwing == .never ? "returns" : "throws"
    let message: Diagnostic.Message =
      if isChosenByCaller {
        .unresolvedGeneric(name, type, failing: isBearable ? failing : nil)
      } else if obstacle == .ofMainActor(type) {
        .unresolvedOnMainActor(name, type)
      } else {
        .unresolved(name, type, lacking: isOwnType ? type : lacking.map { "\($0)" })
      }
    return diagnostic(
      configuration.unresolved == .error ? .error : isBearable ? .note : .warning, message,
      at: requirement.place(for: subject),
      notes: obstacle.map { notes(of: $0, elseAt: requirement.place(for: subject)) } ?? [])
  }

  /// Finds the type that should conform to `Defaultable`: the type itself, or the part of it that has no value.
  ///
  /// - Parameters:
  ///   - type: The type that has no value.
  ///   - obstacle: Why it has none: for `(Int, Token)`, because `Token` has none.
  /// - Returns: The type; `nil` if it cannot be made to conform.
  private func lackingType(in type: TypeModel, because obstacle: Obstacle?) -> TypeModel? {
    if case .named(let named) = type.bare {
      if let id = named.declaration, declaresDefault(id) { return nil }
      let kind = named.declaration.map { self[$0].kind }
      if kind != .protocol, kind != .typealias { return type.bare }
    }
    guard case .part(let part, let inner)? = obstacle else { return nil }
    return lackingType(in: part, because: inner)
  }

  /// Notes about implementations in the sources that an Empty protocol replaces.
  fileprivate func replacements(in empty: EmptyPlan) -> [Diagnostic] {
    shape(of: empty.id).replacedImplementations.filter { replaced in
      let requirement = replaced.implementation.requirement
      return requirement.member.kind != .initializer
        && empty.members.contains { $0.requirement == requirement }
    }.map { replaced in
      let name = qualifiedName(of: replaced.implementation.requirement)
      return diagnostic(
        .note, .replaced(name, because: replaced.reason.rawValue, empty.name),
        at: replaced.implementation.member.place)
    }
  }
}

extension Program {
  /// The member's name behind that of its protocol, as `Store.load(id:)`.
  fileprivate func qualifiedName(of requirement: Requirement) -> String {
    "\(self[requirement.owner].name).\(requirement.member.fullName)"
  }

  /// Warns that an expression may have no value when a test runs.
  func mayFail(_ name: String, _ value: DefaultValue, at place: Place) -> Diagnostic {
    diagnostic(
      .warning,
      .mayFail(name, value.expression.text { $0 }, isThrowing: value.expression.mayThrow),
      at: place,
      notes: value.risk.map { notes(of: $0) } ?? [])
  }
}

extension Resolution {
  /// The plans of all fakes.
  var plans: [any OutputPlan] { fakes.flatMap(\.plans) }

  /// All members that are generated.
  var members: [MemberPlan] {
    fakes.flatMap(\.members)
  }

  /// The members whose defaults are left to the runtime, with the names of their protocols, in the order of the output.
  func unresolvedMembers(in program: Program) -> [String] {
    members.filter(\.isUnresolved).map { program.qualifiedName(of: $0.requirement) }
  }

  /// The number of requirements that the user's own extensions implement.
  var implementedMembers: Int { fakes.reduce(0) { $0 + ($1.empty?.implemented.count ?? 0) } }

  /// All messages, each once.
  ///
  /// The user cannot change files that only support others, such as those of dependencies. What is missing there is a
  /// note, unless the user asked for a fake of it.
  func allDiagnostics(in program: Program) -> [Diagnostic] {
    let support = Set(program.declarations.sources.files.filter(\.isSupport).map(\.path))
    let chosen = faked.filter { program[$0].origin != .support || program.isChosen($0) }
    let asked = Set(chosen.flatMap { program.shape(of: $0).protocols })
    let ofFakes = fakes.flatMap { fake in
      let messages =
        fake.diagnostics + fake.members.compactMap { program.problem(of: $0, for: fake.place) }
        + (fake.empty.map(program.replacements) ?? [])
      let isAsked = fake.subject.map { program[$0].isType || asked.contains($0) } ?? false
      return isAsked
        ? messages : messages.map { support.contains($0.path) ? $0.asNote : $0 }
    }
    return (diagnostics + ofFakes).uniqued()
  }
}

extension Diagnostic {
  /// The message as a note, unless it is an error.
  fileprivate var asNote: Diagnostic {
    severity == .warning ? changed(self) { $0.severity = .note } : self
  }
}
