import FakegenKnowledge

/// Decides which types have matchers of their own.
///
/// In place of an argument, `when` takes a `Matcher`. A test should be able to write a case of an enum there, as in a
/// call of the member. So each type of the sources that is a parameter of a spied member gets a matcher for each of its
/// cases and constants.
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

  /// The types of the sources that spied members take as arguments or new values, possibly as optionals.
  ///
  /// - Parameter spied: The protocols and classes that have spies.
  /// - Returns: The types that have cases or constants.
  func types(matchedBySpiesOf spied: [DeclarationID]) -> [DeclarationID] {
    let types = spied.flatMap { id in
      let isType = program[id].isType
      let shape = program.shape(of: isType ? [] : [id])
      var types = shape.pinnedTypes
      for name in shape.associatedTypes.map(\.name) where types[name] == nil {
        types[name] = shape.demands(on: name).defaultType
      }
      let members =
        isType ? program.lineage(of: id).flatMap(program.requirements) : shape.allRequirements
      return members.filter { !$0.isOfPrelude }.flatMap { member in
        (member.parameters.map(\.type) + (member.member.setter == nil ? [] : [member.type]))
          .map { program.substitute(types, in: $0) }
      }
    }
    return types.compactMap { program.unwrapped($0).declaration }.uniqued()
      // The output would repeat the imports of a type's file even if there were no matchers for it.
      .filter { plan(for: $0) != nil }
  }

  /// The matchers for a type; `nil` if there are none.
  func plan(for id: DeclarationID) -> MatcherPlan? {
    guard program[id].isType, program[id].origin == .source, program.isAccessible(id),
      program.genericParameters(inside: id).isEmpty,
      !program.isNoncopyable(program.plainType(of: id)),
      !MatcherPlan.hidingNames.contains(program[id].path[0])
    else { return nil }
    let members = program.ownMembers(of: id).filter { isValue($0, of: id) }
    let values = members.compactMap { value($0, of: id) }
    let isolated = members.filter {
      $0.kind == .property && program.isolation(of: $0, in: id).isOnMainActor
    }
    if values.isEmpty { return nil }
    return MatcherPlan(
      access: program.generatedAccess(for: id),
      heading: program.heading(of: id, in: isolation),
      type: program.plainType(of: id), values: values,
      needsImportsOfItsFile: program.root(of: id).map { program[$0].origin != .source } ?? true
        || values.contains { !$0.parameters.isEmpty },
      namesOnMainActor: Set(isolated.map(\.name)))
  }

  /// The isolation of the matchers, which code on any actor may use.
  private var isolation: Isolation {
    let configuration = program.configuration
    return configuration.mayRunOnMainActor || configuration.isOutputOnMainActor
      ? .nonisolated : program.byDefault
  }

  private func isValue(_ member: Member, of id: DeclarationID) -> Bool {
    if KnownTypes.membersOfMatchers.contains(member.name.withoutBackticks) || member.isOperator
      || member.isLimited
    {
      return false
    }
    if member.kind == .enumCase { return true }
    let isolation = program.isolation(of: member, in: id)
    return member.kind == .property && member.isStatic && program.isAccessible(member)
      && member.effectsOfUse == .plain && isOfType(member, id)
      && (!isolation.isOnGlobalActor || isolation.isOnMainActor)
  }

  /// Whether the type of a static property is the type that declares it.
  private func isOfType(_ member: Member, _ id: DeclarationID) -> Bool {
    guard case .named(let named) = program.writtenType(of: member, in: id).bare else {
      return false
    }
    let path = named.path
    return (path == ["Self"] || program[id].path.suffix(path.count).elementsEqual(path))
      && !program.mayBeOptional(member, of: id)
  }

  private func value(_ member: Member, of id: DeclarationID) -> Requirement? {
    let value = program.witness(member, inExtensionOf: id)
    let canBeMatched = value.parameters.allSatisfy { parameter in
      // Functions cannot be compared, nor can values that are equatable on the main actor only.
      !parameter.isVariadic && !program.isFunction(parameter.type)
        && program.typeOnMainActor(in: parameter.type) == nil
        && !parameter.type.names.contains { MatcherPlan.hidingNames.contains($0.root.name) }
    }
    return canBeMatched ? value : nil
  }
}
