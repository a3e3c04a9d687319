import FakegenKnowledge
import FakegenSyntax

/// Where a name is written: what is around it, and which file's imports count.
struct NameScope {
  let file: FileID
  /// The names of the types around, outermost first.
  var nesting: [String] = []
  /// The module of the outermost of these, if it is another than the file's and the file says so.
  var outerModule: ModuleName?
  /// The protocol whose associated types are meant by their names.
  var owner: DeclarationID?
  /// The generic parameters of the types and the member around.
  var genericParameters: [String] = []
  /// What plain names were found to mean here.
  var names: Answers<String, DeclarationID?>?
}

/// Who has a name, wherever it is written.
extension Declarations {
  /// Whether anything has a name, so that the name alone might mean it.
  func isDeclared(_ name: String, in nesting: [String] = []) -> Bool {
    !declarations(at: nesting + [name]).isEmpty
  }

  /// All that a declaration's module declares under its name, itself among them: in the branches of an `#if`.
  func namesakes(of id: DeclarationID) -> [DeclarationID] {
    declarations(at: self[id].path).filter { module(of: $0) == module(of: id) }
  }

  /// What other modules declare under a declaration's name.
  func rivals(of id: DeclarationID) -> [DeclarationID] {
    declarations(at: self[id].path).filter { module(of: $0) != module(of: id) }
  }

  /// What is declared inside of a declaration, or in extensions of it, under a name.
  func declarations(at path: [String], in id: DeclarationID) -> [DeclarationID] {
    declarations(at: self[id].path + path)
  }
}

extension Program {
  /// What a name means: a parameter of the protocol, the type or the member around, or what somebody declares.
  ///
  /// ```swift
  /// struct Outer { struct Inner {} }
  /// extension Outer { func make() -> Inner { … } }  // Outer.Inner
  /// func make(_ inner: Lib.Inner) { … }             // the Inner of the module Lib
  /// ```
  ///
  /// - Parameters:
  ///   - path: The name, dotted parts in order.
  ///   - scope: Where it is written.
  /// - Returns: The meaning; `.unknown` if nobody declares it.
  func meaning(of path: [String], in scope: NameScope) -> NamedType.Meaning {
    if scope.genericParameters.contains(path[0])
      || scope.owner.map({ associatedTypeNames(of: $0).contains(path[0]) }) ?? false
    {
      return .parameter
    }
    func find() -> DeclarationID? {
      let protocols = (scope.owner.map(ancestors) ?? []).lazy.filter { !self.isPrelude($0) }
      return protocols.compactMap { self.declarations.declarations(at: path, in: $0).first }.first
        ?? declarations.lookUp(path, in: scope)
    }
    let plainNames = path.count == 1 ? scope.names : nil
    let found = plainNames.map { $0.value(about: path[0], find) } ?? find()
    return found.map(NamedType.Meaning.declaration) ?? .unknown(nil)
  }
}

/// What extensions extend, where several modules have equal names.
extension Declarations {
  /// Returns the extensions of a declaration: of several modules' equal names, those that mean this one.
  ///
  /// - Parameters:
  ///   - id: The declaration.
  ///   - traits: What an extension has to hold to be read.
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

  /// What an extension extends.
  func extendedDeclaration(of added: Declaration) -> DeclarationID? {
    let path = [added.outerModule?.text].compactMap { $0 } + added.path
    return lookUp(path, in: NameScope(file: added.place.file))
  }
}

/// Finds what a name means, as the compiler does: in the types around the place, in the file's module,
/// and in the modules that the file imports.
extension Declarations {
  /// Looks a name up, without what a protocol around it inherits.
  fileprivate func lookUp(_ path: [String], in scope: NameScope) -> DeclarationID? {
    guard let outerModule = scope.outerModule else {
      return lookUp(path, in: scope.file, nesting: scope.nesting)
    }
    // In an `extension Lib.Thing`, the type is that of the module.
    for length in stride(from: scope.nesting.count, to: 0, by: -1) {
      let inner = Array(scope.nesting.prefix(length) + path)
      if let found = lookUp(inner, inModule: outerModule, from: scope.file) { return found }
    }
    return lookUp(path, in: scope.file, nesting: [])
  }

