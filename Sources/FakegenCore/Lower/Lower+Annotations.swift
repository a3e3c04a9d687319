import FakegenSyntax

extension Lowering {
  /// The `@Faked` attribute of a declaration, written as an attribute or in a comment.
  func fakedAttribute(of declaration: DeclarationSyntax) -> AttributeSyntax? {
    attribute(named: "Faked", of: declaration)
  }

  private func attribute(named name: String, of declaration: DeclarationSyntax) -> AttributeSyntax? {
    (declaration.plainAttributes + declaration.commentAnnotations).first {
      let written = source[$0.name]
      return written == name || written == "Faked.\(name)"
    }
  }

  mutating func fakedAnnotation(of declaration: DeclarationSyntax) -> FakedAnnotation? {
    guard let attribute = fakedAttribute(of: declaration) else { return nil }
    var annotation = FakedAnnotation(place: place(attribute.range.start))
    guard let arguments = attribute.arguments else { return annotation }
    let syntax = source.annotationArguments(in: arguments, diagnostics: &diagnostics)
    for argument in syntax { apply(argument, to: &annotation) }
    return annotation
  }

  private mutating func apply(
    _ argument: AnnotationArgumentSyntax, to annotation: inout FakedAnnotation
  ) {
    let label = argument.label.map { source[$0] } ?? ""
    switch (label, argument.value) {
    case ("types", .dictionary(let entries, _)):
      for entry in entries { apply(entry, to: &annotation) }
    case ("skip", .array(let elements, _)): annotation.skip += strings(elements)
    case ("inherit", .array(let elements, _)): annotation.inherit += typeNames(elements)
    case ("anyObject", .boolean(let value, _)): annotation.anyObject = value
    case ("createNull", .boolean(let value, _)): annotation.createNull = value
    case ("if", .string(let range)): annotation.condition = condition(range)
    case ("if", .nil): annotation.condition = nil
    case ("types", _), ("skip", _), ("inherit", _), ("anyObject", _), ("createNull", _), ("if", _):
      report(.literalNeeded(label), at: argument.value.range.start)
    default: report(.unknownFakedArgument(label), at: (argument.label ?? argument.value.range).start)
    }
  }

  private mutating func apply(
    _ entry: AnnotationValueSyntax.Entry, to annotation: inout FakedAnnotation
  ) {
    guard case .string(let key) = entry.key else {
      report(.literalNeeded("types"), at: entry.key.range.start)
      return
    }
    switch entry.value {
    case .metatype(let type, _): annotation.types[source[key]] = self.type(type)
    case .string(let range):
      if let type = type(spelledIn: range) { annotation.types[source[key]] = type }
    default: report(.literalNeeded("types"), at: entry.value.range.start)
    }
  }

  /// A type in a string: refused unless it is one type and nothing else.
  private mutating func type(spelledIn range: SourceRange) -> TypeModel? {
    guard let (type, text) = SourceText.type(source[range]) else {
      report(.notAType(source[range]), at: range.start)
      return nil
    }
    return TypeLowering(source: text).type(type)
  }

  private mutating func typeNames(_ elements: [AnnotationValueSyntax]) -> [String] {
    elements.compactMap { element in
      switch element {
      case .string(let range): type(spelledIn: range).map(\.description)
      case .metatype(let type, _): "\(self.type(type))"
      default:
        reported(.literalNeeded("inherit"), at: element.range.start)
      }
    }
  }

  private mutating func reported(_ message: Diagnostic.Message, at offset: Int) -> String? {
    report(message, at: offset)
    return nil
  }

  private mutating func strings(_ elements: [AnnotationValueSyntax]) -> [String] {
    elements.compactMap { element in
      if case .string(let range) = element { return source[range] }
      return reported(.literalNeeded("skip"), at: element.range.start)
    }
  }

  /// A condition of `#if`: it stands on a line of its own, so it must not end that line.
  private mutating func condition(_ range: SourceRange) -> String? {
    let text = source[range]
    guard text.isCondition else { return reported(.notACondition(text), at: range.start) }
    return text
  }

  mutating func defaultAnnotation(of declaration: DeclarationSyntax) -> DefaultAnnotation? {
    guard let attribute = attribute(named: "FakeDefault", of: declaration) else { return nil }
    guard let arguments = attribute.arguments else {
      report(.fakeDefaultNeedsValue, at: attribute.range.start)
      return nil
    }
    let syntax = source.annotationArguments(in: arguments, diagnostics: &diagnostics)
    guard syntax.count == 1, let argument = syntax.first else {
      report(.fakeDefaultNeedsValue, at: attribute.range.start)
      return nil
    }
    guard let label = argument.label else {
      return DefaultAnnotation(expression: literalText(of: argument.value))
    }
    guard source[label] == "exp", case .string(let range) = argument.value else {
      report(.fakeDefaultNeedsValue, at: label.start)
      return nil
    }
    return expression(range)
  }

  private mutating func expression(_ range: SourceRange) -> DefaultAnnotation? {
    let text = source[range].unescaped
    guard SourceText.isExpression(text) else {
      report(.notAnExpression(text), at: range.start)
      return nil
    }
    return DefaultAnnotation(expression: text)
  }

  /// The value as it was written; of a string, with its quotes.
  private func literalText(of value: AnnotationValueSyntax) -> String {
    guard case .string(let range) = value else { return source[value.range] }
    var start = range.start - 1
    var end = range.end + 1
    while start > 0, source.bytes[start - 1] == UInt8(ascii: "#") { start -= 1 }
    while end < source.bytes.count, source.bytes[end] == UInt8(ascii: "#") { end += 1 }
    return source[SourceRange(start, end)]
  }
}

extension String {
  /// Whether the text can follow `#if` and stay on its line.
  package var isCondition: Bool {
    let allowed = { (character: Character) in
      character.isLetter || character.isNumber || "_ ()&|!.<>=,".contains(character)
    }
    return !isEmpty && allSatisfy(allowed) && filter { $0 == "(" }.count == filter { $0 == ")" }.count
  }

  /// The text of a string literal with its quotes and backslashes unescaped.
  fileprivate var unescaped: String {
    var result = ""
    var isEscaped = false
    for character in self {
      if isEscaped || character != "\\" { result.append(character) }
      isEscaped = character == "\\" && !isEscaped
    }
    return result
  }
}
