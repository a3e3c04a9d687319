import FakegenKnowledge
import FakegenSyntax

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
