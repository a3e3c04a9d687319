import FakegenSyntax

extension FileLowering {
  /// Returns the signature of a property.
  ///
  /// - Parameters:
  ///   - binding: The property.
  ///   - model: Its type, which may have been inferred from its value.
  /// - Returns: The signature from `var` to the type.
  func signature(
    of binding: VariableSyntax.Binding, _ model: TypeModel
  ) -> SignatureText {
    let prefix = "var "
    guard let type = binding.type else {
      let start = "\(prefix)\(source[binding.name]): "
      guard let (type, text) = SourceText.type("\(model)") else { return .none }
      let mentions = text.mentions(in: type).map { range in
        SignatureText.Mention(offset: start.utf8.count + range.start, name: text[range])
      }
      return SignatureText(text: "\(start)\(model)", mentions: mentions, bareTypes: [])
    }
    let start = binding.name.start
    return signatureText(
      SourceRange(start, type.range.end), types: [MentionedType(syntax: type)],
      [Replacement(range: SourceRange(start, start), text: prefix)])
  }

  /// Returns the signature with which a subclass overrides a member.
  ///
  /// It keeps only those default values that are literals or expand to the caller's location. Others may have another
  /// meaning in the subclass, or none, so its plan decides which of them to write. An initializer keeps none.
  ///
  /// ```swift
  /// func load(_ id: Int = 3, at place: String = #file, using log: Log = .standard)
  /// func load(_ id: Int = 3, at place: String = #file, using log: Log)  // to override it
  /// ```
  func overridableSignature(
    of syntax: CallableSyntax, in declaration: DeclarationSyntax
  ) -> SignatureText {
    var leftOut: [(index: Int, value: SourceRange)] = []
    let isRepeated = syntax.kind != .initializer
    let defaults = syntax.parameters.enumerated().compactMap { index, parameter -> Replacement? in
      guard let value = parameter.defaultValue else { return nil }
      let isPlace = Self.placesOfCallers.contains(source[value])
      let literal = isPlace ? source[value] : WrittenExpression(source[value]).literal
      if isRepeated, literal == nil { leftOut.append((index, value)) }
      return Replacement(
        range: SourceRange(parameter.type.range.end, value.end),
        text: isRepeated ? literal.map { " = \($0)" } ?? "" : "")
    }
    return signature(
      of: syntax, in: declaration, replacing: defaults,
      leavingOut: leftOut.map { index, value in
        (index, syntax.parameters[index].type.range.end, value)
      })
  }

  private static let placesOfCallers: Set = [
    "#column", "#file", "#fileID", "#filePath", "#function", "#line",
  ]

  /// A text that replaces a part of a signature.
  struct Replacement {
    let range: SourceRange
    let text: String
  }

  func signature(
    of syntax: CallableSyntax, in declaration: DeclarationSyntax,
    replacing replacements: [Replacement] = [],
    leavingOut values: [(parameter: Int, place: Int, value: SourceRange)] = []
  ) -> SignatureText {
    // Modifiers are not included, because some must be dropped: see `Member.keptModifiers`.
    let range = SourceRange(declaration.introducer.start, syntax.signature.end)
    return signatureText(
      range, types: mentionedTypes(of: syntax), blanks: blanks(in: syntax), replacements,
      leavingOut: values)
  }

  /// Returns the ranges of each `_` in place of a parameter name, which needs a name if the argument is passed on.
  private func blanks(in syntax: CallableSyntax) -> [SourceRange] {
    syntax.parameters.compactMap { $0.secondName ?? $0.firstName }.filter { source[$0] == "_" }
  }

  /// A type in a signature.
  private struct MentionedType {
    let syntax: TypeSyntax
    var isConstraint = false
  }

  /// Returns the types in a signature.
  private func mentionedTypes(of syntax: CallableSyntax) -> [MentionedType] {
    var types = syntax.parameters.map { MentionedType(syntax: $0.type) }
    types += syntax.genericParameters.compactMap(\.constraint)
      .map { MentionedType(syntax: $0, isConstraint: true) }
    if let result = syntax.result { types.append(MentionedType(syntax: result)) }
    for requirement in syntax.whereClause?.requirements ?? [] {
      types.append(MentionedType(syntax: requirement.left))
      types.append(
        MentionedType(
          syntax: requirement.right, isConstraint: requirement.relation == .conforms))
    }
    if case .typed(let error)? = syntax.effects?.throwing {
      types.append(MentionedType(syntax: error))
    }
    return types
  }

