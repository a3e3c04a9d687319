import FakegenKnowledge
import FakegenSyntax

/// A piece of a signature, and the range of the source that it replaces.
private typealias Mark = (range: SourceRange, piece: SignaturePiece)

extension FileLowering {
  /// Returns the signature of a property.
  ///
  /// - Parameters:
  ///   - binding: The property.
  ///   - model: Its type, which may have been inferred from its value.
  /// - Returns: The signature from `var` to the type, or to the colon if the type is not known yet.
  func signature(of binding: VariableSyntax.Binding, _ model: TypeModel) -> SignatureText {
    if let type = binding.type {
      let range = SourceRange(binding.name.start, type.range.end)
      return [.text("var ")] + source.pieces(of: range, source.marks(in: type))
    }
    let start = SignaturePiece.text("var \(source[binding.name]): ")
    guard model != .missing, let (type, text) = SourceText.type("\(model)") else { return [start] }
    return [start] + text.pieces(of: type.range, text.marks(in: type))
  }

  /// Returns the signature of any other member.
  ///
  /// It has no modifiers, because some must be dropped: see `Member.keptModifiers`. It keeps only those default
  /// values that are literals or tell where the caller is. Others may have another meaning in a subclass, or none, so its
  /// plan decides which of them to write.
  ///
  /// ```swift
  /// func load(_ id: Int = 3, at place: String = #file, using log: Log = .standard)
  /// func load(_ id: Int = 3, at place: String = #file, using log: Log)  // to override it
  /// ```
  func signature(of syntax: CallableSyntax, in declaration: DeclarationSyntax) -> SignatureText {
    let defaults = syntax.parameters.enumerated().compactMap { index, parameter in
      parameter.defaultValue.map { value -> Mark in
        let (range, text) = (SourceRange(parameter.type.range.end, value.end), source[value])
        let isOfCaller = LanguageWords.placesOfCall.contains(text) || text == "#isolation"
        let kept = isOfCaller ? text : WrittenExpression(text).literal
        return (
          range, kept.map { .text(" = \($0)") } ?? .omittedDefault(parameter: index, value: text)
        )
      }
    }
    let range = SourceRange(declaration.introducer.start, syntax.signature.end)
    return source.pieces(of: range, source.marks(in: syntax) + defaults)
  }
}

extension SourceText {
  /// Returns the parts of a signature that may have to be replaced in a copy: its types, and each `_` in place of a
  /// parameter name.
  fileprivate func marks(in syntax: CallableSyntax) -> [Mark] {
    var marks: [Mark] = []
    for (index, parameter) in syntax.parameters.enumerated() {
      if let name = parameter.secondName ?? parameter.firstName, self[name] == "_" {
        marks.append((name, .blank(parameter: index, isLabel: parameter.secondName == nil)))
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
    return marks + syntax.effects.errors.flatMap { self.marks(in: $0) }
  }

  /// Returns the names in a type, and the parts that are existentials if they name protocols.
  ///
  /// ```swift
  /// func f(_ a: P?, b: [P], c: any P, d: P.Type)
  /// // P, as the base of `P?`; P in `[P]`; P.Type as a whole
  /// func f(_ a: (any P)?, b: [any P], c: any P, d: any P.Type)  // with `any` added to these
  /// ```
  ///
  /// - Parameters:
  ///   - syntax: The type.
  ///   - isConstraint: Whether the type itself is a constraint.
  ///   - isBase: Whether a suffix such as `?` follows the type.
  /// - Returns: The marks; that of a part comes before those of the names in it.
  fileprivate func marks(
    in syntax: TypeSyntax, isConstraint: Bool = false, isBase: Bool = false
  ) -> [Mark] {
    func values(_ types: [TypeSyntax]) -> [Mark] { types.flatMap { marks(in: $0) } }
    func constraint(_ type: TypeSyntax) -> [Mark] {
      marks(in: type, isConstraint: true)
    }
    func name(_ range: SourceRange) -> Mark { (range, .name(self[range])) }
    let (start, end) = (syntax.range.start, syntax.range.end)
    let bare: [Mark] =
      isConstraint ? [] : [(SourceRange(start, start), .bare(type(syntax), isBase: isBase))]
    let close: [Mark] =
      isConstraint || !isBase ? [] : [(SourceRange(end, end), .endOfBase)]
    switch syntax.kind {
    case .name(let range, let arguments): return bare + [name(range)] + values(arguments) + close
    case .member(let base, let range, let arguments):
      var names = constraint(base)
      // `Self.Item` is one name, and so is `Swift.Int` in a module interface. Of others, the first component is looked up.
      if case .name(let first, arguments: []) = base.kind, isInterface || self[first] == "Self" {
        names = [name(SourceRange(first.start, range.end))]
      }
      return bare + names + values(arguments) + close
    case .composition(let types): return bare + types.flatMap(constraint) + close
    // `any` goes before the whole metatype, as in `any P.Type`.
    case .metatype(let type, isProtocol: false): return bare + constraint(type) + close
    case .metatype(let type, isProtocol: true), .optional(let type), .implicitlyUnwrapped(let type):
      return marks(in: type, isConstraint: isConstraint, isBase: true)
    case .some(let type), .any(let type), .packElement(let type), .suppressed(let type):
      return constraint(type)
    case .tuple(let elements):
      return elements.flatMap { marks(in: $0.type, isConstraint: isConstraint) }
    case .array(let type), .prefixed(_, let type), .packExpansion(let type): return values([type])
    case .dictionary(let first, let second), .inlineArray(let first, let second):
      return values([first, second])
    case .function(let parameters, let effects, let result):
      return values(parameters.map(\.type) + effects.errors + [result])
    case .value, .missing: return []
    }
  }

  /// Copies a declaration from the source, and removes the indentation of its first line from the others.
  ///
  /// - Parameters:
  ///   - range: The range of the declaration, from its keyword on.
  ///   - marks: The parts that become pieces of their own.
  /// - Returns: The pieces, with the text between them.
  fileprivate func pieces(of range: SourceRange, _ marks: [Mark]) -> SignatureText {
    let lineStart = bytes[..<range.start].lastIndex(of: .newline).map { $0 + 1 } ?? 0
    let indentation = bytes[lineStart...].prefix(while: \.isBlank).count
    var pieces: SignatureText = []
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
    if !isInterface, !bytes[range.start..<range.end].contains(.newline) { return self[range] }
    let lines = self[range].utf8.split(separator: .newline, omittingEmptySubsequences: false)
    let later = lines.dropFirst().map { line in
      line.dropFirst(min(indentation, line.prefix(while: \.isBlank).count))
    }
    let text = (lines.prefix(1) + later).map { String(Substring($0)) }.joined(separator: "\n")
    // The compiler writes both only in module interfaces.
    return isInterface
      ? text.replacing("@_Concurrency.", with: "@").replacing(" : ", with: ": ") : text
  }
}

extension EffectsSyntax? {
  /// The type in `throws(E)`.
  fileprivate var errors: [TypeSyntax] {
    if case .typed(let error)? = self?.throwing { [error] } else { [] }
  }
}

extension UInt8 {
  /// Whether it is a space or a tab.
  fileprivate var isBlank: Bool { self == .space || self == .tab }
}
