/// A declaration of one or more variables or constants, as `var name: String { get set }`.
package struct VariableSyntax: Equatable, Sendable {
  package struct Binding: Equatable, Sendable {
    package let name: SourceRange
    package let type: TypeSyntax?
    /// The expression after `=`.
    package let initialValue: SourceRange?
    /// `Store` in `= Store()`, which determines the type of the variable.
    package let callee: SourceRange?
    package let accessors: AccessorBlockSyntax?
    /// The part of a tuple that the name is bound to, as in `var (width, height) = (3, 4)`.
    package var part: Part?

    /// Whether there is an expression after `=`.
    package var hasValue: Bool { initialValue != nil || part?.tuple != nil }
  }

  /// A part of a tuple.
  package struct Part: Equatable, Sendable {
    /// The expression after `=`.
    package let tuple: SourceRange?
    /// The index in the tuple, and those in the tuples that it contains: 1, 0 for `b` in `var (a, (b, c))`.
    package let path: [Int]
  }

  package let isConstant: Bool
  package let bindings: [Binding]
}

/// The accessors between the braces of a property or subscript.
package struct AccessorBlockSyntax: Equatable, Sendable {
  package let accessors: [AccessorSyntax]
  package let range: SourceRange
  /// Whether there are only observers or nothing between the braces, so that the property is stored.
  package let isStored: Bool
}

/// An accessor, as in `nonmutating set` or `get async throws(NetworkError)`.
package struct AccessorSyntax: Equatable, Sendable {
  package enum Kind: Sendable {
    case get, set, read, modify, borrow, mutate
  }

  package let kind: Kind
  package let attributes: [AttributeSyntax]
  package let modifiers: [ModifierSyntax]
  package let effects: EffectsSyntax?
}

/// A function, an initializer or a subscript.
package struct CallableSyntax: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case function, initializer, `subscript`
  }

  package let kind: Kind
  /// The base name; the keyword of initializers and subscripts.
  package let name: SourceRange
  package let isOperator: Bool
  /// Whether it is an `init?` or `init!`.
  package let isFailable: Bool
  package let genericParameters: [GenericParameterSyntax]
  package let parameters: [ParameterSyntax]
  package let effects: EffectsSyntax?
  package let result: TypeSyntax?
  package let whereClause: WhereClauseSyntax?
  package let accessors: AccessorBlockSyntax?
  /// The whole declaration without attributes and body.
  package let signature: SourceRange
}

/// A parameter, as in `@Builder for name: inout Int = 0`.
package struct ParameterSyntax: Equatable, Sendable {
  package let attributes: [AttributeSyntax]
  /// The argument label; `nil` for an unlabeled parameter of a closure or an enum case.
  package let firstName: SourceRange?
  package let secondName: SourceRange?
  package let type: TypeSyntax
  package let isVariadic: Bool
  /// The expression after `=`.
  package let defaultValue: SourceRange?

  package var hasDefaultValue: Bool { defaultValue != nil }
}

/// The effects of a function, as in `async throws(NetworkError)`.
package struct EffectsSyntax: Equatable, Sendable {
  package enum Throwing: Equatable, Sendable {
    case never, `throws`, `rethrows`
    case typed(TypeSyntax)
  }

  package let isAsync: Bool
  package let throwing: Throwing
  package let range: SourceRange
}
