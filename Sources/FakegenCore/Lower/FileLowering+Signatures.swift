import FakegenSyntax

extension SignatureText {
  /// What stands in the place of a part of the source.
  typealias Mark = (range: SourceRange, piece: Piece)
}

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
    if let type = binding.type {
      let range = SourceRange(binding.name.start, type.range.end)
      return SignatureText(
        pieces: [.text("var ")] + source.pieces(of: range, source.marks(in: type)))
    }
    guard let (type, text) = SourceText.type("\(model)") else { return .none }
    return SignatureText(
      pieces: [.text("var \(source[binding.name]): ")]
        + text.pieces(of: type.range, text.names(in: type)))
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
    let defaults = syntax.parameters.enumerated().compactMap { index, parameter in
      parameter.defaultValue.map { value -> SignatureText.Mark in
        let (range, text) = (SourceRange(parameter.type.range.end, value.end), source[value])
        if syntax.kind == .initializer { return (range, .text("")) }
        let literal = Self.placesOfCallers.contains(text) ? text : WrittenExpression(text).literal
        return (range, literal.map { .text(" = \($0)") } ?? .leftOut(parameter: index, value: text))
      }
    }
    return signature(of: syntax, in: declaration, defaults)
  }

  private static let placesOfCallers: Set = [
    "#column", "#file", "#fileID", "#filePath", "#function", "#line",
  ]

  /// The text of anything else, from its keyword on: the modifiers are kept apart, because some have to go, see
  /// `Member.keptModifiers`.
  func signature(
    of syntax: CallableSyntax, in declaration: DeclarationSyntax,
    _ defaults: [SignatureText.Mark] = []
  ) -> SignatureText {
    let range = SourceRange(declaration.introducer.start, syntax.signature.end)
    return SignatureText(pieces: source.pieces(of: range, source.marks(in: syntax) + defaults))
  }
}

extension SourceText {
  /// What may be written in another way of a signature: its types, and the names that parameters do not have.
  fileprivate func marks(in syntax: CallableSyntax) -> [SignatureText.Mark] {
    var marks: [SignatureText.Mark] = []
    for parameter in syntax.parameters {
      if let name = parameter.secondName ?? parameter.firstName, self[name] == "_" {
        marks.append((name, .blank(isLabel: parameter.secondName == nil)))
      }
      marks += self.marks(in: parameter.type)
    }
    for constraint in syntax.genericParameters.compactMap(\.constraint) {
      marks += self.marks(in: constraint, isConstraint: true)
    }
    if let result = syntax.result { marks += self.marks(in: result) }
    for requirement in syntax.whereClause?.requirements ?? [] {
      marks += self.marks(in: requirement.left)
      marks += self.marks(in: requirement.right, isConstraint: requirement.relation == .conforms)
    }
    if case .typed(let error)? = syntax.effects?.throwing { marks += self.marks(in: error) }
    return marks
  }

  /// The same of a type.
  fileprivate func marks(
    in syntax: TypeSyntax, isConstraint: Bool = false
  ) -> [SignatureText.Mark] {
    bareTypes(in: syntax, isConstraint: isConstraint).flatMap { bare -> [SignatureText.Mark] in
      let (start, end) = (bare.syntax.range.start, bare.syntax.range.end)
      let mark: SignatureText.Mark = (
        SourceRange(start, start), .bare(type(bare.syntax), isBase: bare.isBase)
      )
      return bare.isBase ? [mark, (SourceRange(end, end), .endOfBase)] : [mark]
    } + names(in: syntax)
  }

  fileprivate func names(in syntax: TypeSyntax) -> [SignatureText.Mark] {
    mentions(in: syntax).map { ($0, .name(self[$0])) }
  }

  /// Copies a declaration from the source, and removes the indentation of its first line from the others.
  ///
  /// - Parameters:
  ///   - range: The declaration.
  ///   - marks: What takes the place of parts of it.
  /// - Returns: The text around the parts, and what takes their places.
  fileprivate func pieces(
    of range: SourceRange, _ marks: [SignatureText.Mark]
  ) -> [SignatureText.Piece] {
    let lineStart = bytes[..<range.start].lastIndex(of: .newline).map { $0 + 1 } ?? 0
    let indentation = bytes[lineStart...].prefix(while: \.isBlank).count
    var pieces: [SignatureText.Piece] = []
    var position = range.start
    func addText(to end: Int) {
      if position == end { return }
      pieces.append(.text(text(of: SourceRange(position, end), lessIndentedBy: indentation)))
    }
    for (part, piece) in marks.ordered(by: { $0.range.start < $1.range.start }) {
      addText(to: part.start)
      pieces.append(piece)
      position = part.end
    }
    addText(to: range.end)
    return pieces
  }

  private func text(of range: SourceRange, lessIndentedBy indentation: Int) -> String {
    let lines = self[range].utf8.split(separator: .newline, omittingEmptySubsequences: false)
    let later = lines.dropFirst().map { line in
      line.dropFirst(min(indentation, line.prefix(while: \.isBlank).count))
    }
    let text = (lines.prefix(1) + later).map { String(Substring($0)) }.joined(separator: "\n")
    // What the compiler writes in an interface that people do not.
    return isInterface
      ? text.replacing("@_Concurrency.", with: "@").replacing(" : ", with: ": ") : text
  }
}

extension UInt8 {
  /// Whether it indents a line.
  fileprivate var isBlank: Bool { self == .space || self == .tab }
}
