import FakegenKnowledge

/// Writes spies.
struct SpyWriter {
  let spelling: Spelling
  let plan: SpyPlan
  private let typeWriter: TypeWriter
  /// Writes the members of the spy.
  private var memberWriter: MemberWriter
  /// Whether an instance member or a static member is called `when`, and hides the spy's own property.
  private let hidesWhen: (instance: Bool, type: Bool)

  init(_ plan: SpyPlan, in spelling: Spelling) {
    self.plan = plan
    let requirements = plan.members.map(\.requirement) + plan.unspied.map(\.requirement)
    let whens = requirements.map(\.member).filter { $0.name == "when" }
    hidesWhen = (whens.contains { !$0.isStatic }, whens.contains(where: \.isStatic))
    typeWriter = TypeWriter(plan.type, in: spelling)
    // Members with the names of types in the library hide these, too.
    self.spelling = typeWriter.spelling.inside(
      plan.members.map(\.member.name).filter(KnownTypes.spies.contains) + plan.hiddenTypes)
    memberWriter = typeWriter.memberWriter
    memberWriter.returnsInFull = true
  }

  private var id: DeclarationID { plan.id }

  private var access: [String] { plan.type.access.modifiers }

  /// The declaration of the spy.
  ///
  /// ```swift
  /// final class SpyKeeper: EmptyKeeper, Spy, Sendable {
  ///   let spied = SpyLog()
  ///   init() {}
  ///
  ///   // the types of `when` and `calls`
  ///   // the members, and `forward(to:)`
  /// }
  /// ```
  var declaration: GeneratedDeclaration {
    let log = GeneratedDeclaration(
      words: access + logIsolation + [
        "let \(SpyPlan.nameOfLog) = \(spelling.name(ofSpies: "SpyLog"))()"
      ])
    let instance = plan.members.filter { !$0.isTypeMember }
    let ofType = plan.members.filter(\.isTypeMember)
    var views = views(of: instance)
    views[0].attributes =
      remarks(on: plan.unspied.filter { $0.reason != .notOverridable }, "recorded")
      + remarksOnForwarding
    let groups = [
      typeWriter.aliases(), [log] + typeWriter.initializer, views,
      ofType.isEmpty ? [] : self.views("Static", of: ofType),
      members(areBeside: false), isForwardingApart ? [] : forwarding,
    ]
    return typeWriter.declaration(
      conformingTo: roles, with: groups + plan.standIns.map { [declaration(of: $0)] })
  }

  /// Comments in the output about members that are not recorded or not forwarded.
  ///
  /// ```swift
  /// // 'isSame(_:)' is not forwarded: it mentions 'Self', which is a different type in the target.
  /// ```
  private func remarks(on members: [LeftOutMember], _ what: String) -> [String] {
    members.map { member in
      let name = member.requirement.member.fullName
      return "// '\(name)' is not \(what): \(spelling.text(of: member.reason))."
    }.uniqued()
  }

  /// Comments in the output that explain why there is no `forward(to:)`; empty if there is one.
  private var remarksOnForwarding: [String] {
    guard case .none(let obstacle) = plan.forwarding else { return [] }
    if let obstacle {
      return ["// There is no 'forward(to:)' for targets: \(spelling.text(of: obstacle))."]
    }
    let remarks = remarks(on: plan.unforwarded, "forwarded")
    return remarks.isEmpty
      ? [] : ["// There is no 'forward(to:)', because nothing can be forwarded."] + remarks
  }

  /// The protocols that mark the type as a spy, and `Sendable` if it must be declared.
  private var roles: String {
    let names = plan.members.contains(where: \.isTypeMember) ? ["Spy", "StaticSpy"] : ["Spy"]
    let sendable = plan.saysSendable ? [spelling.name("Sendable", of: .swift)] : []
    return (names.map { spelling.name(ofSpies: $0) } + sendable).joined(separator: ", ")
  }

  /// The extensions of the spy.
  var extensions: [GeneratedDeclaration] {
    typeWriter.conformances
      + typeWriter.extensions(with: members(areBeside: true))
      + typeWriter.extensions(with: isForwardingApart ? forwarding : [])
      // The constraints are those of the chosen types: ` where Key == NullKey, Value == NullValue`.
      + typeWriter.extensions(
        (plan.defaultGenericArguments?.types ?? []).map(spelling.text).whereClause,
        with: choosingInitializer)
  }

  /// The initializer that `SpyStore()` calls, by which the compiler infers all generic arguments:
  /// `convenience init(_: Void = ()) { self.init() }`.
  private var choosingInitializer: [GeneratedDeclaration] {
    guard let arguments = plan.defaultGenericArguments else { return [] }
    let words =
      arguments.access.modifiers + plan.type.isolation.modifiers
      + (plan.type.kind == .class ? ["convenience"] : []) + ["init(_: Void = ())"]
    return [
      GeneratedDeclaration(
        attributes: ["/// Creates a spy with default types, for tests that name none."],
        words: words, body: .statements(["self.init()"]))
    ]
  }

