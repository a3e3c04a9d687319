import FakegenKnowledge

/// Writes Null types.
struct TypeWriter {
  let program: Program
  let spelling: Spelling
  let plan: TypePlan
  /// Writes members in the type; made once, because it looks through all members.
  let memberWriter: MemberWriter

  init(program: Program, spelling: Spelling, plan: TypePlan) {
    self.program = program
    self.spelling = spelling.inside(plan.genericParameters.map(\.name) + plan.aliases.map(\.name))
    self.plan = plan
    memberWriter = MemberWriter(
      spelling: self.spelling, access: plan.access.modifiers, isReference: plan.kind != .struct,
      isolation: plan.isolation, isInClass: plan.kind == .class,
      inner: self.spelling.inside(program.shape(of: plan.conformances.map(\.id))))
  }

  private var access: [String] { plan.access.modifiers }

  var declaration: GeneratedDeclaration {
    let groups = [aliases(access), initializer, members].filter { !$0.isEmpty }
    let nullObject = spelling.name(ofUndeclared: "NullObject")
    return GeneratedDeclaration(
      attributes: plan.heading.attributes,
      // An initializer that is on an actor meets no demand that is not.
      head: head(conformingTo: plan.isMadeOnActor ? "@preconcurrency \(nullObject)" : nullObject),
      body: groups.isEmpty ? .empty : .members(groups))
  }

  /// The type up to its body: `final class NullView: Base, EmptyView, NullObject`.
  ///
  /// - Parameter role: The protocol that says what the type is for.
  /// - Returns: The text.
  func head(conformingTo role: String) -> String {
    var words = access + plan.isolation.modifiers
    if plan.kind == .class { words.append("final") }
    words += [plan.kind.rawValue, plan.name + genericClause]
    let inherited = inherited + [role]
    return "\(words.joined(separator: " ")): \(inherited.joined(separator: ", "))" + whereClause
  }

  private var inherited: [String] {
    var names = plan.conformances.map { conformance in
      let id = conformance.id
      if !conformance.hasEmpty { return spelling.name(of: id) }
      // Its own Empty protocol is nested in the same type.
      return plan.id.subject == id ? program.name(.empty, of: id) : spelling.emptyName(of: id)
    }.ordered()
    // `Hashable` says `Equatable`.
    names = merged(names).filter { $0 != "Equatable" || !names.contains("Hashable") }
      .filter { plan.superclass == nil || $0 != "Sendable" }
      .map { plan.conformsOnMainActor ? "@MainActor \($0)" : $0 }
    let unchecked =
      plan.superclass?.isUncheckedSendable ?? false
      ? ["@unchecked \(spelling.name("Sendable", of: .swift))"] : []
    return (plan.superclass.map { [spelling.text(of: $0.type)] } ?? []) + names + unchecked
  }

  /// Names in which `Codable` stands for its halves: `Codable & Hashable` for `Decodable & Encodable & Hashable`.
  private func merged(_ names: [String]) -> [String] {
    let halves = ["Decodable", "Encodable"]
    guard halves.allSatisfy(names.contains) else { return names }
    return ([spelling.name(ofUndeclared: "Codable")] + names.filter { !halves.contains($0) })
      .ordered()
  }

  /// As in `<Key: Hashable, Value: Defaultable>`.
  private var genericClause: String {
    let parameters = plan.genericParameters.map { parameter in
      let parents = parameter.parents
      var constraints = parents.superclass.map { [spelling.text(of: $0)] } ?? []
      constraints += merged(parents.protocols.map(spelling.name))
      constraints += parents.unknown.map { spelling.text(of: .named($0)) }
      if parents.isClassBound, parents.superclass == nil { constraints.append("AnyObject") }
      if plan.defaultable.contains(where: { $0.parameterName == parameter.name }) {
        constraints.append(spelling.name(ofUndeclared: "Defaultable"))
      }
      return constraints.isEmpty
        ? parameter.name : "\(parameter.name): \(constraints.joined(separator: " & "))"
    }
    return parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
  }

  private var whereClause: String {
    let needs = plan.defaultable.filter { $0.parameterName == nil }
      .map(DefaultValue.Need.defaultable)
    return (plan.constraints.map(spelling.text) + needs.map(spelling.text)).whereClause
  }

  // MARK: - Members

  /// The type aliases, for the type or for one inside: `typealias Key = NullKey`.
  func aliases(_ access: [String]) -> [GeneratedDeclaration] {
    plan.aliases.compactMap { alias in
      let type = spelling.text(of: alias.type)
      // It would stand for itself; what the protocol says about it is enough.
      if type == alias.name { return nil }
      let isReserved = ["Protocol", "Type"].contains(alias.name)
      let text = "typealias \(isReserved ? "`\(alias.name)`" : alias.name) = \(type)"
      return GeneratedDeclaration(branches: alias.conditions, words: access + [text])
    }
  }

  /// `init()`, if it has to be written.
  var initializer: [GeneratedDeclaration] {
    plan.initializer.map { [$0.declaration(access, in: spelling)] } ?? []
  }

  var members: [GeneratedDeclaration] {
    ((plan.superclass?.required ?? []) + plan.members.filter { !isBeside($0.requirement) })
      .map { memberWriter.declaration(of: $0) }
  }

  // MARK: - Beside the type

  /// Whether a member stands in an extension.
  func isBeside(_ requirement: Requirement) -> Bool {
    plan.hasInitializersBeside && requirement.member.kind == .initializer
  }

  /// The members that stand in an extension.
  var membersBeside: [GeneratedDeclaration] {
    plan.members.filter { isBeside($0.requirement) }.map { memberWriter.declaration(of: $0) }
  }
}