  /// Copies a declaration from the source, and removes the indentation of its first line from the others.
  ///
  /// - Parameters:
  ///   - range: The range of the declaration, from its keyword on.
  ///   - types: The types in it, whose names may have to be spelled differently in a copy.
  ///   - blanks: The ranges of each `_` in place of a parameter name.
  ///   - replacements: The replacements of parts of it, in order.
  ///   - values: The default values that the replacements leave out.
  /// - Returns: The text, with the offsets of the names in it.
  private func signatureText(
    _ range: SourceRange, types: [MentionedType], blanks: [SourceRange] = [],
    _ replacements: [Replacement] = [],
    leavingOut values: [(parameter: Int, place: Int, value: SourceRange)] = []
  ) -> SignatureText {
    let mentions = (types.flatMap { source.mentions(in: $0.syntax) } + blanks)
      .filter { $0.start >= range.start && $0.end <= range.end }.ordered { $0.start < $1.start }
    let bareTypes = types.flatMap {
      source.bareTypes(in: $0.syntax, isConstraint: $0.isConstraint)
    }
    let (text, removed) = withoutIndentation(range, replacements)
    func offset(of position: Int) -> Int {
      position - range.start
        - removed.reduce(0) { $1.offset < position ? $0 + $1.count : $0 }
    }
    return SignatureText(
      text: text,
      mentions: mentions.map { mention in
        SignatureText.Mention(offset: offset(of: mention.start), name: source[mention])
      },
      bareTypes: bareTypes.map { bare in
        SignatureText.BareType(
          type: source.type(bare.syntax),
          range: offset(of: bare.syntax.range.start)..<offset(of: bare.syntax.range.end),
          isBase: bare.isBase)
      },
      leftOut: values.map { parameter, place, value in
        SignatureText.LeftOut(
          parameter: parameter, offset: offset(of: place), value: source[value])
      })
  }

  /// Returns the number of bytes at an offset of a module interface that source code would not have: in
  /// `[Key : Value]` and in `@_Concurrency.MainActor`.
  private func excess(at offset: Int) -> Int {
    guard source.isInterface else { return 0 }
    let bytes = source.bytes[offset...]
    if bytes.starts(with: " : ".utf8) { return 1 }
    let concurrency = "_Concurrency.".utf8
    let isOfAttribute = offset > 0 && source.bytes[offset - 1] == UInt8(ascii: "@")
    return isOfAttribute && bytes.starts(with: concurrency) ? concurrency.count : 0
  }

  /// Returns the text without the indentation of its first line, and the ranges that were removed.
  private func withoutIndentation(
    _ range: SourceRange, _ replacements: [Replacement]
  ) -> (String, removed: [(offset: Int, count: Int)]) {
    let bytes = source.bytes
    var lineStart = range.start
    while lineStart > 0, bytes[lineStart - 1] != UInt8(ascii: "\n") { lineStart -= 1 }
    var indentation = 0
    while bytes[lineStart + indentation] == UInt8(ascii: " ")
      || bytes[lineStart + indentation] == UInt8(ascii: "\t")
    {
      indentation += 1
    }
    var result: [UInt8] = []
    var removed: [(offset: Int, count: Int)] = []
    var index = range.start
    var replacements = replacements[...]
    while index < range.end {
      if let next = replacements.first, next.range.start == index {
        replacements.removeFirst()
        result += next.text.utf8
        removed.append((index, next.range.end - index - next.text.utf8.count))
        index = next.range.end
        continue
      }
      let excess = excess(at: index)
      if excess > 0 {
        removed.append((index, excess))
        index += excess
        continue
      }
      result.append(bytes[index])
      index += 1
      guard bytes[index - 1] == UInt8(ascii: "\n") else { continue }
      let start = index
      while index < range.end, index - start < indentation,
        bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
      {
        index += 1
      }
      removed.append((start, index - start))
    }
    return (String(decoding: result, as: UTF8.self), removed)
  }
}