  /// Whether `forward(to:)` is in an extension, which has the module's default isolation like the protocol, while the
  /// spy is nonisolated.
  private var isForwardingApart: Bool {
    plan.type.isolation == .nonisolated && plan.forwardingFunctions?.isolation?.isUnstated ?? false
  }

  /// The isolation of the log, which must be usable from anywhere.
  private var logIsolation: [String] {
    plan.hasNonisolatedLog ? ["nonisolated"] : []
  }

  // MARK: - Types of 'when' and 'calls'

  /// The types of `when` and `calls` or, with a prefix to the names, of the spy's static `when` and `calls`.
  ///
  /// ```swift
  /// typealias StubbingMembers = SpyMembers<Stubbing>
  /// typealias RecordedMembers = SpyMembers<Recorded>
  /// struct SpyMembers<SpyRole>: SpiedMembers { … }
  /// ```
  private func views(_ prefix: String = "", of members: [SpiedMember]) -> [GeneratedDeclaration] {
    let name = "\(prefix)SpyMembers"
    let views = ["Stubbing", "Recorded"].map { role in
      let type =
        members.isEmpty
        ? spelling.name(ofSpies: "NoSpyMembers") : "\(name)<\(spelling.name(ofSpies: role))>"
      return GeneratedDeclaration(words: access + ["typealias \(prefix)\(role)Members = \(type)"])
    }
    return views + (members.isEmpty ? [] : [declaration(name, of: members)])
  }

  /// The type whose members are mirrors of the spy's members: `when` and `calls` show them in place of these.
  private func declaration(_ name: String, of members: [SpiedMember]) -> GeneratedDeclaration {
    let log = spelling.name(ofSpies: "SpyLog")
    let opening = [
      GeneratedDeclaration(words: ["private let spied: \(log)"]),
      GeneratedDeclaration(
        words: access + ["init(_ spied: \(log))"], body: .statements(["self.spied = spied"])),
    ]
    return GeneratedDeclaration(
      words: access + ["struct \(name)<SpyRole>: \(spelling.name(ofSpies: "SpiedMembers"))"],
      body: .members([opening, members.map(mirror)]))
  }

  /// The mirror of a member.
  private func mirror(_ spied: SpiedMember) -> GeneratedDeclaration {
    let member = spied.member
    let writer = SpiedMemberWriter(spelling: spelling, spied: spied, of: plan)
    return GeneratedDeclaration(
      branches: member.conditions,
      attributes: spied.plan.attributes.filter {
        $0.hasPrefix("@available") || $0.hasPrefix("@_spi")
      },
      words: (spied.requiresMainActor ? Isolation.mainActor.attributes : [])
        + memberWriter.access(of: spied.plan) + [writer.mirrorHead],
      body: .statements([.code(writer.mirrorBody)]))
  }

  // MARK: - Witnesses

  /// The members that are in the type, or in an extension of it: those that are not recorded, then the others.
  private func members(areBeside: Bool) -> [GeneratedDeclaration] {
    typeWriter.members(areBeside: areBeside)
      + plan.members.filter { typeWriter.isBeside($0.requirement) == areBeside }.map(witness)
  }

  private func witness(_ spied: SpiedMember) -> GeneratedDeclaration {
    var declaration = memberWriter.declaration(of: spied.plan)
    let writer = SpiedMemberWriter(
      spelling: spelling, spied: spied, of: plan, asking: ownerOfMirror(of: spied))
    declaration.body = writer.body(around: declaration.body)
    declaration.attributes = remarksOnDefaults(of: spied) + declaration.attributes
    return declaration
  }

  /// A comment in the output about default arguments of a class's member that the spy does not have.
  private func remarksOnDefaults(of spied: SpiedMember) -> [String] {
    let names = spied.parametersWithoutDefault.map { "'\($0)'" }
    let subject = names.joined(separator: ", ")
    return names.isEmpty
      ? [] : ["// \(subject) must be passed: the default value may mean something else here."]
  }

  /// The text before a member's name that means its mirror: `when`, `Self.when`, or `StubbingMembers(spied)` if another
  /// member is called `when`.
  private func ownerOfMirror(of spied: SpiedMember) -> String {
    // This is equivalent to `when`, which may be hidden or isolated.
    let members = "StubbingMembers(\(spied.log))"
    if spied.isTypeMember ? hidesWhen.type : hidesWhen.instance {
      return spied.isTypeMember ? "StaticStubbingMembers(.shared(by: Self.self))" : members
    }
    if spied.member.kind == .initializer { return "Self.when" }
    // If the module is on an actor by default, so is the conformance to `Spy`, and only the log is nonisolated.
    let isCalledFromAnywhere = spied.plan.saysNonisolated || spied.member.hasFixedIsolation
    if !spied.isTypeMember, plan.type.kind == .class, plan.type.isolation.isUnstated,
      isCalledFromAnywhere
    {
      return members
    }
    return spied.name(ofOwn: "when", in: spied.isTypeMember ? "Self" : "self")
  }

