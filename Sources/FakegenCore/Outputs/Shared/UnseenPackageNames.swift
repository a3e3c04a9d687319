import FakegenKnowledge
import FakegenSyntax

/// Finds the names in the output that may come from a package whose sources are not given.
///
/// If there are none, the output does not import the package, which perhaps only the sources depend on.
///
/// ```swift
/// import Kit  // a package whose sources are not given
///
/// protocol Feed { func item() -> Item }  // no source declares 'Item', so it may come from Kit
/// ```
struct UnseenPackageNames {
  private let program: Program
  /// The system frameworks that the files import; no package is expected to declare their types again.
  private let frameworks: Set<ModuleName>

  /// - Parameters:
  ///   - program: The program.
  ///   - files: The files that declare the faked protocols.
  init(_ program: Program, importing files: [FileID]) {
    self.program = program
    let imports = Set(files.flatMap { program.declarations.view(of: $0).modules })
    frameworks = imports.filter(ModuleExports.isFramework)
  }

  /// Whether a type contains a name that may come from such a package.
  func mayOccur(in type: TypeModel) -> Bool {
    type.names.map(\.root).contains { name in
      switch name.meaning {
      case .unbound, .unknown(nil):
        mayDeclare(name.name, insteadOf: KnownTypes.module(of: name.name))
      case .unknown(let module?): !ModuleExports.isFramework(module)
      case .declaration, .parameter, .generated: false
      }
    }
  }

  /// Whether a declaration depends on such a name: as the name of the type around it, by inheritance, behind an alias,
  /// or in an attribute that is repeated.
  func mayOccur(behind id: DeclarationID) -> Bool {
    if program.isPrelude(id) {
      return mayDeclare(program[id].name, insteadOf: program.declarations.module(of: id))
    }
    if program.root(of: id) == nil, mayOccur(in: program.outermostType(of: id)) { return true }
    switch program[id].kind {
    case .struct, .enum, .actor, .extension: return false
    case .typealias: return program.aliasedType(of: id).map(mayOccur) ?? false
    case .class: return program.inheritedTypes(of: id).contains(where: mayOccur)
    case .protocol:
      let texts =
        program.heading(of: id).attributes
        + program.requirements(of: id).map(\.member).flatMap { member in
          program.keptAttributes(of: member, for: [id]) + [member.signature.text]
        }
      return program.inheritedTypes(of: id).contains(where: mayOccur)
        || texts.flatMap(Self.attributes).contains { name in
          mayOccur(in: program.bind(.name(name), in: program.scope(inside: id)))
        }
    }
  }

  /// Returns the names of the attributes in a text that are types; those of the compiler begin with a lowercase letter.
  private static func attributes(in text: String) -> [String] {
    text.split(separator: "@", omittingEmptySubsequences: false).dropFirst().map { attribute in
      String(attribute.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }.filter(\.isCapitalized)
  }

  private func mayDeclare(_ name: String, insteadOf module: ModuleName?) -> Bool {
    guard let module else { return true }
    return KnownTypes.isOftenRedeclared(name)
      || !ModuleExports.isVisible(module, importing: frameworks)
  }
}
