import FakegenKnowledge
import FakegenSyntax

/// Names of fakes that are not generated, because an annotation is missing or the protocol was moved.
///
/// ```swift
/// protocol Bare {}
/// struct FakeBare: EmptyBare {}  // there is no 'EmptyBare', because 'Bare' is not annotated with '@Faked'
/// let bare = NullBare()  // nor is there a 'NullBare'
/// ```
extension StaleFakes {
  /// Warnings about conformances to an Empty protocol that is not generated.
  func missingEmptyProtocols(of name: [String]) -> [Diagnostic] {
    guard let type = files.types[name], let place = type.place else { return [] }
    return type.inherited.compactMap { empty in
      guard let stem = FakeKind.empty.stem(of: empty[0]), files.types[empty] == nil,
        program.declarations.declarations(at: empty).isEmpty
      else { return nil }
      let written = empty.joined(separator: ".")
      let behind = faked(empty) ?? (empty.count == 1 ? declared(stem) : [])
      if let id = behind.first {
        return behind.contains(where: isGenerated) || mayBeElsewhere(id, at: place)
          ? nil : warning(.notAnnotated(written, program[id].name), at: place)
      }
      let moved = protocols.filter { $0.key.count > 1 && $0.key.last == written }
      guard moved.count == 1, let (path, ids) = moved.first, ids.contains(where: isGenerated),
        !name.starts(with: path.dropLast()), !files.isAlias(written),
        !mayBeElsewhere(ids[0], at: place)
      else { return nil }
      return warning(.movedFake(written, path.joined(separator: ".")), at: place)
    }
  }

  /// Warnings about uses of Null types and spies that are not generated.
  var missingTypes: [Diagnostic] {
    files.firstUses.sorted { $0.value < $1.value }.compactMap { name, place in
      guard files.kinds(of: name).isEmpty, !files.isAlias(name),
        !program.declarations.isDeclared(name),
        KnownTypes.module(of: name) ?? KnownTypes.library(declaring: name) == nil,
        let kind = LintedFiles.prefixes.first(where: name.hasPrefix),
        case let behind = declared(String(name.dropFirst(kind.count))), let id = behind.first,
        !mayBeElsewhere(id, at: place)
      else { return nil }
      let isChosen = behind.contains(where: program.isChosen)
      if isChosen, kind == "Null" || behind.contains(where: program.wantsSpy) { return nil }
      // Other protocols may need its Null type, or one for an associated type with its name.
      if generated.contains(name) { return nil }
      return warning(
        .notAnnotated(name, program[id].name, for: isChosen ? "createSpy: true" : ""), at: place)
    }
  }

  private func isGenerated(_ id: DeclarationID) -> Bool {
    program.isChosen(id) || generated.contains(program.name(.empty, of: id))
  }

  /// Whether another module may contain the fakes of a protocol that are used at a place.
  private func mayBeElsewhere(_ id: DeclarationID, at place: Place) -> Bool {
    !files.importedModules(at: place).allSatisfy { module in
      ModuleExports.isFramework(module) || module == "Testing" || module.text.hasPrefix("Faked")
        || module == program.declarations.module(of: id)
    }
  }

  /// The protocols of the sources that have a name, in files without an annotation as well.
  private func declared(_ name: String) -> [DeclarationID] {
    program.declarations.declarations(at: [name]).filter { id in
      program[id].kind == .protocol && !program.isPrelude(id)
        && !program.declarations.isSupport(program[id].place.file)
    }
  }
}
