/// Writes Empty protocols and the extensions that implement them.
struct EmptyWriter {
  /// The spelling where the Empty protocol is declared.
  let outerSpelling: Spelling
  /// The spelling in its extensions.
  let spelling: Spelling
  let plan: EmptyPlan

  init(_ plan: EmptyPlan, in spelling: Spelling) {
    outerSpelling = spelling.beside(plan.id)
    self.spelling = spelling.inside(Array(plan.associatedTypes.keys)).seeingAliases(of: [plan.id])
    self.plan = plan
  }

  private var access: [String] { plan.access.modifiers }

  /// The Empty protocol, in a nonisolated namespace if its module would put it on the main actor.
  ///
  /// ```swift
  /// nonisolated enum SaverFakes {
  ///   protocol EmptySaver: Saver {}
  /// }
  /// typealias EmptySaver = SaverFakes.EmptySaver
  /// ```
  var protocolDeclarations: [GeneratedDeclaration] {
    if plan.isClass { return [classDeclaration] }
    let empty = GeneratedDeclaration(
      plan.heading, access: access, ["protocol \(plan.name): \(inherited)"],
      body: .empty)
    guard let namespace = plan.namespace else { return [empty] }
    return [
      GeneratedDeclaration(
        plan.heading, access: access, ["nonisolated enum \(namespace)"], body: .members([[empty]])),
      GeneratedDeclaration(
        plan.heading, access: access, ["typealias \(plan.name) = \(namespace).\(plan.name)"],
        body: .none),
    ]
  }

  /// The Empty class, which fakes subclass.
  ///
  /// A member of an extension cannot be the witness of an Objective-C requirement, so the class itself has the members.
  ///
  /// ```swift
  /// class EmptyDelegate: NSObject, Delegate {
  ///   override init() { super.init() }
  ///   func done(_ count: Int) -> Bool { false }
  /// }
  /// ```
  private var classDeclaration: GeneratedDeclaration {
    let opening = access.contains("public") ? ["open"] : access
    let writer = memberWriter(opening, in: plan.heading)
    let members = plan.members.map { writer.declaration(of: $0) }
    let initializer = plan.initializer.map { [$0.declaration(access, in: spelling)] }
    return GeneratedDeclaration(
      plan.heading, access: opening, ["class \(plan.name): \(inherited)"],
      body: .members([initializer ?? [], members]))
  }

  private func memberWriter(_ access: [String], in heading: Heading) -> MemberWriter {
    MemberWriter(
      spelling: spelling, access: access, isReference: plan.isClassBound,
      isolation: heading.isolation, inner: spelling.insideMembers)
  }

  /// The inheritance clause; what several parents share appears once.
  private var inherited: String {
    plan.inherited.map(outerSpelling.text(ofConstraint:)).uniqued().joined(separator: ", ")
  }

  /// The extensions, beginning with the unconstrained one; that for Null types comes last.
  ///
  /// ```swift
  /// extension EmptyRepo {
  ///   func names() -> [String] { [] }
  /// }
  /// extension EmptyRepo where Entity: Defaultable {
  ///   func get() -> Entity { .defaultValue }
  /// }
  /// extension EmptyRepo where Self: NullObject {
  ///   init(url: String) { self.init() }
  /// }
  /// ```
  var extensions: [GeneratedDeclaration] {
    if plan.isClass { return [] }
    let needs = plan.members.map { member in
      member.needs.ordered { spelling.text(of: $0) < spelling.text(of: $1) }
    }
    return needs.uniqued().ordered(byRank: rank).map { shared in
      self.extension(of: zip(plan.members, needs).filter { $1 == shared }.map(\.0), shared)
    }
  }

  private func rank(_ needs: [DefaultValue.Need]) -> Int {
    needs.isEmpty ? 0 : needs.contains(.nullObject) ? 2 : 1
  }

  private func `extension`(
    of members: [MemberPlan], _ needs: [DefaultValue.Need]
  ) -> GeneratedDeclaration {
    let name = spelling.name(.empty, of: plan.id)
    // A Null type is copyable.
    let isNoncopyable = plan.isNoncopyable && !needs.contains(.nullObject)
    let constraints = (isNoncopyable ? ["Self: ~Copyable"] : []) + needs.map(spelling.text)
    // An associated type in the constraints may exist under some conditions only.
    let branches = needs.flatMap { need -> [ConditionBranch] in
      guard case .defaultable(.named(let named)) = need else { return [] }
      return plan.associatedTypes[named.root.name] ?? []
    }
    let writer = memberWriter(access, in: plan.extensionHeading)
    let declarations = members.map { member in
      changed(writer.declaration(of: member)) { $0.branches.removeAll(where: branches.contains) }
    }
    var result = GeneratedDeclaration(
      plan.extensionHeading, ["extension \(name)\(constraints.whereClause)"],
      body: .members([declarations]))
    result.conditions = branches.map(\.standalone)
    return result
  }
}
