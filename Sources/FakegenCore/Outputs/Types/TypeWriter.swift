import FakegenKnowledge

/// Writes Null types, and the parts of spies that look the same.
struct TypeWriter {
  let spelling: Spelling
  let plan: TypePlan
  /// Writes the members in the type; created once, because that visits all members.
  let memberWriter: MemberWriter

  init(_ plan: TypePlan, in spelling: Spelling) {
    self.spelling = spelling.beside(plan.id.subject)
      .inside(plan.genericParameters.map(\.name) + plan.aliases.map(\.name))
      .seeingAliases(of: plan.conformances.map(\.id))
    self.plan = plan
    memberWriter = MemberWriter(
      spelling: self.spelling, access: plan.access.modifiers, isReference: plan.kind != .struct,
      isolation: plan.isolation, isInClass: plan.kind == .class,
      inner: self.spelling.insideMembers)
  }

  private var access: [String] { plan.access.modifiers }

  /// The Null type.
  var declaration: GeneratedDeclaration {
    let nullObject = spelling.name(ofUndeclared: "NullObject")
    // An initializer on an actor cannot meet a nonisolated requirement without `@preconcurrency`.
    let role = plan.isMadeOnActor ? "@preconcurrency \(nullObject)" : nullObject
    let members = members(areBeside: false)
    return declaration(conformingTo: role, with: [aliases(), initializer, members])
  }

  /// The type: `final class NullView: Base, EmptyView, NullObject {}`.
  ///
  /// - Parameters:
  ///   - role: The protocol that marks the kind of the type, as `NullObject`.
  ///   - groups: Its members.
  /// - Returns: The declaration.
  func declaration(
    conformingTo role: String, with groups: [[GeneratedDeclaration]]
  ) -> GeneratedDeclaration {
    let parents = ((plan.conformsInExtension ? [] : inherited) + [role]).joined(separator: ", ")
    return GeneratedDeclaration(
      plan.heading, access: access,
      (plan.kind == .class ? ["final"] : []) + [
        plan.kind.rawValue, "\(plan.name)\(genericClause): \(parents)\(whereClause)",
      ], body: .members(groups))
  }

  /// An extension of the type, at file scope, unless it has no members.
  func extensions(
    _ whereClause: String = "", with members: [GeneratedDeclaration]
  ) -> [GeneratedDeclaration] {
    members.isEmpty ? [] : [extensionDeclaration(whereClause, body: .members([members]))]
  }

  /// The extension that declares the conformances, if the type does not.
  var conformances: [GeneratedDeclaration] {
    plan.conformsInExtension
      ? [extensionDeclaration(": \(inherited.joined(separator: ", "))", body: .empty)] : []
  }

  private func extensionDeclaration(
    _ clause: String, body: GeneratedDeclaration.Body
  ) -> GeneratedDeclaration {
    let outer = plan.id.subject.flatMap(spelling.nesting).map { "\($0)." } ?? ""
    return GeneratedDeclaration(
      attributes: plan.heading.attributes, words: ["extension", outer + plan.name + clause],
      body: body)
  }

  private var inherited: [String] {
    var names = plan.conformances.map { conformance in
      let id = conformance.id
      return conformance.hasEmpty
        ? spelling.name(
          .empty, of: id, isBeside: id == plan.id.subject && !plan.conformsInExtension)
        : spelling.name(of: id)
    }.ordered()
    // `Hashable` implies `Equatable`.
    names = merged(names).filter { $0 != "Equatable" || !names.contains("Hashable") }
      .filter { plan.superclass == nil || $0 != "Sendable" }
      .map(plan.conformance)
    let unchecked =
      plan.isUncheckedSendable ? ["@unchecked \(spelling.name("Sendable", of: .swift))"] : []
    return (plan.superclass.map { [spelling.text(of: $0.type)] } ?? []) + names + unchecked
  }

  /// Replaces `Decodable` and `Encodable` by `Codable`: `Codable & Hashable` for `Decodable & Encodable & Hashable`.
  private func merged(_ names: [String]) -> [String] {
    let halves = ["Decodable", "Encodable"]
    guard halves.allSatisfy(names.contains) else { return names }
    return ([spelling.name(ofUndeclared: "Codable")] + names.filter { !halves.contains($0) })
      .ordered()
  }

  /// The generic parameter clause, as `<Key: Hashable, Value: Defaultable>`.
  private var genericClause: String {
    plan.genericParameters.map { parameter in
      var constraints = merged(parameter.constraints.map(spelling.text(ofConstraint:)))
      if parameter.isClassBound { constraints.append("AnyObject") }
      if plan.defaultable.contains(where: { $0.parameterName == parameter.name }) {
        constraints.append(spelling.name(ofUndeclared: "Defaultable"))
      }
      return constraints.isEmpty
        ? parameter.name : "\(parameter.name): \(constraints.joined(separator: " & "))"
    }.genericClause
  }

  private var whereClause: String {
    let needs = plan.defaultable.filter { $0.parameterName == nil }
      .map(DefaultValue.Need.defaultable)
    return (plan.constraints.map(spelling.text) + needs.map(spelling.text)).whereClause
  }

  // MARK: - Members

  /// The type aliases: `typealias Key = NullKey`.
  ///
  /// - Parameter isInside: Whether they are for a private type inside, which sees the generic parameters of the type.
  /// - Returns: The aliases.
  func aliases(isInside: Bool = false) -> [GeneratedDeclaration] {
    let access = isInside ? [] : access
    return plan.aliases.compactMap { alias in
      var type = spelling.text(of: alias.type)
      // An alias that stands for its own name is circular, unless that is a generic parameter.
      if type == alias.name, !plan.genericParameters.contains(where: { $0.name == type }) {
        return nil
      }
      if isInside, type == alias.name { type = "\(plan.name).\(type)" }
      let text = "typealias \(alias.name.escapedAsMember) = \(type)"
      return GeneratedDeclaration(branches: alias.conditions, words: access + [text])
    }
  }

  /// The `init()`, if it must be written.
  var initializer: [GeneratedDeclaration] {
    plan.initializer.map { [$0.declaration(access, in: spelling)] } ?? []
  }

  /// The members that are in the type, or in an extension of it.
  func members(areBeside: Bool) -> [GeneratedDeclaration] {
    plan.writtenMembers.filter { isBeside($0.requirement) == areBeside }.map {
      memberWriter.declaration(of: $0)
    }
  }

  /// Whether a member is written in an extension.
  func isBeside(_ requirement: Requirement) -> Bool {
    plan.hasInitializersInExtension && requirement.member.kind == .initializer
  }
}
