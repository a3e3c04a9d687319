import FakegenSyntax

/// Finds the members of fakes that nobody calls any more, because the requirement has changed.
///
/// A default implementation has a price: rename a requirement, and a fake's old method still compiles.
struct StaleFakes {
  private let program: Program
  private let files: LintedFiles
  /// The protocols by the names of their Empty protocols; several where the branches of an `#if` declare one.
  private let protocols: [String: [DeclarationID]]

  init(_ program: Program, _ sources: [SourceText]) {
    self.program = program
    files = LintedFiles(sources)
    var protocols: [String: [DeclarationID]] = [:]
    for id in program.declarations.candidates where program[id].kind == .protocol {
      protocols[program.emptyPath(of: id).joined(separator: "."), default: []].append(id)
    }
    self.protocols = protocols
  }

  /// What a type conforms to, as far as it can be found out.
  private struct Conformances {
    /// The protocols whose Empty protocols it conforms to.
    var faked: [DeclarationID] = []
    /// Other protocols whose requirements are known.
    var others: [DeclarationID] = []
    /// Whether something above may ask for members of any name.
    var isOpen = false
    /// The members of the classes above and of protocols in the same files.
    var inheritedMembers: [Member] = []
  }

  /// A warning for each stale member, in order.
  var diagnostics: [Diagnostic] {
    files.types.keys.sorted().flatMap(check)
  }

  private func check(_ name: String) -> [Diagnostic] {
    var conformances = conformances(of: name)
    guard let type = files.types[name], type.kind != .protocol, !conformances.faked.isEmpty else {
      return []
    }
    // Members for all fakes are there for whoever wants them.
    if faked(name) != nil { conformances.isOpen = true }
    let requirements = program.demanded(by: program.shape(of: conformances.faked.uniqued()))
    let others = program.demanded(by: program.shape(of: conformances.others.uniqued()))
    let comparison = WitnessComparison(
      program: program, files: files, genericParameters: type.genericParameters,
      isValue: type.kind == .struct || type.kind == .enum)
    let all = type.members + conformances.inheritedMembers
    let demands = Demands(all: requirements + others, faked: requirements, comparison: comparison)
    return type.members.filter(isLinted).compactMap { member in
      warning(for: member, beside: all, demands, conformances)
    } + membersTooLate(of: name, type)
      + hiddenImplementations(of: name, type, conformances, beside: all, comparison)
  }

  /// Warns where an extension implements a requirement for what else a fake conforms to: Swift takes the default of the
  /// Empty protocol, which is for more types.
  private func hiddenImplementations(
    of name: String, _ type: LintedFiles.NominalType, _ conformances: Conformances,
    beside all: [Member], _ comparison: WitnessComparison
  ) -> [Diagnostic] {
    guard let place = type.place, type.kind != .typealias, !conformances.others.isEmpty,
      // What a class above conforms to is decided there.
      type.inherited.contains(where: { self.faked($0) != nil })
    else { return [] }
    // A type inside of a function has the function's place before its name.
    let fake = name.split(separator: ".").filter { !$0.contains("#") }.joined(separator: ".")
    let faked = program.shape(of: conformances.faked.uniqued())
    let kept = program.implementations(of: faked).map(\.requirement.key)
    let demanded = Set(program.demanded(by: faked).map(\.key))
    let whole = program.shape(of: (conformances.faked + conformances.others).uniqued())
    return program.implementations(of: whole).filter { implementation in
      let requirement = implementation.requirement
      return demanded.contains(requirement.key) && !kept.contains(requirement.key)
        && !all.contains { comparison.isWitness($0, of: requirement) }
    }.map { implementation in
      let member = implementation.requirement.member.fullName
      let owner = program[implementation.owner].name
      return Diagnostic(
        .warning, .hiddenImplementation(member, owner, fake), path: files.path(of: place),
        offset: place.offset)
    }
  }

  /// What members are measured by.
  private struct Demands {
    let all: [Requirement]
    /// Those of the protocols that are faked.
    let faked: [Requirement]
    let comparison: WitnessComparison
  }

