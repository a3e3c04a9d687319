/// A type as it was written.
package struct TypeSyntax: Equatable, Sendable {
  package indirect enum Kind: Equatable, Sendable {
    /// `Int`, `Array<Int>`
    case name(SourceRange, arguments: [TypeSyntax])
    /// `Swift.Array<Int>`
    case member(TypeSyntax, SourceRange, arguments: [TypeSyntax])
    case optional(TypeSyntax)
    case implicitlyUnwrapped(TypeSyntax)
    case array(TypeSyntax)
    case dictionary(TypeSyntax, TypeSyntax)
    /// `[2 of Int]`
    case inlineArray(count: TypeSyntax, TypeSyntax)
    case tuple([ParameterSyntax])
    case function([ParameterSyntax], EffectsSyntax?, TypeSyntax)
    /// `T.Type`, or `T.Protocol`
    case metatype(TypeSyntax, isProtocol: Bool)
    case some(TypeSyntax)
    case any(TypeSyntax)
    case composition([TypeSyntax])
    /// `inout T`, `@escaping () -> Void`: the prefixes and the type after them.
    case prefixed([SourceRange], TypeSyntax)
    /// `repeat each T`
    case packExpansion(TypeSyntax)
    /// `each T`
    case packElement(TypeSyntax)
    /// `~Copyable`
    case suppressed(TypeSyntax)
    /// A generic argument that is a value, as in `InlineArray<2, Int>`.
    case value(SourceRange)
    case missing
  }

  package let kind: Kind
  package let range: SourceRange

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// Returns the type of an element of a tuple, which may be in parentheses; `nil` if there is none.
  package func element(_ index: Int) -> TypeSyntax? {
    guard case .tuple(let elements) = kind else { return nil }
    if elements.count == 1 { return elements[0].type.element(index) }
    return elements.indices.contains(index) ? elements[index].type : nil
  }
}
