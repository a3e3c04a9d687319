/// The declarations of a file that fakes may depend on.
package struct SourceFileSyntax: Equatable, Sendable {
  package let items: [ItemSyntax]
}

/// A declaration, or declarations under `#if`.
package indirect enum ItemSyntax: Equatable, Sendable {
  case declaration(DeclarationSyntax)
  case conditional(ConditionalSyntax)

  /// The range without attributes, from the first modifier or keyword on.
  package var range: SourceRange {
    switch self {
    case .declaration(let declaration): declaration.range
    case .conditional(let conditional): conditional.range
    }
  }
}

/// `#if … #elseif … #else … #endif` around declarations.
package struct ConditionalSyntax: Equatable, Sendable {
  package struct Clause: Equatable, Sendable {
    /// The directive with its condition, as in `#elseif os(Linux)`.
    package let directive: SourceRange
    /// `nil` for `#else`.
    package let condition: SourceRange?
    package let items: [ItemSyntax]
  }

  package let clauses: [Clause]
  /// The annotations in comments above the directives, where they have no effect.
  package let annotations: [AttributeSyntax]
  package let range: SourceRange
}

/// A declaration: what all declarations have in common, and what is specific to its kind.
package struct DeclarationSyntax: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case `import`(ImportSyntax)
    case nominal(NominalSyntax)
    case variable(VariableSyntax)
    case callable(CallableSyntax)
    case associatedType(AssociatedTypeSyntax)
    case typeAlias(TypeAliasSyntax)
    case enumCase([EnumCaseElementSyntax])
    /// A declaration that no fake depends on: `deinit`, an operator, a macro expansion.
    case other
  }

  package let attributes: [AttributeElementSyntax]
  package let modifiers: [ModifierSyntax]
  /// The `@Faked` and `@FakeDefault` annotations in comments above the declaration.
  package let commentAnnotations: [AttributeSyntax]
  /// Comments that are meant as annotations, but malformed.
  package let unfinishedAnnotations: [UnfinishedAnnotationSyntax]
  /// An annotation in a comment that has no effect, because empty lines separate it from the declaration.
  package let detachedAnnotation: AttributeSyntax?
  /// An annotation in a comment that has no effect, because it follows the declaration or its opening brace.
  package let trailingAnnotation: AttributeSyntax?
  /// The range from the first modifier or the introducing keyword on; attributes precede it.
  package let range: SourceRange
  /// The keyword, as in `protocol`.
  package let introducer: SourceRange
  package let kind: Kind

  /// The kind of the declaration, in words.
  package var description: String {
    switch kind {
    case .nominal(let nominal): nominal.kind.rawValue
    case .variable: "property"
    case .callable: "function"
    case .typeAlias: "type alias"
    case .import: "import"
    case .associatedType: "associated type"
    case .enumCase: "enum case"
    case .other: "declaration"
    }
  }

  /// The range including attributes, and annotations in comments before and after the declaration.
  package var rangeWithAnnotations: SourceRange {
    let comments = commentAnnotations + [detachedAnnotation].compactMap { $0 }
    let starts = (attributes.map(\.range) + comments.map(\.range)).map(\.start)
    return SourceRange(
      min(starts.min() ?? range.start, range.start),
      max(trailingAnnotation?.range.end ?? range.end, range.end))
  }

  /// The attributes outside of any `#if`.
  package var plainAttributes: [AttributeSyntax] {
    attributes.compactMap {
      if case .attribute(let attribute) = $0 { attribute } else { nil }
    }
  }
}

/// An import, as in `import struct Foundation.Date`.
package struct ImportSyntax: Equatable, Sendable {
  /// The components of the path, as in `Foundation.Date`.
  package let path: [SourceRange]
  /// The kind of the only declaration that is imported, as in `struct`.
  package let scope: SourceRange?
}

/// `private`, or `private(set)` with its detail.
package struct ModifierSyntax: Equatable, Sendable {
  package let keyword: Keyword
  package let detail: SourceRange?
  package let range: SourceRange
}

/// An attribute, or attributes under `#if`.
package enum AttributeElementSyntax: Equatable, Sendable {
  case attribute(AttributeSyntax)
  case conditional(SourceRange)

  package var range: SourceRange {
    switch self {
    case .attribute(let attribute): attribute.range
    case .conditional(let range): range
    }
  }
}

/// An attribute, as in `@available(macOS 13, *)`.
package struct AttributeSyntax: Equatable, Sendable {
  /// The name without `@`, with its qualification and generic arguments.
  package let name: SourceRange
  /// The range between the parentheses.
  package let arguments: SourceRange?
  package let range: SourceRange
}
