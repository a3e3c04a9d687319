import FakegenKnowledge
import FakegenSyntax

/// What is said about protocols and their fakes.
extension Program {
  func emptyNameTaken(_ id: DeclarationID, by taken: DeclarationID) -> Diagnostic {
    diagnostic(
      .warning, .emptyNameTaken(emptyName(of: id), nullName(of: id)), at: self[id].place,
      notes: [diagnostic(.note, .previouslyDeclared(self[taken].name), at: self[taken].place)])
  }

  /// That defaults for certain types are not needed, perhaps because a name is misspelt.
  func unusedDefaults(_ types: [String], among protocols: [DeclarationID]) -> [Diagnostic] {
    if types.isEmpty { return [] }
    let results = protocols.flatMap { shape(of: $0).protocols }.uniqued().flatMap {
      requirements(of: $0).flatMap { $0.type.names.map { "\($0)" } }
    }.uniqued()
    return types.map {
      let meant = nearestName(to: $0, among: results)
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

  /// That something is not generated, by the name that it would have.
  func leftOut(_ name: String, of id: DeclarationID, _ obstacle: Obstacle) -> Diagnostic {
    diagnostic(.warning, .leftOut(name, headline(of: obstacle)), at: self[id].place)
  }

  /// The same of a Null type; who skips a member knows it, and is told how to have the type, or no message.
  func nullLeftOut(of id: DeclarationID, _ obstacle: Obstacle) -> Diagnostic {
    guard case .skipped = obstacle else { return leftOut(nullName(of: id), of: id, obstacle) }
    return diagnostic(
      .note, .nullLeftOut(nullName(of: id), headline(of: obstacle)), at: self[id].place)
  }

  /// Why there is no test data of a type; nothing if nobody asked for that type's.
  func valueLeftOut(_ id: DeclarationID, _ obstacle: Obstacle) -> [Diagnostic] {
    guard let annotation = annotation(of: id) else {
      // An enum without cases is a name for what stands in it.
      let isAskedFor =
        chosenTypes.contains(id) && obstacle != .isPrivate && obstacle != .uninhabited
      return isAskedFor ? [valueLeftOut(.note, id, obstacle)] : []
    }
    if annotation.createSpy { return [] }
    if obstacle == .isPrivate {
      let isOfPackage = self[id].access == .package
      let refusal =
        refusalByAccess(of: id)
        ?? (isOfPackage
          ? Refusal(message: .leftPackage(self[id].name), severity: .warning)
          : Refusal(message: .privateProtocol(self[id].name)))
      return [diagnostic(of: refusal, for: id)].compactMap(\.self)
    }
    return [valueLeftOut(.warning, id, obstacle)]
  }

  private func valueLeftOut(
    _ severity: Diagnostic.Severity, _ id: DeclarationID, _ obstacle: Obstacle
  ) -> Diagnostic {
    diagnostic(
      severity, .valueLeftOut(self[id].name, headline(of: obstacle)), at: self[id].place,
      notes: notes(of: obstacle))
  }

  /// Why values of a type cannot be copied.
  func problemsOfCopy(_ plan: ValuePlan) -> [Diagnostic] {
    guard let obstacle = plan.obstacleToCopy, !plan.isPart else { return [] }
    let isAnnotated = annotation(of: plan.id)?.copy ?? false
    if !isAnnotated, obstacle == .hasNothingToChange { return [] }
    return [
      diagnostic(
        isAnnotated ? .warning : .note, .notCopied(self[plan.id].name, headline(of: obstacle)),
        at: self[plan.id].place)
    ]
  }

  /// What is no parameter of a type's test data.
  func omissions(of plan: ValuePlan) -> [Diagnostic] {
    if plan.hasOwnFunction || plan.isPart { return [] }
    return plan.omissions.map { omission in
      let (type, reason) = (self[plan.id].name, omission.reason)
      return diagnostic(
        .note,
        omission.isReplaced
          ? .replaced(omission.name, type, reason) : .omitted(omission.name, type, reason),
        at: omission.place)
    }
  }

  /// Why a type that has test data is not `Defaultable`, and which values of it may be missing in a test.
  func problems(of plan: ValuePlan) -> [Diagnostic] {
    if plan.isPart || plan.hasOwnFunction { return [] }
    let type = self[plan.id]
    let doubts = plan.doubts.map { doubt in
      mayFail("\(type.name).\(doubt.name)", doubt.value, at: doubt.place)
    }
    guard case .none(let obstacle) = plan.conformance else { return doubts }
    let annotation = annotation(of: plan.id)
    // What nobody asked for by name need not become one, but its function can do with all of its defaults.
    let isAsked = annotation.map { !$0.createSpy } ?? plan.parameters.contains { $0.value == nil }
    if !isAsked { return doubts }
    return doubts + [
      diagnostic(
        .warning, .notDefaultable(type.name, headline(of: obstacle)), at: type.place,
        notes: notes(of: obstacle))
    ]
  }

  /// That a member is left to the runtime.
  func unresolved(_ member: MemberPlan, for subject: Place) -> Diagnostic {
    let requirement = member.requirement
    let name = qualifiedName(of: requirement)
    let type = "\(requirement.member.type)"
    let obstacle = member.value?.obstacle
    let lacking = lackingType(in: requirement.type, because: obstacle)
    let isOwnType = lacking == requirement.type.bare
    let isChosenByCaller = obstacle?.isChosenByCaller ?? false
    // Nobody can give a default to what the caller chooses, and a test gets an error that says what to do.
    let isBearable = isChosenByCaller && member.value?.throwsIfMissing ?? false
    return diagnostic(
      configuration.unresolved == .error ? .error : isBearable ? .note : .warning,
      isChosenByCaller
        ? .unresolvedGeneric(name, type, isThrowing: isBearable)
        : .unresolved(name, type, lacking: isOwnType ? type : lacking.map { "\($0)" }),
      at: place(of: requirement, for: subject),
      notes: obstacle.map { notes(of: $0, elseAt: place(of: requirement, for: subject)) } ?? [])
  }

  /// The type that would have to be `Defaultable`: one itself, or the part of it that is in the way.
  private func lackingType(in type: TypeModel, because obstacle: Obstacle?) -> TypeModel? {
    if case .named(let named) = type.bare {
      let kind = named.declaration.map { self[$0].kind }
      if kind != .protocol, kind != .typealias { return type.bare }
    }
    guard case .part(let part, let inner)? = obstacle else { return nil }
    return lackingType(in: part, because: inner)
  }
}

extension DefaultValue {
  /// Whether a call throws an error, and stops nothing, if no value is known.
  fileprivate var throwsIfMissing: Bool {
    switch expression {
    case .marked(let effects, _): effects.throwing != .never
    case .fallback(_, let isThrowing): isThrowing
    case .literal, .tuple, .closure, .metatype, .make, .member, .call, .coalescing, .optionalTry,
      .throwing, .conditional, .template:
      false
    }
  }
}

extension Program {
  /// A member with the protocol that demands it.
  fileprivate func qualifiedName(of requirement: Requirement) -> String {
    "\(self[requirement.owner].name).\(requirement.member.fullName)"
  }

  /// That an expression may be left to the runtime.
  fileprivate func mayFail(_ name: String, _ value: DefaultValue, at place: Place) -> Diagnostic {
    diagnostic(
      .warning,
      .mayFail(name, value.expression.text { $0 }, isThrowing: value.throwsIfMissing), at: place,
      notes: value.doubt.map { notes(of: $0) } ?? [])
  }
}

extension Resolution {
  /// What all fakes consist of.
  var plans: [any OutputPlan] { fakes.flatMap(\.plans) }

  /// All members that are written.
  var members: [MemberPlan] {
    fakes.flatMap(\.members)
  }

  /// The members that are left to the runtime, with their protocols, in the order of the output.
  func unresolvedMembers(in program: Program) -> [String] {
    members.filter(\.isUnresolved).map { program.qualifiedName(of: $0.requirement) }
  }

  /// How many members are left to extensions of the user's.
  var implementedMembers: Int { fakes.reduce(0) { $0 + ($1.empty?.implemented.count ?? 0) } }

  /// What is said about all protocols, each message once.
  func allDiagnostics(in program: Program) -> [Diagnostic] {
    var all = diagnostics
    for fake in fakes {
      all += fake.diagnostics
      let place = fake.place ?? fake.subject.map { program[$0].place }
      guard let place else { continue }
      for member in fake.members {
        if member.isUnresolved {
          all.append(program.unresolved(member, for: place))
        } else if let value = member.value, value.doubt != nil {
          let requirement = member.requirement
          all.append(
            program.mayFail(
              program.qualifiedName(of: requirement), value,
              at: program.place(of: requirement, for: place)))
        }
      }
    }
    var seen: Set<Diagnostic> = []
    return all.filter { seen.insert($0).inserted }
  }
}
