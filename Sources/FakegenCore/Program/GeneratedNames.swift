/// The names of what is generated: the only place where they are made.
enum GeneratedNames {
  static func empty(_ name: String) -> String { "Empty\(name)" }

  static func null(_ name: String) -> String { "Null\(name)" }

  /// The name that an Empty protocol stands for: `User` of `EmptyUser`; `nil` for other names.
  static func nameBehindEmpty(_ name: String) -> String? {
    name.hasPrefix("Empty") ? String(name.dropFirst("Empty".count)) : nil
  }

  /// The name that a Null type stands for: `User` of `NullUser`; `nil` for other names.
  static func nameBehindNull(_ name: String) -> String? {
    guard name.hasPrefix("Null") else { return nil }
    let rest = String(name.dropFirst("Null".count))
    return rest.first?.isUppercase == true ? rest : nil
  }
}

extension Program {
  /// The path of a protocol's Empty protocol.
  func emptyPath(of id: DeclarationID) -> [String] {
    self[id].nesting + [GeneratedNames.empty(self[id].name)]
  }

  /// The path of a protocol's Null type.
  func nullPath(of id: DeclarationID) -> [String] {
    self[id].nesting + [GeneratedNames.null(self[id].name)]
  }

  /// The declaration of the sources that has the name of a protocol's Empty protocol.
  func takenEmptyName(of id: DeclarationID) -> DeclarationID? {
    declarations.declarations(at: emptyPath(of: id)).first(where: isBesideOutput)
  }

  /// The declaration of the sources that has the name of a protocol's Null type.
  func takenNullName(of id: DeclarationID) -> DeclarationID? {
    declarations.declarations(at: nullPath(of: id)).first(where: isBesideOutput)
  }

  /// Whether a declaration is in the same module as the output, as far as that is known: sources are, and files of
  /// support that no other module is imported from.
  private func isBesideOutput(_ id: DeclarationID) -> Bool {
    switch self[id].origin {
    case .source: true
    case .support: declarations.module(of: id).map { !declarations.modules.isImported($0) } ?? true
    case .prelude: false
    }
  }

  /// The protocol that a generated Null type's name belongs to.
  func protocolOfNull(_ path: [String]) -> DeclarationID? {
    guard let last = path.last, let name = GeneratedNames.nameBehindNull(last) else { return nil }
    let id = declarations.declarations(at: path.dropLast() + [name]).first
    return id.flatMap { self[$0].kind == .protocol && !isPrelude($0) ? $0 : nil }
  }
}
