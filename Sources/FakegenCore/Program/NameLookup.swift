import FakegenKnowledge
import FakegenSyntax

/// The place where a name is written, as far as the meaning of the name depends on it.
struct NameScope {
  let file: FileID
  /// The names of the enclosing types, outermost first.
  var nesting: [String] = []
  /// The module of the outermost of these, if an extension spells it out, as in `extension Lib.Thing`.
  var outerModule: ModuleName?
  /// The protocol whose associated types can be named.
  var owner: DeclarationID?
  /// The generic parameters of the enclosing types, and of the member.
  var genericParameters: [String] = []
  /// The meanings of plain names that have been found here.
  var names: Answers<String, DeclarationID?>?
}

extension NameScope {
  /// The scope of a member's attributes, which name what the whole file sees.
  init(around member: Member) { self.init(file: member.place.file) }
}

/// The declarations of a name, in whatever scope.
extension Declarations {
  /// Whether anything is declared under a name, so that the name alone might mean it.
  func isDeclared(_ name: String, in nesting: [String] = []) -> Bool {
    !declarations(at: nesting + [name]).isEmpty
  }

  /// All declarations with a declaration's name in its module, itself among them; each branch of an `#if` may have one.
  func namesakes(of id: DeclarationID) -> [DeclarationID] {
    declarations(at: self[id].path).filter { module(of: $0) == module(of: id) }
  }

  /// All declarations with a declaration's name in other modules.
  func rivals(of id: DeclarationID) -> [DeclarationID] {
    declarations(at: self[id].path).filter { module(of: $0) != module(of: id) }
  }

  /// Returns what is declared under a path in a declaration, or in extensions of it.
  func declarations(at path: [String], in id: DeclarationID) -> [DeclarationID] {
    declarations(at: self[id].path + path)
  }
}

extension Program {
  /// Finds what a name means: an associated type, a generic parameter or a declaration.
  ///
  /// ```swift
  /// struct Outer { struct Inner {} }
  /// extension Outer { func make() -> Inner { … } }  // Outer.Inner
  /// func make(_ inner: Lib.Inner) { … }             // the Inner of the module Lib
  /// ```
  ///
  /// - Parameters:
  ///   - path: The parts of the name, in order.
  ///   - scope: The place where it is written.
  /// - Returns: The meaning; `.unknown` if no declaration is found.
  func meaning(of path: [String], in scope: NameScope) -> NamedType.Meaning {
    // In broken code, a name may consist of points alone.
    guard let first = path.first else { return .unknown(nil) }
    if scope.genericParameters.contains(first) { return .parameter }
    if let owner = scope.owner, associatedTypeNames(of: owner).contains(first) { return .parameter }
    func find() -> DeclarationID? {
      let protocols = (scope.owner.map(ancestors) ?? []).lazy.filter { !self.isPrelude($0) }
      return protocols.compactMap { self.declarations.declarations(at: path, in: $0).first }.first
        ?? declarations.lookUp(path, in: scope)
    }
    let found =
      if path.count == 1, let names = scope.names {
        names.value(about: first) { find().flatMap { isHidden($0, in: scope) ? nil : $0 } }
      } else {
        find()
      }
    return found.map(NamedType.Meaning.declaration) ?? .unknown(nil)
  }

  /// Whether a member type that an enclosing class inherits hides a declaration further out, so that the plain name does
  /// not mean the latter.
  private func isHidden(_ id: DeclarationID, in scope: NameScope) -> Bool {
    let name = NamedType(self[id].name)
    return enclosingTypes(of: scope, inside: self[id].nesting).contains { enclosing in
      inheritedType(name, of: ownType(of: enclosing))?.declaration.map(isAccessible) ?? false
    }
  }
}

