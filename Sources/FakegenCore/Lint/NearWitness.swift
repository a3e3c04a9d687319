import FakegenSyntax

/// What keeps a member from being the witness that it looks like.
///
/// Swift takes the default then, and never calls the member through the protocol.
extension WitnessComparison {
  /// What would make a member the witness of a requirement whose name and types it has.
  ///
  /// - Parameters:
  ///   - member: A member of a fake.
  ///   - requirement: What it could be meant to implement.
  /// - Returns: The fix, as the end of a sentence; `nil` if the member is the witness.
  func fix(of member: Member, for requirement: Requirement) -> String? {
    let demanded = requirement.member
    if member.isStatic != demanded.isStatic {
      return member.isStatic ? "it must not be static" : "it must be static"
    }
    if demanded.kind == .property, demanded.setter != nil, let fix = fixOfSetter(member) {
      return fix
    }
    if case .typed(let error) = requirement.effects.throwing, member.effects.throwing == .throws,
      member.kind != .property
    {
      return "it may throw '\(error)' only; declare it 'throws(\(error))'"
    }
    let autoclosure = zip(member.parameters, requirement.parameters).first { own, other in
      other.type.isAutoclosure != own.type.isAutoclosure
    }
    return autoclosure.map { _, other in "its parameter has to be '\(other.type)'" }
  }

  /// What a property lacks that has to be settable.
  private func fixOfSetter(_ member: Member) -> String? {
    let words = files.words(before: member)
    for access in ["private", "fileprivate"] where words.contains("\(access)(set)") {
      return "it has to be settable; remove '\(access)(set)'"
    }
    if member.storage == .computed {
      return member.setter == nil ? "it has to be settable; add a setter" : nil
    }
    return words.contains("let") ? "it has to be settable; make it a 'var'" : nil
  }
}

extension LintedFiles {
  /// The modifiers and the keyword before the name of a property.
  fileprivate func words(before member: Member) -> ArraySlice<String> {
    let source = sources[member.place.file.number]
    // Nobody writes more than that before a name. A line's start is outside of most strings.
    let newline = UInt8(ascii: "\n")
    let start = source.bytes[..<max(0, member.place.offset - 200)].lastIndex(of: newline) ?? 0
    let texts = source.tokens(in: SourceRange(start, member.place.offset)).map { source[$0.range] }
    let words = texts.joined(separator: " ").replacing(" ( set )", with: "(set)")
      .split(separator: " ").map(String.init)
    let isKeyword: (String) -> Bool = { $0 == "let" || $0 == "var" }
    guard let keyword = words.lastIndex(where: isKeyword) else { return [] }
    // What stands before it may be the declaration before.
    let previous = words[..<keyword].lastIndex { isKeyword($0) || ["{", "}", ";"].contains($0) }
    return words[(previous.map { $0 + 1 } ?? 0)...keyword]
  }
}

extension TypeModel {
  fileprivate var isAutoclosure: Bool {
    if case .prefixed(let prefixes, _) = self { prefixes.contains("@autoclosure") } else { false }
  }
}
