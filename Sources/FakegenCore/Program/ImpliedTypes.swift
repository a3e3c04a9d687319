import FakegenKnowledge

/// Member types that nobody writes, because the compiler finds them.
extension Program {
  /// The type that the compiler infers for a member type, as `User.ID` from the property `id`.
  ///
  /// ```swift
  /// struct User: Identifiable { var id: Int }         // User.ID is Int
  /// enum Kind: String, CaseIterable { case a }        // Kind.AllCases is [Kind], Kind.RawValue is String
  /// ```
  ///
  /// - Parameter named: The member type.
  /// - Returns: The type; `nil` if somebody declares it, or nothing says what it is.
  func impliedType(_ named: NamedType) -> TypeModel? {
    guard named.declaration == nil, let owner = named.outer, let id = owner.declaration,
      self[id].kind != .protocol
    else { return nil }
    return impliedType(named.name, of: owner, id)
  }

  /// The type that the compiler infers for a member type of a name.
  ///
  /// - Parameters:
  ///   - name: The member type's name.
  ///   - owner: The type that it is a member of.
  ///   - id: The declaration of that.
  /// - Returns: The type; `nil` if nothing says what it is.
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

  /// The type that `Identifiable` takes `ID` from, that of the property `id`.
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

  /// The type of an enum's raw values, which it inherits before all protocols.
  func rawType(of id: DeclarationID) -> TypeModel? {
    guard self[id].kind == .enum, let first = self[id].inherited.first else { return nil }
    let type = unaliased(bind(first, in: scope(around: id)))
    guard case .named(let named) = type, named.declaration == nil, named.isPlainName,
      StandardDefaults.row(for: named.name)?.module == .swift
    else { return nil }
    return type
  }
}