/// Extensions, and what they extend if several modules declare the name.
extension Declarations {
  /// Returns the extensions of a declaration, without those of declarations of the same name in other modules.
  ///
  /// - Parameters:
  ///   - id: The declaration.
  ///   - traits: The traits that an extension has to have; others are not read.
  /// - Returns: The extensions.
  func extensions(
    of id: DeclarationID, with traits: Outline.Entry.Traits = []
  ) -> [Declaration] {
    let found = extensions(of: self[id].path, with: traits)
    if found.isEmpty || rivals(of: id).isEmpty { return found }
    return found.filter { added in
      extendedDeclaration(of: added).map { module(of: $0) == module(of: id) } ?? true
    }
  }

  /// Finds the declaration that an extension extends.
  func extendedDeclaration(of added: Declaration) -> DeclarationID? {
    let path = [added.outerModule?.text].compactMap { $0 } + added.path
    return lookUp(path, in: NameScope(file: added.place.file))
  }
}

/// Name lookup as the compiler does it: in the enclosing types, in the file's module, and in the modules that the file
/// imports.
extension Declarations {
  /// Looks up a name, except for what an enclosing protocol inherits.
  fileprivate func lookUp(_ path: [String], in scope: NameScope) -> DeclarationID? {
    guard let outerModule = scope.outerModule else {
      return lookUp(path, in: scope.file, nesting: scope.nesting)
    }
    // In an `extension Lib.Thing`, `Thing` is the type of the module `Lib`.
    for length in stride(from: scope.nesting.count, to: 0, by: -1) {
      let inner = Array(scope.nesting.prefix(length) + path)
      if let found = lookUp(inner, inModule: outerModule, from: scope.file) { return found }
    }
    return lookUp(path, in: scope.file, nesting: [])
  }

  /// Looks up a name from the innermost enclosing type outwards, and follows type aliases, as in `Alias.Nested`.
  private func lookUp(
    _ path: [String], in file: FileID, nesting: [String]
  ) -> DeclarationID? {
    var (path, file, nesting) = (path, file, nesting)
    // The aliases that were followed, so that a circle of them ends.
    var followed: Set<DeclarationID> = []
    var mayBeginWithModule = true
    search: while true {
      for length in stride(from: nesting.count, through: 0, by: -1) {
        let base = Array(nesting.prefix(length))
        if let found = firstVisible(at: base + path, from: file, in: base) { return found }
        guard path.count > 1, let alias = firstVisible(at: base + [path[0]], from: file),
          case .named(let aliased)? = self[alias].aliasedType, aliased.path.first != path[0]
        else { continue }
        guard followed.insert(alias).inserted else { return nil }
        path = aliased.path + path.dropFirst()
        (file, nesting) = (self[alias].place.file, self[alias].nesting)
        continue search
      }
      guard path.count > 1, mayBeginWithModule else { return nil }
      let first = ModuleName(path[0])
      let rest = Array(path.dropFirst())
      if modules.isModule(path[0]) || modules.module(of: file) == first {
        return lookUp(rest, inModule: first, from: file)
      }
      // An unknown first part may be the name of the file's own module.
      if isDeclared(path[0]) || KnownTypes.module(of: path[0]) != nil { return nil }
      (path, nesting, mayBeginWithModule) = (rest, [], false)
    }
  }

  /// Looks up a name that is qualified by a module, as `Lib.Thing`.
  ///
  /// For a module without files, the prelude may declare it, or a file whose module is unknown.
  private func lookUp(
    _ path: [String], inModule name: ModuleName, from file: FileID
  ) -> DeclarationID? {
    let candidates = declarations(at: path)
    for shown in modules(shownBy: [name]) {
      if let own = candidates.first(where: { module(of: $0) == shown }) { return own }
      // An extension in another module may declare it.
      if let added = candidates.first(where: { isNested($0, inTypeOf: shown) }) { return added }
    }
    if let known = candidates.first(where: { self[$0].origin == .prelude }) { return known }
    if modules.isKnown(name) { return nil }
    return candidates.first { module(of: $0) == nil && self[$0].place.file != file }
  }