  /// What is wrong with a member; `nil` if nothing is.
  private func warning(
    for member: Member, beside all: [Member], _ demands: Demands, _ conformances: Conformances
  ) -> Diagnostic? {
    let matching = demands.all.filter { demands.comparison.isWitness(member, of: $0) }
    if !matching.isEmpty { return warning(for: member, almost: matching, beside: all, demands) }
    // A type's own subscripts are asked without a name, so that nobody knows whether they are.
    if member.kind == .subscript { return nil }
    let namesakes = demands.faked.filter {
      $0.member.kind == member.kind && $0.member.name == member.name
        && !program.isPrelude($0.owner)
    }
    let nearest = namesakes.first { $0.member.isNamed(like: member) } ?? namesakes.first
    if let nearest {
      let open = namesakes.filter { demand in
        !all.contains { demands.comparison.isWitness($0, of: demand) }
      }
      // A helper beside the witnesses has their name, and somebody calls it.
      let hasOtherLabels = !namesakes.contains { $0.member.fullName == member.fullName }
      if open.isEmpty && files.isMentioned(member.name) || hasOtherLabels && files.isCalled(member)
      {
        return nil
      }
      let owner = program[nearest.owner].name
      let suggestion = suggestion(for: member, open.first ?? nearest)
      return warning(.staleMember(member.fullName, owner, suggestion), at: member)
    }
    if let warning = warning(forOtherKind: member, beside: all, demands) { return warning }
    // What other modules see they may call.
    if conformances.isOpen || member.access > .internal || files.isMentioned(member.name)
      || Self.calledByTheLanguage.contains(member.name) || member.modifiers.contains("override")
      || !member.attributes.isEmpty
      || conformances.inheritedMembers.contains(where: member.isNamed)
    {
      return nil
    }
    let owner = program[conformances.faked[0]].name
    return warning(.unusedMember(member.fullName, owner), at: member)
  }

  /// A property in the place of a method, or the other way round; or a name that differs in a capital letter alone.
  private func warning(
    forOtherKind member: Member, beside all: [Member], _ demands: Demands
  ) -> Diagnostic? {
    func isMet(_ demand: Requirement) -> Bool {
      all.contains { demands.comparison.isWitness($0, of: demand) }
    }
    let own = demands.faked.filter { !program.isPrelude($0.owner) }
    if member.parameters.isEmpty,
      let other = own.first(where: { demand in
        demand.member.name == member.name && demand.member.kind != member.kind
          && demand.parameters.isEmpty && !isMet(demand)
      })
    {
      let fix = "it has to be a \(other.member.kind == .property ? "property" : "method")"
      return warning(
        .nearWitness(member.fullName, program[other.owner].name, fix), at: member)
    }
    let alike = own.first { demand in
      demand.member.kind == member.kind && !isMet(demand)
        && demand.member.fullName.lowercased() == member.fullName.lowercased()
    }
    return alike.map { demand in
      let owner = program[demand.owner].name
      return warning(
        .staleMember(member.fullName, owner, demand.member.fullName), at: member)
    }
  }

  /// What keeps a member from being the witness that it looks like; `nil` if nothing does, or another one is.
  private func warning(
    for member: Member, almost matching: [Requirement], beside all: [Member], _ demands: Demands
  ) -> Diagnostic? {
    let comparison = demands.comparison
    guard let requirement = matching.first, !program.isPrelude(requirement.owner),
      matching.allSatisfy({ comparison.fix(of: member, for: $0) != nil }),
      let fix = comparison.fix(of: member, for: requirement)
    else { return nil }
    let isMet = all.contains { other in
      comparison.isWitness(other, of: requirement)
        && comparison.fix(of: other, for: requirement) == nil
    }
    if isMet { return nil }
    let owner = program[requirement.owner].name
    return warning(.nearWitness(member.fullName, owner, fix), at: member)
  }

