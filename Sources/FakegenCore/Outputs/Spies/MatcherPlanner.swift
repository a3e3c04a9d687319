/// Decides for which types there are matchers of their own.
///
/// Everybody types the case of an enum where it is expected, and in the place of an argument a `Matcher` is. So each type
/// of the sources that a spied member takes gets a matcher for each of its cases and constants.
///
/// ```swift
/// enum Shelf { case top, bottom(Int) }
/// protocol Keeper { func keep(in shelf: Shelf) }
///
/// extension ArgumentMatcher where MatchedValue == Shelf {
///   static var top: Self { .exactly(.top) }
///   static func bottom(_ value: Int) -> Self { .exactly(.bottom(value)) }
/// }
/// ```
struct MatcherPlanner {
  let program: Program

  /// The types of the sources that spied members take, alone or as an optional.
  ///
  /// - Parameter spied: The protocols and classes that are spied on.
  /// - Returns: Those that have cases or constants.
  func types(matchedBySpiesOf spied: [DeclarationID]) -> [DeclarationID] {
    let owners = spied.flatMap { id in
      program[id].isType ? program.lineage(of: id) : program.shape(of: id).protocols
    }.uniqued().filter { !program.isPrelude($0) }
    let types = owners.flatMap { owner in
      let scope = program.scope(inside: owner)
      return program.declarations.members(of: owner).flatMap(\.parameters).map {
        program.bind($0.type, in: scope)
      }
    }
    return types.compactMap(declaredType).uniqued().filter { plan(for: $0) != nil }
  }

  /// The matchers for a type; `nil` if there are none.
  func plan(for id: DeclarationID) -> MatcherPlan? {
    guard program[id].isType, program[id].origin == .source, program.isAccessible(id),
      program.genericParameters(inside: id).isEmpty,
      !MatcherPlan.hidingNames.contains(program[id].path[0])
    else { return nil }
    let values = program.ownMembers(of: id).filter { isValue($0, of: id) }.compactMap { member in
      value(member, of: id)
    }
    return values.isEmpty
      ? nil : MatcherPlan(id: id, access: program.generatedAccess(for: id), values: values)
  }

  /// The declaration of a type, behind its aliases, or of what is wrapped in it.
  private func declaredType(_ type: TypeModel) -> DeclarationID? {
    if case .named(let named) = program.unwrapped(type) { named.declaration } else { nil }
  }

  private func isValue(_ member: Member, of id: DeclarationID) -> Bool {
    if Self.names.contains(member.name.withoutBackticks) || member.isOperator { return false }
    let isUnusable = member.attributes.contains { attribute in
      attribute.name.isEmpty || attribute.name == "available" && attribute.platforms == nil
    }
    if isUnusable { return false }
    if member.kind == .enumCase { return true }
    return member.kind == .property && member.isStatic
      && program.isAccessible(member)
      && (member.getter?.effects ?? .plain) == .plain && isOfType(member, id)
      && !program.isolation(of: member, in: id).isOnGlobalActor
  }

  /// Whether a static property is of the type that it belongs to.
  private func isOfType(_ member: Member, _ id: DeclarationID) -> Bool {
    guard case .named(let named) = member.type.bare, named.outer == nil else { return false }
    // If nobody wrote the type, the value tells it, and that of such an initializer may be an optional.
    let mayBeOptional =
      member.storage != .computed
      && program.declarations.members(of: id).contains(where: \.isFailable)
    return [program[id].name, "Self"].contains(named.name) && !mayBeOptional
  }

  private func value(_ member: Member, of id: DeclarationID) -> MatcherPlan.Value? {
    let scope = program.scope(inside: id)
    let parameters = member.parameters.map { $0.with(program.bind($0.type, in: scope)) }
    // Nobody can say whether two functions are equal.
    if parameters.contains(where: { program.isFunction($0.type) || $0.isVariadic }) { return nil }
    // Nor, away from the main actor, two sets of what is equal only there.
    if parameters.contains(where: { program.typeOnMainActor(in: $0.type) != nil }) { return nil }
    let names = parameters.flatMap(\.type.names).map(\.root.name)
    if names.contains(where: MatcherPlan.hidingNames.contains) { return nil }
    return MatcherPlan.Value(member: member, parameters: parameters)
  }

  /// What every matcher has: a case of such a name is written `.equal(.any)`.
  private static let names: Set = [
    "any", "atLeast", "atMost", "contains", "equal", "exactly", "greater", "hasPrefix", "hasSuffix",
    "identical", "in", "init", "instance", "less", "nil", "none", "not", "notNil", "one",
    "property",
    "self", "some", "type", "where", "within",
  ]
}
