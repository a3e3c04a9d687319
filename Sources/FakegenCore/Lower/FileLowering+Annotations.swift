import FakegenKnowledge
import FakegenSyntax

extension FileLowering {
  /// Returns the `@Faked` annotation of a declaration, written as an attribute or in a comment.
  func fakedAttribute(of declaration: DeclarationSyntax) -> AttributeSyntax? {
    annotations(["Faked"], of: declaration).first
  }

  /// Returns the annotations with the given names, attributes before comments; only the first counts.
  private func annotations(
    _ names: [String], of declaration: DeclarationSyntax
  ) -> [AttributeSyntax] {
    (declaration.plainAttributes + declaration.commentAnnotations).filter { isNamed($0, names) }
  }

  /// Reports that a declaration has the same annotation twice.
  private mutating func reportDuplicates(named name: String, of declaration: DeclarationSyntax) {
    for other in annotations([name], of: declaration).dropFirst() {
      let severity: Diagnostic.Severity =
        declaration.commentAnnotations.contains(other) ? .warning : .error
      report(.duplicateAnnotation(name), at: other.range.start, as: severity)
    }
  }

  private func isNamed(_ attribute: AttributeSyntax, _ names: [String]) -> Bool {
    let written = source[attribute.name]
    return names.contains { written == $0 || written == "Faked.\($0)" }
  }

  private static let names = ["Faked", "FakeDefault"]

  mutating func fakedAnnotation(
    of declaration: DeclarationSyntax, kind: NominalSyntax.Kind
  ) -> FakedAnnotation? {
    reportComments(above: declaration)
    guard let attribute = fakedAttribute(of: declaration) else { return nil }
    reportDuplicates(named: "Faked", of: declaration)
    let known = diagnostics.count
    let arguments = source.fakedArguments(of: attribute, diagnostics: &diagnostics)
    defer {
      weakenProblems(of: attribute, in: declaration, since: known, labels: arguments.labels)
    }
    let misplaced = arguments.misplaced(on: kind, in: source)
    for label in misplaced {
      report(.argumentOfProtocols(source[label], kind.rawValue), at: label.start)
    }
    var annotation = FakedAnnotation(
      anyObject: arguments.anyObject, createNull: arguments.createNull,
      createSpy: arguments.createSpy && !misplaced.contains { source[$0] == "createSpy" },
      copy: arguments.copy, place: place(attribute.range.start))
    addNames(in: arguments, to: &annotation)
    return annotation
  }

  /// Adds the associated types, members, protocols and the condition that the arguments of `@Faked` name.
  private mutating func addNames(
    in arguments: FakedArgumentsSyntax, to annotation: inout FakedAnnotation
  ) {
    for entry in arguments.types {
      guard let type = type(namedBy: entry.value, label: "types") else { continue }
      if type.isNameable {
        annotation.types.append((source[entry.name], type))
        annotation.namePlaces.append((source[entry.name], place(entry.name.start)))
      } else {
        report(.notAType("\(type)"), at: entry.value.range.start)
      }
    }
    for name in arguments.skip {
      annotation.skip.append(source[name])
      annotation.namePlaces.append((source[name], place(name.start)))
    }
    for value in arguments.inherit {
      guard let type = type(namedBy: value, label: "inherit") else { continue }
      if type.isInheritable {
        annotation.inherit.append("\(type)")
        annotation.namePlaces.append(("\(type)", place(value.range.start)))
      } else {
        report(.notAProtocol("\(type)"), at: value.range.start)
      }
    }
    if let range = arguments.condition {
      let text = source.literalValue(of: range)
      if SourceText.isCondition(text) {
        annotation.condition = text
        annotation.namePlaces.append((text, place(range.start)))
      } else {
        // It would not fit on the directive's line.
        report(.notACondition(text), at: range.start)
      }
    }
  }

  /// Warns about comments that look like an annotation but are not.
  ///
  /// ```swift
  /// // @Faked                      an annotation, on a line of its own above the declaration
  /// // @Fakd                       misspelled
  /// // @Faked(skip: ["load"]       not closed
  /// protocol Store {} // @Faked    after the code that it is meant for
  /// ```
  private mutating func reportComments(above declaration: DeclarationSyntax) {
    // If there is an annotation, a comment may discuss it.
    if annotations(Self.names, of: declaration).isEmpty {
      reportCommentsInPlaceOfAnnotations(of: declaration)
    }
    if let attribute = declaration.detachedAnnotation, isNamed(attribute, Self.names) {
      warn(.detachedAnnotation("@\(source[attribute.name])"), at: attribute.range.start)
    }
    for attribute in declaration.commentAnnotations {
      let name = source[attribute.name]
      guard let meant = nearestName(to: name, among: Self.names), !isNamed(attribute, Self.names)
      else { continue }
      warn(.misspeltAnnotation("@\(name)").suggesting("@\(meant)"), at: attribute.range.start)
    }
  }

