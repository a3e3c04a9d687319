import FakegenSyntax

/// Finds the members of fakes that nobody calls any more, because the requirement has changed.
///
/// A default implementation has a price: rename a requirement, and a fake's old method still compiles.
struct StaleFakes {
  private let program: Program
  private let files: LintedFiles
  /// The protocols by the names of their Empty protocols.
  private let protocols: [String: DeclarationID]

  init(_ program: Program, _ sources: [SourceText]) {
    self.program = program
    files = LintedFiles(sources)
    var protocols: [String: DeclarationID] = [:]
    for id in program.declarations.candidates where program[id].kind == .protocol {
      protocols[program.emptyPath(of: id).joined(separator: ".")] = id
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
    var conformances = Conformances()
    var seen: Set<String> = []
    collect(name, into: &conformances, &seen)
    guard let type = files.types[name], !conformances.faked.isEmpty else { return [] }
    let requirements = program.demanded(by: program.shape(of: conformances.faked.uniqued()))
    let others = program.demanded(by: program.shape(of: conformances.others.uniqued()))
    let comparison = WitnessComparison(
      program: program, files: files, genericParameters: type.genericParameters)
    let all = type.members + conformances.inheritedMembers
    let demands = Demands(all: requirements + others, faked: requirements, comparison: comparison)
    return type.members.filter(isLinted).compactMap { member in
      warning(for: member, beside: all, demands, conformances)
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
    if demands.all.contains(where: { demands.comparison.isWitness(member, of: $0) }) { return nil }
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
      if open.isEmpty, files.isMentioned(member) { return nil }
      let owner = program[nearest.owner].name
      let suggestion = suggestion(for: member, open.first ?? nearest)
      return warning(.staleMember(member.fullName, owner, suggestion), at: member)
    }
    if conformances.isOpen || files.isMentioned(member)
      || member.modifiers.contains("override") || !member.attributes.isEmpty
      || conformances.inheritedMembers.contains(where: member.isNamed)
    {
      return nil
    }
    let owner = program[conformances.faked[0]].name
    return warning(.unusedMember(member.fullName, owner), at: member)
  }

  private func isLinted(_ member: Member) -> Bool {
    (member.kind == .method || member.kind == .property || member.kind == .subscript)
      && member.access > .fileprivate && !member.isOperator
  }

  /// Follows what a type inherits.
  private func collect(
    _ name: String, into conformances: inout Conformances, _ seen: inout Set<String>
  ) {
    guard let type = files.types[name], seen.insert(name).inserted else { return }
    for parent in type.inherited {
      let plain = parent.prefix { $0 != "<" }
      if let id = protocols[String(plain)] {
        conformances.faked.append(id)
      } else if let above = files.types[String(plain)], above.kind != nil {
        conformances.inheritedMembers += above.members
        collect(String(plain), into: &conformances, &seen)
      } else if let id = declaredProtocol(plain) {
        conformances.others.append(id)
      } else if !["AnyObject", "Sendable", "NullObject", "Defaultable"].contains(plain) {
        conformances.isOpen = true
      }
    }
  }

  private func declaredProtocol(_ name: Substring) -> DeclarationID? {
    let path = name.split(separator: ".").map(String.init)
    return program.declarations.declarations(at: path).first { program[$0].kind == .protocol }
  }

  /// What the member was probably meant to be.
  private func suggestion(for member: Member, _ requirement: Requirement) -> String {
    let demanded = requirement.member
    return demanded.isNamed(like: member) ? demanded.signature.text : demanded.fullName
  }

  private func warning(_ message: Diagnostic.Message, at member: Member) -> Diagnostic {
    Diagnostic(
      .warning, message, path: files.path(of: member.place), offset: member.place.offset)
  }
}
