import FakegenKnowledge
import FakegenSyntax

/// What is generated for a protocol, by what its name begins with.
struct FakeKind {
  static let empty = FakeKind(prefix: "Empty")
  static let null = FakeKind(prefix: "Null")

  let prefix: String

  /// `EmptyUser`, for `User`.
  func name(_ stem: String) -> String { GeneratedNames.joined(prefix, stem) }

  /// The name that something generated stands for: `User` of `EmptyUser`; `nil` for other names.
  func stem(of name: String) -> String? {
    let bare = name.withoutBackticks
    return bare.hasPrefix(prefix)
      ? GeneratedNames.joined(String(bare.dropFirst(prefix.count))) : nil
  }
}

/// The names of what is generated: the only place where they are made.
package enum GeneratedNames {
  /// The namespace of an Empty protocol that must not be on the main actor.
  static func namespace(_ name: String) -> String { joined(name, "Fakes") }

  /// What stands for a type where its own name means another.
  static func alias(_ name: String) -> String { joined("Faked", name) }

  /// What classes conform to that inherit from one and have test data.
  static func family(_ path: [String]) -> String {
    joined(path.map(\.withoutBackticks).joined(), "Family")
  }

  /// A name of several parts; one that is written in backticks puts them around the whole.
  static func joined(_ parts: String...) -> String {
    let name = parts.map(\.withoutBackticks).joined()
    return name.isPlainName ? name : "`\(name)`"
  }
}

extension Program {
  /// `EmptyUser`, or `EmptyCoreUser` where protocols of several modules have the name.
  func name(_ kind: FakeKind, of id: DeclarationID) -> String { kind.name(stem(of: id)) }

  /// The path of what has that name.
  func path(_ kind: FakeKind, of id: DeclarationID) -> [String] {
    self[id].nesting + [name(kind, of: id)]
  }

  /// What a generated type is called, if that is not for all protocols together to decide that share it.
  func name(of null: GeneratedTypeID) -> String? {
    switch null {
    case .of(let id): name(.null, of: id)
    case .beside(_, let name): name
    case .shared: nil
    }
  }

  /// `UserFakes`, or the like where the sources declare that.
  func namespaceName(of id: DeclarationID) -> String {
    unused(GeneratedNames.namespace(stem(of: id)), in: self[id].nesting)
  }

  /// `FakedID`, or the like where the sources declare that.
  func aliasName(of id: DeclarationID) -> String { unused(GeneratedNames.alias(self[id].name)) }

  /// `BirdFamily`, to which a class and those below it conform, or the like where the sources declare that.
  func familyName(of id: DeclarationID) -> String { unused(GeneratedNames.family(self[id].path)) }

  private func unused(_ name: String, in nesting: [String] = []) -> String {
    declarations.isDeclared(name, in: nesting) ? unused(name + "_", in: nesting) : name
  }

  /// `public ` before what is generated for a type of another module, if everybody is to see that.
  func accessModifier(ofWhatBelongsTo id: DeclarationID) -> String {
    configuration.isPublic && !isOwn(id) ? "public " : ""
  }

  /// The type at file scope that an `Identifiable` type hides, because its `id` is an `ID<User>`: the compiler takes
  /// that name, in the type, for the type's own `ID` as soon as it has looked for that, in whichever order it looks.
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

  /// What a protocol is called where its name alone would not say which is meant.
  func title(of id: DeclarationID) -> String {
    let name = self[id].name
    return stem(of: id) == name
      ? name : "\(declarations.module(of: id)?.text ?? "").\(name)"
  }

  /// The same with the types around the protocol.
  func qualifiedTitle(of id: DeclarationID) -> String {
    self[id].nesting.isEmpty ? title(of: id) : self[id].qualifiedName
  }

  /// What the names of all that is generated for a protocol end in.
  ///
  /// `User`; but `CoreUser` and `NetUser` where both `Core` and `Net` declare a `User`, as in `EmptyCoreUser`.
  func stem(of id: DeclarationID) -> String {
    answers(about: id).generatedStem.value { findStem(of: id) }
  }

  private func findStem(of id: DeclarationID) -> String {
    let name = self[id].name
    guard self[id].nesting.isEmpty, !isPrelude(id), let module = declarations.module(of: id) else {
      return name
    }
    // What was asked for keeps its name beside what only others ask for.
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

  /// The declaration of the sources that has the name of something that is generated for a protocol.
  func takenName(_ kind: FakeKind, of id: DeclarationID) -> DeclarationID? {
    declarations.declarations(at: path(kind, of: id)).first { takesName($0, from: id) }
  }

  /// Whether a declaration takes a name from what is generated for a protocol: it stands in the protocol's module
  /// or, as far as that is known, in the output's, like files of support that no other module is imported from.
  private func takesName(_ taken: DeclarationID, from id: DeclarationID) -> Bool {
    let module = declarations.module(of: taken)
    switch self[taken].origin {
    case .source:
      return !isElsewhere(self[taken].place.file) || module == declarations.module(of: id)
    case .support: return module.map { !declarations.modules.isModule($0.text) } ?? true
    case .prelude: return false
    }
  }

  /// The protocol that a generated Null type's name belongs to.
  ///
  /// ```swift
  /// @Faked(types: ["X": "NullRow"]) protocol Grid { associatedtype X }
  /// @Faked protocol Row {}  // is what NullRow belongs to
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