  private mutating func reportCommentsInPlaceOfAnnotations(of declaration: DeclarationSyntax) {
    for annotation in declaration.unfinishedAnnotations {
      warn(.unfinishedAnnotation(source[annotation.name], annotation.flaw), at: annotation.start)
    }
    guard let attribute = declaration.trailingAnnotation else { return }
    let isType = if case .nominal = declaration.kind { true } else { false }
    if isNamed(attribute, [isType ? "Faked" : "FakeDefault"]) {
      warn(.trailingAnnotation("@\(source[attribute.name])"), at: attribute.range.start)
    }
  }

  /// Reports annotations in comments above `#if`, `#else` or `#endif` instead of above a declaration.
  mutating func reportComments(of conditional: ConditionalSyntax, named name: String) {
    for attribute in conditional.annotations where isNamed(attribute, [name]) {
      warn(.trailingAnnotation("@\(name)"), at: attribute.range.start)
    }
  }

  /// Reports `@FakeDefault` on an associated type.
  mutating func reportDefault(of declaration: DeclarationSyntax, ofTypeNamed name: String) {
    reportComments(above: declaration)
    for attribute in annotations(["FakeDefault"], of: declaration) {
      warn(.fakeDefaultOfAssociatedType(name), at: attribute.range.start)
    }
  }

  private mutating func warn(_ message: Diagnostic.Message, at offset: Int) {
    report(message, at: offset, as: .warning)
  }

  /// Turns problems of a comment annotation into warnings, because the compiler ignores comments.
  ///
  /// An incorrect condition remains an error: without it, the fakes would be in every build.
  private mutating func weakenProblems(
    of attribute: AttributeSyntax, in declaration: DeclarationSyntax, since known: Int,
    labels: [SourceRange] = []
  ) {
    guard declaration.commentAnnotations.contains(attribute) else { return }
    for index in known..<diagnostics.count {
      let label = labels.last { $0.start <= diagnostics[index].offset }
      if label.map({ source[$0] }) != "if" { diagnostics[index].severity = .warning }
    }
  }

  /// Returns the type that `Int.self` or `"Int"` names; reports a string that is not exactly one type.
  private mutating func type(
    namedBy value: AnnotationValueSyntax, label: String
  ) -> TypeModel? {
    switch value {
    case .metatype(let syntax, _): return source.type(syntax)
    case .string(let range):
      if let type = TypeModel(written: source[range]) { return type }
      report(.notAType(source[range]), at: range.start)
    default: report(.literalNeeded(label), at: value.range.start)
    }
    return nil
  }

  /// Returns the expression that `@FakeDefault` chooses for a member.
  ///
  /// - Parameters:
  ///   - declaration: The member.
  ///   - type: The type of its value.
  /// - Returns: The expression; `nil` if there is none, or it cannot be used.
  mutating func chosenDefault(
    of declaration: DeclarationSyntax, as type: TypeModel
  ) -> ChosenDefault? {
    reportComments(above: declaration)
    guard let attribute = annotations(["FakeDefault"], of: declaration).first else { return nil }
    let known = diagnostics.count
    defer { weakenProblems(of: attribute, in: declaration, since: known) }
    guard
      let argument = source.fakeDefaultArgument(of: attribute, diagnostics: &diagnostics)
    else { return nil }
    reportDuplicates(named: "FakeDefault", of: declaration)
    switch argument {
    case .value(let range):
      let text = source.value(in: range)
      let literal = text == "nil" ? text : WrittenExpression(text).type
      if text.first == "." {
        report(.fakeDefaultWithoutType(text, "\(type)"), at: range.start)
      } else if let literal, !type.mayBe(ofLiteral: literal) {
        report(.fakeDefaultOfOtherType(text, "\(type)"), at: range.start)
        return nil
      }
      return ChosenDefault(expression: text, place: place(range.start))
    case .expression(let range):
      let text = source.literalValue(of: range)
      if SourceText.isExpression(text) {
        return ChosenDefault(expression: text, place: place(range.start))
      }
      report(.notAnExpression(text), at: range.start)
      return nil
    }
  }
}

extension TypeModel {
  /// Whether a literal may be a value of the type, judging by the type that the literal has by default; true if
  /// unknown.
  fileprivate func mayBe(ofLiteral literal: String) -> Bool {
    if literal == "nil", isOptional { return true }
    let type = unwrapped
    switch type {
    case .array, .dictionary: return literal.first == "["
    case .tuple(let elements) where !elements.isEmpty: return literal.first == "("
    case .function, .metatype: return false
    default: break
    }
    let name = type.description
    let isDecimal = name == "Decimal"
    let isNumber = isDecimal || KnownTypes.isNumber(name)
    let isText = ["String", "Substring", "Character"].contains(name)
    guard isNumber || isText || name == "Bool" else { return true }
    switch literal {
    case "Int": return isNumber
    case "Double": return isDecimal || KnownTypes.isNumber(name, isFloating: true)
    case "String": return isText
    default: return literal == name
    }
  }
}
