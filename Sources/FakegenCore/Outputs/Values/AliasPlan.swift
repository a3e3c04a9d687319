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