  /// Looks a name up from the innermost of the types around, following type aliases on the way, as in `Alias.Nested`.
  private func lookUp(
    _ path: [String], in file: FileID, nesting: [String]
  ) -> DeclarationID? {
    var (path, file, nesting) = (path, file, nesting)
    // In a circle of aliases it ends.
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
      // A name that nobody knows may be that of the file's own module.
      if isDeclared(path[0]) || KnownTypes.module(of: path[0]) != nil { return nil }
      (path, nesting, mayBeginWithModule) = (rest, [], false)
    }
  }

  /// `Lib.Thing`: what the module declares; of modules without files, what the prelude knows, or what is
  /// in other files whose module nobody knows.
  private func lookUp(
    _ path: [String], inModule name: ModuleName, from file: FileID
  ) -> DeclarationID? {
    let candidates = declarations(at: path)
    if candidates.isEmpty { return nil }
    for shown in modules(shownBy: [name]) {
      if let own = candidates.first(where: { module(of: $0) == shown }) { return own }
      // Another module's extension may have put it there.
      if let added = candidates.first(where: { isNested($0, inTypeOf: shown) }) { return added }
    }
    if let known = candidates.first(where: { self[$0].origin == .prelude }) { return known }
    if modules.hasFiles(of: name) || ModuleExports.isFramework(name) { return nil }
    return candidates.first { module(of: $0) == nil && self[$0].place.file != file }
  }

  /// Whether a declaration stands in an extension of a type that a module declares, and its own does not.
  ///
  /// ```swift
  /// import Core
  /// extension Core.User { struct Row {} }  // in Net: `Core.User.Row` is Net's declaration in Core's type
  /// ```
  private func isNested(_ id: DeclarationID, inTypeOf module: ModuleName) -> Bool {
    guard !self[id].nesting.isEmpty else { return false }
    if let outer = self[id].outerModule { return outer == module }
    let modules = declarations(at: [self[id].path[0]]).map { self.module(of: $0) }
    return modules.contains(module) && !modules.contains(self.module(of: id))
  }

  /// Modules and those that they show to who imports them.
  func modules(shownBy modules: [ModuleName]) -> [ModuleName] {
    modules.reaching(exportedModules)
  }

  /// The declaration of a path that a file sees: its own module's before those of imported modules,
  /// these before the standard library's.
  ///
  /// - Parameters:
  ///   - path: The path from the top of a file.
  ///   - file: The file whose imports count.
  ///   - base: The part of the path that names the types around the place.
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
      candidates.removeAll { isOfAnother($0, than: outer) }
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
    return candidates.first { self[$0].origin == .prelude && isMeant($0, in: view) }
      ?? candidates.first { self[$0].origin == .source && mayBeOfSameModule($0, as: file) }
      ?? onlyUnknown(among: candidates, isScoped: !scoped.isEmpty)
  }

  /// Whether a name means what the prelude declares: a module that nobody knows may export it, but where another
  /// one is imported that has such a type, as RxSwift has an `Observable`, it is that one's.
  private func isMeant(_ id: DeclarationID, in view: FileView) -> Bool {
    guard let module = module(of: id), let other = KnownTypes.module(of: self[id].name),
      module != other
    else { return true }
    return ModuleExports.isVisible(module, importing: view.modules)
      || !ModuleExports.isVisible(other, importing: view.modules)
  }

  /// Whether a declaration stands in a type of a type's name that another module declares.
  private func isOfAnother(_ id: DeclarationID, than outer: DeclarationID) -> Bool {
    rivals(of: outer).contains { module(of: $0) == module(of: id) }
  }

  /// Whether a declaration is not another module's own.
  private func mayBeSeen(_ id: DeclarationID, from file: FileID) -> Bool {
    self[id].access >= .package || self[id].origin == .prelude || module(of: id) == nil
      || isOfSameModule(id, as: file)
  }

  private func isOfSameModule(_ id: DeclarationID, as file: FileID) -> Bool {
    let declaration = self[id]
    if declaration.place.file == file { return true }
    guard let module = modules.module(of: declaration.place.file) else {
      return modules.module(of: file) == nil && declaration.origin == .source
    }
    return module == modules.module(of: file)
  }

  /// Whether nobody knows that a declaration is of another module.
  private func mayBeOfSameModule(_ id: DeclarationID, as file: FileID) -> Bool {
    module(of: id) == nil || modules.module(of: file) == nil
  }

  /// Of what supports the sources, what may belong to a module that the file imports: nobody knows its
  /// module, or nobody imports that.
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
