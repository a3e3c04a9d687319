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
    if demanded.kind == .subscript, demanded.setter != nil, member.setter == nil {
      return "it has to be settable; add a setter"
    }
    return fixOfEffects(member, requirement) ?? fixOfChange(member, demanded)
      ?? fixOfGenerics(member, requirement) ?? fixOfTypes(member, requirement)
  }

  /// Effects that the requirement does not allow.
  private func fixOfEffects(_ member: Member, _ requirement: Requirement) -> String? {
    let isMethod = member.kind == .method
    let own = isMethod ? member.effects : member.getter?.effects ?? .plain
    let other = isMethod ? requirement.effects : requirement.getterEffects
    let subject = isMethod ? "it" : "its getter"
    if own.isAsync, !other.isAsync { return "\(subject) must not be 'async'" }
    switch (own.throwing, other.throwing) {
    case (.throws, .never), (.typed, .never): return "\(subject) must not throw"
    case (.throws, .rethrows):
      return "it may throw only what its argument throws; declare it 'rethrows'"
    case (.throws, .typed(let error)):
      return "\(subject) may throw '\(error)' only; declare it 'throws(\(error))'"
    default: return nil
    }
  }

  /// What makes a member change the fake where the requirement does not allow it.
  private func fixOfChange(_ member: Member, _ demanded: Member) -> String? {
    if member.modifiers.contains("mutating"), !demanded.modifiers.contains("mutating") {
      return "it must not be 'mutating'"
    }
    let isLazy = isValue && member.modifiers.contains("lazy")
    return isLazy ? "it must not be 'lazy', which changes the fake" : nil
  }

  /// A generic member where the requirement names its types, or the other way round.
  private func fixOfGenerics(_ member: Member, _ requirement: Requirement) -> String? {
    let own = member.genericParameters.count + member.parameters.count { $0.type.isOpaque }
    let other =
      requirement.genericParameters.count + requirement.parameters.count { $0.type.isOpaque }
    if own == 0, other > 0 {
      return "it has to be generic, as '\(requirement.member.signature.text)'"
    }
    let isOpen = (requirement.parameters.map(\.type) + [requirement.type]).contains { type in
      type.names.contains { $0.meaning == .parameter }
    }
    return own > 0 && other == 0 && !isOpen
      ? "the default is for its very types, and comes before a generic one" : nil
  }

  /// What the types say that their names do not: how a value is passed, what a closure may do, labels of tuples.
  private func fixOfTypes(_ member: Member, _ requirement: Requirement) -> String? {
    for (own, other) in zip(member.parameters, requirement.parameters) {
      let isEscaping = own.type.hasPrefix("@escaping") && !other.type.hasPrefix("@escaping")
      if isEscaping, case .function = other.type.bare {
        return "its parameter must not be '@escaping'"
      }
      if !own.type.isPassed(like: other.type) { return "its parameter has to be '\(other.type)'" }
    }
    let isResultAlike = member.type == .missing || member.type.isPassed(like: requirement.type)
    return isResultAlike ? nil : "its type has to be '\(requirement.type)'"
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
  /// Whether it is `some P`.
  fileprivate var isOpaque: Bool { if case .opaque = bare { true } else { false } }

  /// Whether two types that may be one agree in what is written around and between their names.
  fileprivate func isPassed(like other: TypeModel) -> Bool {
    for prefix in ["@autoclosure", "@MainActor", "inout"]
    where hasPrefix(prefix) != other.hasPrefix(prefix) {
      return false
    }
    switch (bare, other.bare) {
    case (.function(let own), .function(let other)):
      return own.effects.isAsync == other.effects.isAsync
        && (own.effects.throwing == .never) == (other.effects.throwing == .never)
    case (.tuple(let own), .tuple(let other)): return own.map(\.label) == other.map(\.label)
    default: return true
    }
  }
}
