/// An argument of `@Faked` or `@FakeDefault`.
package struct AnnotationArgumentSyntax: Equatable, Sendable {
  package let label: SourceRange?
  package let value: AnnotationValueSyntax
}

/// The value of an annotation's argument.
package indirect enum AnnotationValueSyntax: Equatable, Sendable {
  /// The range between the quotes.
  case string(SourceRange)
  case boolean(Bool, SourceRange)
  case `nil`(SourceRange)
  case array([AnnotationValueSyntax], SourceRange)
  case dictionary([Entry], SourceRange)
  /// `Int.self`
  case metatype(TypeSyntax, SourceRange)
  /// Any other expression, to be copied as it is.
  case expression(SourceRange)

  package struct Entry: Equatable, Sendable {
    package let key: AnnotationValueSyntax
    package let value: AnnotationValueSyntax
  }

  package var range: SourceRange {
    switch self {
    case .string(let range), .boolean(_, let range), .nil(let range), .array(_, let range),
      .dictionary(_, let range), .metatype(_, let range), .expression(let range):
      range
    }
  }
}

/// A comment that begins like an annotation.
enum CommentAnnotationSyntax {
  case annotation(AttributeSyntax)
  case unfinished(UnfinishedAnnotationSyntax)
  case prose
}

/// A comment that is meant as an annotation, but malformed.
package struct UnfinishedAnnotationSyntax: Equatable, Sendable {
  package enum Flaw: Sendable {
    /// `// Faked`
    case lacksSign
    /// `// @Faked createSpy: true`
    case lacksParentheses
    /// `// @Faked(createSpy: true`
    case lacksClosingParenthesis
    /// `// @Faked for the tests`
    case hasTrailingText
  }

  /// The name, without `@`.
  package let name: SourceRange
  package let flaw: Flaw
  package let start: Int
}
