import FakegenKnowledge

/// Member types that are not declared, because the compiler infers them.
extension Program {
  /// Returns the type that the compiler infers for a member type, as `User.ID` from the property `id`.
  ///
  /// ```swift
  /// struct User: Identifiable { var id: Int }         // User.ID is Int
  /// enum Kind: String, CaseIterable { case a }        // Kind.AllCases is [Kind], Kind.RawValue is String
  /// ```
  ///
  /// - Parameter named: The member type.
  /// - Returns: The type; `nil` if the member type is declared, or if it cannot be inferred.
  func impliedType(_ named: NamedType) -> TypeModel? {
    guard named.declaration == nil, let owner = named.outer, let id = owner.declaration,
      self[id].kind != .protocol
    else { return nil }
    return impliedType(named.name, of: owner, id)
  }

  /// Returns the type that the compiler infers for a member type of some name.
  ///
  /// - Parameters:
  ///   - name: The member type's name.
  ///   - owner: The type that it is a member of.
  ///   - id: The declaration of `owner`.
  /// - Returns: The type; `nil` if it cannot be inferred.
  func impliedType(_ name: String, of owner: NamedType, _ id: DeclarationID) -> TypeModel? {
    switch name {
    case "ID": impliedIdentity(of: id)
    case "AllCases":
      type(ofProperty: "allCases", isStatic: true, of: id)
        ?? (self[id].kind == .enum ? .array(.named(owner)) : nil)
    case "RawValue": type(ofProperty: "rawValue", isStatic: false, of: id) ?? rawType(of: id)
    default: nil
    }
  }

  /// The type that the compiler infers for the `ID` of an `Identifiable` type: that of the property `id`.
  func impliedIdentity(of id: DeclarationID) -> TypeModel? {
    type(ofProperty: "id", isStatic: false, of: id)
  }

  private func type(
    ofProperty name: String, isStatic: Bool, of id: DeclarationID
  ) -> TypeModel? {
    let property = declarations.members(of: id).first { member in
      member.kind == .property && member.name == name && member.isStatic == isStatic
    }
    guard let property, property.type != .missing else { return nil }
    return bind(property.type, in: scope(inside: id))
  }

  /// The raw type of an enum, which comes first in its inheritance clause.
  func rawType(of id: DeclarationID) -> TypeModel? {
    guard self[id].kind == .enum, let first = self[id].inherited.first else { return nil }
    let type = unaliased(bind(first, in: scope(around: id)))
    guard case .named(let named) = type, named.declaration == nil, named.isPlainName,
      StandardDefaults.row(for: named.name)?.module == .swift
    else { return nil }
    return type
  }
}
