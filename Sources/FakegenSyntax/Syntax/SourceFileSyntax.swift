/// What one file declares, as far as fakes need it.
package struct SourceFileSyntax: Equatable, Sendable {
  package let items: [ItemSyntax]
}

/// A declaration, or declarations under `#if`.
package indirect enum ItemSyntax: Equatable, Sendable {
  case declaration(DeclarationSyntax)
  case conditional(ConditionalSyntax)

  /// From the first modifier or keyword on, as a declaration's range.
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
  package let range: SourceRange
}

/// Any declaration: what they share, and what the kind adds.
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
  /// `@Faked` and `@FakeDefault` that were written in comments above the declaration.
  package let commentAnnotations: [AttributeSyntax]
  /// Comments that were meant as one, and are none.
  package let unfinishedAnnotations: [UnfinishedAnnotationSyntax]
  /// One from which empty lines part the declaration, so that it has no effect.
  package let detachedAnnotation: AttributeSyntax?
  /// One that stands behind the declaration on its line, or behind the brace that opens its block, and has no effect.
  package let trailingAnnotation: AttributeSyntax?
  /// From the first modifier or the introducing keyword on; attributes stand before it.
  package let range: SourceRange
  /// The keyword, as in `protocol`.
  package let introducer: SourceRange
  package let kind: Kind

  /// What the declaration is, in words.
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

  /// From the first attribute, or the comment with an annotation, to the end, or to the comment behind that.
  package var rangeWithAnnotations: SourceRange {
    let comments = commentAnnotations + [detachedAnnotation].compactMap { $0 }
    let starts = (attributes.map(\.range) + comments.map(\.range)).map(\.start)
    return SourceRange(
      min(starts.min() ?? range.start, range.start),
      max(trailingAnnotation?.range.end ?? range.end, range.end))
  }

  /// The attributes that stand outside of any `#if`.
  package var plainAttributes: [AttributeSyntax] {
    attributes.compactMap {
      if case .attribute(let attribute) = $0 { attribute } else { nil }
    }
  }
}

/// As in `import struct Foundation.Date`.
package struct ImportSyntax: Equatable, Sendable {
  /// As in `Foundation.Date`.
  package let path: [SourceRange]
  /// As in `struct`.
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

/// As in `@available(macOS 13, *)`.
package struct AttributeSyntax: Equatable, Sendable {
  /// The name without `@`, dotted and with generic arguments where it is so written.
  package let name: SourceRange
  /// What stands between the parentheses.
  package let arguments: SourceRange?
  package let range: SourceRange
}