  /// Warns of members that implement what a superclass left to the default: that is what is called for good.
  private func membersTooLate(of name: String, _ type: LintedFiles.NominalType) -> [Diagnostic] {
    guard type.kind == .class else { return [] }
    let scope = name.split(separator: ".").dropLast()
    guard
      let base = type.inherited.lazy.compactMap({ visible($0, from: scope) })
        .first(where: { files.types[$0]?.kind == .class })
    else { return [] }
    let inherited = conformances(of: base)
    let taken = program.demanded(by: program.shape(of: inherited.faked.uniqued()))
    let comparison = WitnessComparison(
      program: program, files: files,
      genericParameters: type.genericParameters + (files.types[base]?.genericParameters ?? []))
    let above = (files.types[base]?.members ?? []) + inherited.inheritedMembers
    return type.members.filter { isLinted($0) && !$0.modifiers.contains("override") }
      .compactMap { member in
        let requirement = taken.first { demand in
          !program.isPrelude(demand.owner) && comparison.isWitness(member, of: demand)
            && comparison.fix(of: member, for: demand) == nil
            && !above.contains { comparison.isWitness($0, of: demand) }
        }
        return requirement.map {
          let owner = program[$0.owner].name
          return warning(.memberTooLate(member.fullName, owner, base), at: member)
        }
      }
  }

  /// What is called without its name.
  private static let calledByTheLanguage: Set<String> = [
    "buildArray", "buildBlock", "buildEither", "buildExpression", "buildFinalResult",
    "buildLimitedAvailability", "buildOptional", "buildPartialBlock", "callAsFunction",
    "dynamicallyCall", "projectedValue", "wrappedValue",
  ]

  private func isLinted(_ member: Member) -> Bool {
    [.method, .property, .subscript].contains(member.kind) && !member.saysPrivate
      && !member.isOperator
  }

  /// Follows what a type inherits, in these files and in the sources.
  private func conformances(of name: String) -> Conformances {
    var result = Conformances()
    if let extended = faked(name) { result.faked += extended }
    var seen: Set<String> = [name]
    var queue = [name]
    while let next = queue.popLast() {
      let scope = next.split(separator: ".").dropLast()
      for parent in files.types[next]?.inherited ?? [] {
        if let faked = faked(parent) {
          result.faked += faked
        } else if let path = visible(parent, from: scope), let above = files.types[path] {
          result.inheritedMembers += above.members
          if seen.insert(path).inserted {
            // More ancestors than any sensible type has are not followed, and may hold anything.
            if seen.count <= 32 { queue.append(path) } else { result.isOpen = true }
          }
        } else {
          collect(declared: parent, into: &result)
        }
      }
    }
    return result
  }

  /// The protocols behind the name of an Empty protocol, with or without its module.
  private func faked(_ name: String) -> [DeclarationID]? {
    protocols[name]
      ?? name.firstIndex(of: ".").flatMap { protocols[String(name[$0...].dropFirst())] }
  }

  /// The full name of a type of these files, by a name that is used inside of another.
  private func visible(_ name: String, from scope: ArraySlice<Substring>) -> String? {
    for count in stride(from: scope.count, through: 0, by: -1) {
      let path = (scope.prefix(count) + [Substring(name)]).joined(separator: ".")
      if files.types[path]?.kind != nil { return path }
    }
    return nil
  }

  /// Follows what the sources declare: a protocol, or an alias of several.
  private func collect(declared name: String, into conformances: inout Conformances) {
    let path = name.split(separator: ".").map(String.init)
    let found = program.declarations.declarations(at: path).filter {
      [.protocol, .typealias].contains(program[$0].kind)
    }
    if found.isEmpty {
      if !Self.harmless.contains(name) { conformances.isOpen = true }
      return
    }
    for id in found {
      if let aliased = program.aliasedType(of: id) {
        let parents = program.parents(named: [aliased])
        conformances.others += parents.protocols
        if !parents.unknown.isEmpty { conformances.isOpen = true }
      } else {
        conformances.others.append(id)
        // What else the standard library's protocols demand, and answer themselves, nobody wrote down.
        if program.isPrelude(id), !Self.harmless.contains(name) { conformances.isOpen = true }
      }
    }
  }

  /// What asks for no members but those that are known.
  private static let harmless: Set<String> = [
    "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Decodable", "Defaultable", "Encodable", "Equatable", "Identifiable",
    "NullObject", "Sendable",
  ]

  /// What the member was probably meant to be.
  private func suggestion(for member: Member, _ requirement: Requirement) -> String {
    let demanded = requirement.member
    if demanded.fullName != member.fullName { return demanded.fullName }
    return (demanded.isStatic ? "static " : "") + demanded.signature.text
  }

  private func warning(_ message: Diagnostic.Message, at member: Member) -> Diagnostic {
    Diagnostic(
      .warning, message, path: files.path(of: member.place), offset: member.place.offset)
  }
}
