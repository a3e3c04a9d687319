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
    return type.members.compactMap { member in
      guard isLinted(member) else { return nil }
      let isWitness = (requirements + others).contains { comparison.isWitness(member, of: $0) }
      if isWitness { return nil }
      let namesakes = requirements.filter {
        $0.member.kind == member.kind && $0.member.name == member.name && !program.isPrelude($0.owner)
      }
      if let nearest = namesakes.first(where: { $0.member.isNamed(like: member) }) ?? namesakes.first {
        // A helper beside the witnesses has their name, and somebody calls it.
        let open = namesakes.filter { demand in
          !all.contains { comparison.isWitness($0, of: demand) }
        }
        if open.isEmpty, files.isMentioned(member) { return nil }
        return warning(
          .staleMember(
            member.fullName, program[nearest.owner].name, suggestion(for: member, (open.first ?? nearest))),
          at: member)
      }
      if conformances.isOpen || files.isMentioned(member)
        || member.modifiers.contains("override") || !member.attributes.isEmpty
        || conformances.inheritedMembers.contains(where: member.isNamed)
      {
        return nil
      }
      let owner = conformances.faked[0]
      return warning(.unusedMember(member.fullName, program[owner].name), at: member)
    }
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
      } else if let id = program.declarations.declarations(at: plain.split(separator: ".").map(String.init))
        .first(where: { program[$0].kind == .protocol })
      {
        conformances.others.append(id)
      } else if !["AnyObject", "Sendable", "NullObject", "Defaultable"].contains(plain) {
        conformances.isOpen = true
      }
    }
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
