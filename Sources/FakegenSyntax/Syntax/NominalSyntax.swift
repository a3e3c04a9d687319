/// A protocol, struct, class, enum, actor or extension.
package struct NominalSyntax: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case `protocol`, `struct`, `class`, `enum`, actor, `extension`
  }

  package let kind: Kind
  /// The name; of an extension, the extended type.
  package let name: SourceRange
  /// The type that an extension extends.
  package let extendedType: TypeSyntax?
  package let genericParameters: [GenericParameterSyntax]
  package let primaryAssociatedTypes: [SourceRange]
  package let inheritedTypes: [TypeSyntax]
  package let whereClause: WhereClauseSyntax?
  /// The offset at which the member block begins.
  package let headerEnd: Int
  package let members: [ItemSyntax]
  /// The range between the braces of a block that was not parsed: see `ParsingDepth`.
  package let unreadBlock: SourceRange?
}

/// A generic parameter, as in `T: Hashable`, `each T`, `let count: Int`.
package struct GenericParameterSyntax: Equatable, Sendable {
  package let name: SourceRange
  package let isPack: Bool
  package let isValue: Bool
  package let constraint: TypeSyntax?
}

/// A `where` clause, as in `where Element == Int, Index: Hashable`.
package struct WhereClauseSyntax: Equatable, Sendable {
  package struct Requirement: Equatable, Sendable {
    package enum Relation: Sendable {
      case conforms, equals
    }

    package let left: TypeSyntax
    package let relation: Relation
    package let right: TypeSyntax
    package let range: SourceRange
  }

  package let requirements: [Requirement]
  package let range: SourceRange
}

/// An associated type, as in `associatedtype Element: Hashable = Int where Element: Sendable`.
package struct AssociatedTypeSyntax: Equatable, Sendable {
  package let name: SourceRange
  package let inheritedTypes: [TypeSyntax]
  package let defaultType: TypeSyntax?
  package let whereClause: WhereClauseSyntax?
}

/// A type alias, as in `typealias Pair<T> = (T, T)`.
package struct TypeAliasSyntax: Equatable, Sendable {
  package let name: SourceRange
  package let genericParameters: [GenericParameterSyntax]
  package let type: TypeSyntax
}

/// An enum case, as in `failed(code: Int, String)`.
package struct EnumCaseElementSyntax: Equatable, Sendable {
  package let name: SourceRange
  package let parameters: [ParameterSyntax]?
}
