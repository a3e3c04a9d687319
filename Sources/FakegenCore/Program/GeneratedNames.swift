import FakegenKnowledge
import FakegenSyntax

extension FakeKind {
  /// Returns the name for a stem: `EmptyUser` for `User`.
  func name(_ stem: String) -> String { GeneratedNames.joined(prefix, stem) }

  /// Returns the stem of a name: `User` for `EmptyUser`; `nil` for names without the prefix.
  func stem(of name: String) -> String? {
    let bare = name.withoutBackticks
    return bare.hasPrefix(prefix)
      ? GeneratedNames.joined(String(bare.dropFirst(prefix.count))) : nil
  }
}

/// The names of generated declarations, which are made here and nowhere else.
package enum GeneratedNames {
  /// Joins the parts of a name, and puts the whole in backticks if it needs them.
  static func joined(_ parts: String...) -> String {
    let name = parts.reduce("") { $0 + $1.withoutBackticks }
    return name.isPlainName ? name : "`\(name)`"
  }
}

extension Program {
  /// The name of a generated type: `EmptyUser`, or `EmptyCoreUser` if several modules declare a protocol `User`.
  func name(_ kind: FakeKind, of id: DeclarationID) -> String { kind.name(stem(of: id)) }

  /// The path of a generated type.
  func path(_ kind: FakeKind, of id: DeclarationID) -> [String] {
    self[id].nesting + [name(kind, of: id)]
  }

  /// The name of a generated type; `nil` for one whose name depends on all protocols that share it.
  func name(of type: GeneratedTypeID) -> String? {
    if case .fake(let kind, let id) = type { name(kind, of: id) } else { nil }
  }

  /// The namespace of an Empty protocol that must not be on the main actor: `UserFakes`.
  func namespaceName(of id: DeclarationID) -> String {
    unused(stem(of: id), "Fakes", in: self[id].nesting)
  }

  /// The alias of a type whose own name means another type where it is used: `FakedID`.
  func aliasName(of id: DeclarationID) -> String { unused("Faked", self[id].name) }

  /// The protocol to which a class with test data and its subclasses conform: `BirdFamily`.
  func familyName(of id: DeclarationID) -> String {
    unused(self[id].path.map(\.withoutBackticks).joined(), "Family")
  }

  /// A name of two parts, followed by as many underscores as needed to differ from what the sources declare.
  private func unused(_ first: String, _ second: String, in nesting: [String] = []) -> String {
    var name = GeneratedNames.joined(first, second)
    while declarations.isDeclared(name, in: nesting) { name += "_" }
    return name
  }

  /// The type `ID` at file scope that an `Identifiable` type hides, because its `id` is an `ID<User>`.
  ///
  /// Inside of the type, the compiler takes the name for the type's own `ID` as soon as it has inferred that, and the
  /// sources do not determine when that is.
  ///
  /// ```swift
  /// struct ID<T>: Hashable { … }
  /// struct User: Identifiable { var id: ID<User> }
  /// ```
  func hiddenIDType(in id: DeclarationID) -> DeclarationID? {
    guard case .named(let named)? = impliedIdentity(of: id)?.bare, named.name == "ID",
      let hidden = named.declaration, self[hidden].nesting.isEmpty,
      hasStandard("Identifiable", among: conformances(of: id))
    else { return nil }
    return hidden
  }

  /// The name of a protocol, with its module if other modules share the name.
  func title(of id: DeclarationID) -> String {
    let name = self[id].name
    return stem(of: id) == name
      ? name : "\(declarations.module(of: id)?.text ?? "").\(name)"
  }

  /// The qualified name of a nested protocol, or the title of one at file scope.
  func qualifiedTitle(of id: DeclarationID) -> String {
    self[id].nesting.isEmpty ? title(of: id) : self[id].qualifiedName
  }

  /// The ending shared by the names of everything that is generated for a protocol.
  ///
  /// This is `User`; but `CoreUser` and `NetUser` if both `Core` and `Net` declare a `User`, as in `EmptyCoreUser`.
  func stem(of id: DeclarationID) -> String {
    answers(about: id).generatedStem.value { findStem(of: id) }
  }

  private func findStem(of id: DeclarationID) -> String {
    let name = self[id].name
    guard self[id].nesting.isEmpty, !isPrelude(id), let module = declarations.module(of: id) else {
      return name
    }
    // A chosen protocol keeps its plain name if the others are only mentioned.
    let isAsked = isChosen(id)
    let isShared = declarations.rivals(of: id).contains { other in
      self[other].kind == .protocol && !isPrelude(other) && isVisible(other)
        && (!isAsked || isChosen(other))
    }
    if !isShared { return name }
    let stem = GeneratedNames.joined(module.text, name)
    return declarations.declarations(at: [stem]).contains(where: isChosen)
      ? GeneratedNames.joined(module.text, "_", name) : stem
  }

  /// The declaration of the sources that already has the name of a type to be generated.
  func takenName(_ kind: FakeKind, of id: DeclarationID) -> DeclarationID? {
    declarations.declarations(at: path(kind, of: id)).first { takesName($0, from: id) }
  }

  /// Whether a declaration takes the name of a type that is to be generated for a protocol.
  ///
  /// It does if it belongs to the protocol's module or, if known, to the output's. Support files count as the output's
  /// unless their module is imported.
  private func takesName(_ taken: DeclarationID, from id: DeclarationID) -> Bool {
    let module = declarations.module(of: taken)
    switch self[taken].origin {
    case .source:
      return !isElsewhere(self[taken].place.file) || module == declarations.module(of: id)
    case .support: return module.map { !declarations.modules.isModule($0.text) } ?? true
    case .prelude: return false
    }
  }

  /// Returns the protocol for which the Null type of a path is generated.
  ///
  /// ```swift
  /// @Faked(types: ["X": "NullRow"]) protocol Grid { associatedtype X }
  /// @Faked protocol Row {}  // the protocol of NullRow
  /// ```
  func protocolOfNull(_ path: [String]) -> DeclarationID? {
    guard let last = path.last, let name = FakeKind.null.stem(of: last) else { return nil }
    let named = declarations.declarations(at: path.dropLast() + [name]).first {
      self[$0].kind == .protocol && !isPrelude($0)
    }
    return named
      ?? declarations.candidates.first { isChosen($0) && self.path(.null, of: $0) == path }
  }
}