  // MARK: - Stand-ins

  /// A stand-in, which has the implementations in extensions.
  private func declaration(of standIn: SpyPlan.StandIn) -> GeneratedDeclaration {
    let isClass = standIn.isClass
    var writer = typeWriter.memberWriter
    writer.access = []
    writer.isReference = isClass
    let members = standIn.members.map { spied in
      changed(writer.declaration(of: spied.plan)) {
        $0.body = SpiedMemberWriter(spelling: spelling, spied: spied, of: plan)
          .delegating($0.body, of: standIn)
      }
    }
    let name = standIn.nameOfSpy
    let spy = GeneratedDeclaration(words: ["let \(name): \(plan.type.name)"])
    let initializer = GeneratedDeclaration(
      words: (plan.type.isolation.isOnGlobalActor ? ["nonisolated"] : [])
        + ["init(\(name): \(plan.type.name))"],
      body: .statements([.code("self.\(name) = \(name)")]))
    let words =
      plan.type.isolation.attributes + ["private"] + plan.type.isolation.modifiers
      + [
        isClass ? "final class" : "struct",
        "\(standIn.name): \(plan.type.conformance(to: spelling.name(.empty, of: id)))",
      ]
    return GeneratedDeclaration(
      attributes: ["/// Runs what protocol extensions implement; all other members call the spy."],
      words: words,
      body: .members([
        typeWriter.aliases(isInside: true), [spy] + (isClass ? [initializer] : []), members,
      ]))
  }

  // MARK: - Forwarding

  /// The property for the target that the spy keeps: at first the Null type or, for a class, none.
  ///
  /// ```swift
  /// private var spiedTarget: any Keeper { spied.target(as: (any Keeper).self, or: NullKeeper()) }
  /// func forward(to target: any Keeper) { spied.keep(target, as: (any Keeper).self) }
  /// ```
  private func keptTarget(isMutating: Bool, isOnClass: Bool) -> [GeneratedDeclaration] {
    let name = spelling.name(of: id)
    let type = plan.isOfClass ? name : "any \(name)"
    let role = "as: \(plan.isOfClass ? name : "(\(type))").self"
    let read =
      "spied.target(\(role)\(plan.isOfClass ? "" : ", or: \(spelling.name(.null, of: id))()"))"
    // The Null type's conformance is isolated if the spy's is.
    let isolation = isOnClass || plan.type.conformsOnMainActor ? [] : logIsolation
    let property = GeneratedDeclaration(
      words: ["private"] + isolation
        + ["var \(SpyPlan.nameOfTarget): \(type)\(plan.isOfClass ? "?" : "")"],
      body: isMutating
        ? .accessors([
          .init(head: "get", statements: [.code(read)]),
          .init(head: "set", isSetter: true, statements: ["spied.update(newValue, \(role))"]),
        ]) : .statements([.code(read)]))
    let function = GeneratedDeclaration(
      attributes: remarks(on: plan.unforwarded, "forwarded"),
      words: access + ["func forward(to target: \(type))"],
      body: .statements([.code("spied.keep(target, \(role))")]))
    return [property, function]
  }

  /// The function `forward(to:)`, and its property if there is one; empty if nothing is forwarded.
  private var forwarding: [GeneratedDeclaration] {
    switch plan.forwarding {
    case .none: []
    case .kept(let isMutating, let isOnClass):
      keptTarget(isMutating: isMutating, isOnClass: isOnClass)
    case .functions(let functions): [function(doing: functions)]
    }
  }

  /// The function `forward(to:)` of a spy that does not keep the target.
  private func function(doing functions: SpyPlan.ForwardingFunctions) -> GeneratedDeclaration {
    let name = spelling.name(of: id)
    let associated = functions.associatedTypes
    var head = "func forward(to target: some \(name))"
    if !associated.isEmpty {
      let target = functions.nameOfType
      let clauses = associated.map { "\(target).\($0.left) == \(spelling.text(of: $0.right))" }
      head = "func forward<\(target): \(name)>(to target: \(target))" + clauses.whereClause
    }
    let owner = hidesWhen.instance ? "StubbingMembers(spied)" : "when"
    let statements = plan.members.filter(\.isForwarded).flatMap {
      SpiedMemberWriter(spelling: spelling, spied: $0, of: plan, asking: owner).forwarding
    }
    let storesTarget = functions.isMutating || functions.isUnchecked
    let target: GeneratedStatement =
      functions.isUnchecked
      ? "let target = \(spelling.name(ofSpies: "SpiedTarget"))(target)" : "var target = target"
    return GeneratedDeclaration(
      attributes: remarks(on: plan.unforwarded, "forwarded"),
      words: (functions.isolation?.attributes ?? []) + access + [head],
      body: .statements((storesTarget ? [target] : []) + statements))
  }
}