  /// Whether a declaration is nested in a type of a module, although another module declares it in an extension.
  ///
  /// ```swift
  /// import Core
  /// extension Core.User { struct Row {} }  // in Net: `Core.User.Row` is Net's declaration in Core's type
  /// ```
  private func isNested(_ id: DeclarationID, inTypeOf module: ModuleName) -> Bool {
    if let outer = self[id].outerModule { return outer == module }
    let modules = declarations(at: [self[id].path[0]]).map { self.module(of: $0) }
    return modules.contains(module) && !modules.contains(self.module(of: id))
  }

  /// Finds the declaration of a path that a file sees.
  ///
  /// Its own module's declarations come first, then those of imported modules, then those of the standard library.
  ///
  /// - Parameters:
  ///   - path: The path from the top of a file.
  ///   - file: The file whose imports count.
  ///   - base: The part of the path that names the enclosing types.
  /// - Returns: The declaration.
  private func firstVisible(
    at path: [String], from file: FileID, in base: [String] = []
  ) -> DeclarationID? {
    var candidates = declarations(at: path).filter { id in
      self[id].access >= .internal && mayBeSeen(id, from: file) || self[id].place.file == file
    }
    if candidates.count > 1 || !candidates.isEmpty && !base.isEmpty,
      let outer = path.count > 1 ? firstVisible(at: Array(path.dropLast()), from: file) : nil
    {
      // Another module may declare the name in its own type of the same name as `outer`.
      candidates.removeAll { id in rivals(of: outer).contains { module(of: $0) == module(of: id) } }
    }
    if candidates.isEmpty { return nil }
    if isPrelude(file) { return candidates.first { self[$0].origin == .prelude } }
    if let own = candidates.first(where: { isOfSameModule($0, as: file) }) { return own }
    let view = view(of: file)
    let scoped = view.modules(importedFor: path[0])
    let visible = scoped.isEmpty ? view.modules : scoped
    if let imported = candidates.first(where: { module(of: $0).map(visible.contains) ?? false }) {
      return imported
    }
    return candidates.first { self[$0].origin == .prelude && meansPrelude($0, in: view) }
      ?? candidates.first {
        // As far as is known, it might belong to the file's module.
        self[$0].origin == .source && (module(of: $0) == nil || modules.module(of: file) == nil)
      }
      ?? onlyUnknown(among: candidates, isScoped: !scoped.isEmpty)
  }

  /// Whether a name means what the prelude declares.
  ///
  /// A module that is not known may re-export that. But if an imported module is known to have such a type, as RxSwift
  /// has an `Observable`, the name means the latter.
  private func meansPrelude(_ id: DeclarationID, in view: FileView) -> Bool {
    guard let module = module(of: id), let other = KnownTypes.module(of: self[id].name),
      module != other
    else { return true }
    return ModuleExports.isVisible(module, importing: view.modules)
      || !ModuleExports.isVisible(other, importing: view.modules)
  }

  /// Whether a file may see a declaration, which it cannot if that is internal to another module.
  private func mayBeSeen(_ id: DeclarationID, from file: FileID) -> Bool {
    self[id].access >= .package || self[id].origin == .prelude || module(of: id) == nil
      || isOfSameModule(id, as: file)
  }

  private func isOfSameModule(_ id: DeclarationID, as file: FileID) -> Bool {
    if self[id].place.file == file { return true }
    let module = module(of: id)
    return module == modules.module(of: file) && (module != nil || self[id].origin == .source)
  }

  /// Returns a declaration that may belong to a module that the file imports, although nothing says so.
  ///
  /// Its own module is unknown or never imported. If several modules might be meant, the result is `nil`.
  private func onlyUnknown(
    among candidates: [DeclarationID], isScoped: Bool
  ) -> DeclarationID? {
    let unknown = candidates.filter { id in
      if self[id].origin == .prelude { return false }
      guard let module = module(of: id) else { return true }
      return !isScoped && !modules.isModule(module.text)
    }
    guard let first = unknown.first else { return nil }
    let home = module(of: first)
    return home == nil || unknown.allSatisfy { module(of: $0) == home } ? first : nil
  }
}
