/// The arguments of `@Faked(…)`, by their labels.
package struct FakedArgumentsSyntax: Equatable, Sendable {
  package struct TypeEntry: Equatable, Sendable {
    /// The associated type's name, without the quotes.
    package let name: SourceRange
    /// A metatype, or a string that names a type.
    package let value: AnnotationValueSyntax
  }

  package var types: [TypeEntry] = []
  /// The names of members, without the quotes.
  package var skip: [SourceRange] = []
  package var inherit: [AnnotationValueSyntax] = []
  package var anyObject = false
  package var createNull = true
  package var createSpy = false
  package var copy = false
  package var condition: SourceRange?
  /// All labels that were written, even those with invalid values.
  package var labels: [SourceRange] = []

  /// All valid labels.
  static let allLabels = [
    "types", "skip", "inherit", "anyObject", "createNull", "createSpy", "copy", "if",
  ]

  /// Returns the labels of arguments that do not apply to the annotated declaration.
  ///
  /// - Parameters:
  ///   - kind: The kind of the annotated declaration.
  ///   - source: The file.
  /// - Returns: The labels.
  package func misplaced(
    on kind: NominalSyntax.Kind, in source: SourceText
  ) -> [SourceRange] {
    if kind == .extension { return [] }
    if kind == .protocol { return labels.filter { source[$0] == "copy" } }
    return labels.filter { label in
      switch source[label] {
      case "types", "skip", "inherit", "createNull", "anyObject": true
      case "createSpy": kind != .class
      case "copy": kind != .class && kind != .struct
      default: false
      }
    }
  }
}

/// The argument of `@FakeDefault(…)`.
package enum FakeDefaultArgumentSyntax: Equatable, Sendable {
  /// `@FakeDefault(3)`: to be copied as it is.
  case value(SourceRange)
  /// `@FakeDefault(exp: "…")`: the text between the quotes.
  case expression(SourceRange)
}

extension SourceText {
  /// Reads the arguments of `@Faked`.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - diagnostics: Receives the problems with the arguments.
  /// - Returns: The valid arguments.
  package func fakedArguments(
    of attribute: AttributeSyntax, diagnostics: inout [Diagnostic]
  ) -> FakedArgumentsSyntax {
    var result = FakedArgumentsSyntax()
    guard let range = attribute.arguments else { return result }
    for argument in annotationArguments(in: range, diagnostics: &diagnostics) {
      if let label = argument.label { result.labels.append(label) }
      guard let problem = take(argument, into: &result) else { continue }
      diagnostics.append(
        Diagnostic(.error, problem.message, path: path, offset: problem.offset))
    }
    return result
  }

  private func take(
    _ argument: AnnotationArgumentSyntax, into result: inout FakedArgumentsSyntax
  ) -> (message: Diagnostic.Message, offset: Int)? {
    let label = argument.label.map { self[$0] } ?? ""
    switch (label, argument.value) {
    case ("types", .dictionary(let entries, _)):
      for entry in entries {
        guard case .string(let name) = entry.key else {
          return (.literalNeeded("types"), entry.key.range.start)
        }
        if result.types.contains(where: { self[$0.name] == self[name] }) {
          return (.duplicateType(self[name]), name.start)
        }
        result.types.append(.init(name: name, value: entry.value))
      }
    case ("skip", .array(let elements, _)):
      for element in elements {
        guard case .string(let name) = element else {
          return (.literalNeeded("skip"), element.range.start)
        }
        result.skip.append(name)
      }
    case ("inherit", .array(let elements, _)): result.inherit += elements
    case ("anyObject", .boolean(let value, _)): result.anyObject = value
    case ("createNull", .boolean(let value, _)): result.createNull = value
    case ("createSpy", .boolean(let value, _)): result.createSpy = value
    case ("copy", .boolean(let value, _)): result.copy = value
    case ("if", .string(let range)): result.condition = range
    case ("if", .nil): result.condition = nil
    case ("types", _): return (.dictionaryNeeded, argument.value.range.start)
    case ("skip", _), ("inherit", _): return (.arrayNeeded(label), argument.value.range.start)
    case ("anyObject", _), ("createNull", _), ("createSpy", _), ("copy", _), ("if", _):
      return (.literalNeeded(label), argument.value.range.start)
    default:
      let labels = FakedArgumentsSyntax.allLabels
      // For example, `spy` for `createSpy`.
      let ending = labels.first { label.count > 2 && $0.lowercased().hasSuffix(label.lowercased()) }
      let meant = nearestName(to: label, among: labels) ?? ending
      return (
        .unknownFakedArgument(label).suggesting(meant),
        (argument.label ?? argument.value.range).start
      )
    }
    return nil
  }

  /// Reads the argument of `@FakeDefault`; `nil`, with an error, if it is invalid.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - diagnostics: Receives the problems with the argument.
  /// - Returns: The argument; `nil` if it is missing or invalid.
  package func fakeDefaultArgument(
    of attribute: AttributeSyntax, diagnostics: inout [Diagnostic]
  ) -> FakeDefaultArgumentSyntax? {
    let arguments = attribute.arguments.map {
      annotationArguments(in: $0, diagnostics: &diagnostics)
    }
    if let arguments, arguments.count == 1 {
      switch (arguments[0].label.map { self[$0] }, arguments[0].value) {
      case (nil, .string(let contents)): return .value(withQuotes(contents))
      case (nil, let value): return .value(value.range)
      case ("exp", .string(let contents)): return .expression(contents)
      default: break
      }
    }
    diagnostics.append(
      Diagnostic(.error, .fakeDefaultNeedsValue, path: path, offset: attribute.range.start))
    return nil
  }

  private func withQuotes(_ contents: SourceRange) -> SourceRange {
    let quotes = quoteCount(before: contents)
    var start = contents.start - quotes
    var end = contents.end + quotes
    while start > 0, bytes[start - 1] == .pound { start -= 1 }
    while end < bytes.count, bytes[end] == .pound { end += 1 }
    return SourceRange(start, end)
  }
}
