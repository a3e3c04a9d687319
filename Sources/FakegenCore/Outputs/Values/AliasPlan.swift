/// An alias for a type at file scope, whose name means another type in an extension with test data.
///
/// ```swift
/// struct User: Identifiable { let id: ID<User> }
/// struct ID<Subject> {}
///
/// typealias FakedID = ID
/// static func fake(id: FakedID<User> = .fake()) -> User { User(id: id) }
/// ```
struct AliasPlan: OutputPlan {
  let id: DeclarationID
  let name: String
  let access: Access
  let attributes: [String]

  func write(in spelling: Spelling) -> WrittenParts {
    let alias = GeneratedDeclaration(
      attributes: attributes,
      words: access.modifiers + ["typealias \(name) = \(spelling.name(of: id))"])
    return WrittenParts(atFileScope: [alias])
  }
}

extension Program {
  /// The section with the alias for the type that hides one in some test data; `nil` if that does not mention it.
  func alias(for value: ValuePlan) -> FakePlan? {
    guard let hidden = hiddenIDType(in: value.id),
      value.types.contains(where: { $0.names.contains { $0.declaration == hidden } })
    else { return nil }
    let name = aliasName(of: hidden)
    var section = FakePlan(
      name, under: self[hidden].conditions.map(\.standalone), at: self[hidden].place)
    let alias = AliasPlan(
      id: hidden, name: name,
      access: configuration.isPublic && !isOwn(hidden) ? .public : .internal,
      attributes: heading(of: hidden, in: .nonisolated).attributes)
    section.add(alias, needing: Dependencies())
    return section
  }
}
