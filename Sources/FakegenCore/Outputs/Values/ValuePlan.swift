import FakegenKnowledge
import FakegenSyntax

/// The test data of a type: a function `fake(…)` that makes a value, and the conformance to `Defaultable`.
struct ValuePlan: Equatable {
  /// How the type conforms to `Defaultable`.
  enum Conformance: Equatable {
    /// It conforms anyway: by its own declaration, or through a superclass.
    case own
    case generated
    /// It cannot conform, for a reason.
    case none(Obstacle)
  }

  /// The protocol of a class of which a superclass or a subclass has test data as well.
  struct Family: Equatable {
    /// Whether the protocol stands beside the test data of this class, of another one, or in a section of its own under
    /// the conditions of some `#if`s.
    enum Place: Equatable {
      case here, elsewhere, apart(under: [String])
    }

    let name: String
    /// The names of the class's generic parameters.
    let genericParameters: [String]
    var place = Place.elsewhere
  }

  /// What is public, which depends on the module that declares the type.
  struct Publicity: Equatable {
    /// Whether the output's own module declares the type.
    let isOwn: Bool
    /// The access of the type or, if another module declares it, of the output.
    let access: Access
    /// Whether the type is public.
    fileprivate let isOfPublicType: Bool
    /// The other module that declares the type, if known.
    let module: ModuleName?
    /// The modules, other than the output's, that may declare the outermost type around it.
    let outerModules: [ModuleName]
    /// Whether these are imported publicly, so that even a type that `@testable` shows counts as public.
    var isByPublicImport: Bool
    /// The modifiers of the property that `Defaultable` requires, unless it is public by a public import.
    fileprivate let modifiers: [String]

    /// The modifiers of the property that `Defaultable` requires.
    var modifiersOfDefault: [String] { isByPublicImport ? Access.public.modifiers : modifiers }

    /// The conformance of a public type to `Defaultable` is public, too, and an extension needs the type around it.
    ///
    /// An internal type that `@testable` shows is public with a plain import, unless imports are internal by default.
    /// With `@testable public import`, it always is.
    var imports: [ModuleName: Access] {
      var imports: [ModuleName: Access] = isOfPublicType ? [.runtime: .public] : [:]
      if isOfPublicType || isByPublicImport {
        for module in [module].compactMap(\.self) + outerModules { imports[module] = .public }
      }
      return imports
    }
  }

  let id: DeclarationID
  /// The attributes and the isolation of the extension.
  let heading: Heading
  var publicity: Publicity
  /// The module to qualify the name of the type with, if another one declares it and the output can name that.
  let qualifier: ModuleName?
  let parameters: [ValueParameter]
  /// The result of the function: the type, or `Self`.
  let type: TypeModel
  /// The expression that makes a value from the parameters.
  let body: Expression
  var conformance = Conformance.generated
  /// The static constant that is the default value, because what the function makes may not pass a check.
  var constant: DefaultValue?
  /// The constraints of the extension on the type's generic parameters.
  var needs: [DefaultValue.Need] = []
  /// The constraints by which the extension applies to noncopyable arguments, too: `Resource: ~Copyable`.
  var suppressions: [Constraint] = []
  /// Whether the function is not generated, because the type already has it.
  var hasOwnFunction = false
  /// Whether it makes lists of values, although the type cannot be `Defaultable`.
  var makesLists = false
  /// The function `copy(…)`, or the reason why it is impossible; `nil` if it is not requested, or inherited.
  var copy: Result<CopyPlan, Obstacle>?
  /// Messages about values that may be missing in a test, or that differ from run to run.
  var doubts: [Diagnostic] = []
  /// Messages about parts of the type that are no parameters, or that have another value than in the sources.
  var omissions: [Diagnostic] = []
  /// The protocol that the functions extend, so that no subclass inherits them; `nil` if they extend the type.
  var family: Family?

  /// Creates a plan without copies, and without conditions on generic parameters.
  init(
    of id: DeclarationID, in program: Program, parameters: [ValueParameter], type: TypeModel,
    body: Expression
  ) {
    self.id = id
    self.parameters = parameters
    self.type = type
    self.body = body
    heading = program.heading(of: id)
    publicity = program.publicity(of: id)
    qualifier = publicity.module == nil ? nil : program.qualifier(of: id)
  }

  /// The function `copy(…)`; `nil` if there is none.
  var copied: CopyPlan? { try? copy?.get() }

  /// The types that the output names.
  var types: [TypeModel] {
    typesInSignatures + body.types + (constant?.expression.types ?? [])
      + parameters.filter(\.default.isMadeInBody).flatMap(\.typesOfValue)
  }

  /// The types in the signatures of the functions, default arguments included.
  var typesInSignatures: [TypeModel] {
    [type] + (copied?.parameters.map(\.type) ?? [])
      + parameters.flatMap { parameter in
        [parameter.type, parameter.builder].compactMap(\.self)
          + (parameter.default.isMadeInBody ? [] : parameter.typesOfValue)
      }
  }
}

/// A parameter of `fake(…)`.
struct ValueParameter: Equatable {
  let label: String?
  let name: String
  let type: TypeModel
  /// The result builder that transforms the argument.
  var builder: TypeModel?
  let `default`: ValueDefault
  /// Whether it is variadic.
  var isVariadic = false
  /// The place in the sources of the property or the initializer that it comes from.
  var place: Place?

  /// The value of the default; `nil` if none is known.
  var value: DefaultValue? { `default`.value }

  /// The types that this value names.
  var typesOfValue: [TypeModel] { value?.expression.types ?? [] }
}

/// The default of a parameter, if one is known.
struct ValueDefault: Equatable {
  var value: DefaultValue?
  /// Whether it is made in the function's body, because a default argument could not make it.
  var isMadeInBody = false
  /// Whether it replaces the default in the sources.
  var isReplaced = false
  /// The reason why there is none.
  var obstacle: Obstacle?
}

/// A function `copy(…)`, whose arguments replace properties of the original.
struct CopyPlan: Equatable {
  /// The parameters; that for an optional property is doubly optional, because `nil` may be the new value.
  let parameters: [ValueParameter]
  /// The expression that makes the copy from the arguments and, where none is given, from the original.
  let body: Expression
  /// The attributes that state its isolation, if that of the extension does not.
  let attributes: [String]
}

extension Program {
  fileprivate func publicity(of id: DeclarationID) -> ValuePlan.Publicity {
    let (isOwn, access) = (isOwn(id), access(of: id))
    let isUsableFromInline = self[id].attributes.has("usableFromInline")
    let isOfPublicType = access >= .public || isUsableFromInline
    let module = isOwn ? nil : declarations.importedModule(of: id)
    // With `@testable`, even an internal type counts as public, unless imports are internal by default.
    let modifiersElsewhere = importsAreInternal ? [] : Access.public.modifiers
    return ValuePlan.Publicity(
      isOwn: isOwn, access: isOwn ? access : configuration.isPublic ? .public : .internal,
      isOfPublicType: isOfPublicType, module: module,
      outerModules: possibleOuterModules(of: id),
      // It may be only a guess that imports are internal.
      isByPublicImport: module != nil
        && (isOfPublicType || importsAreInternal && configuration.importsAreInternal == nil),
      modifiers: isOwn
        ? (isUsableFromInline ? ["@usableFromInline"] : []) + access.modifiers : modifiersElsewhere)
  }

  /// The modules, other than the output's, that may declare the outermost type around a type.
  private func possibleOuterModules(of id: DeclarationID) -> [ModuleName] {
    if let root = root(of: id), isOwn(root) { return [] }
    if let module = outermostModule(of: id) { return [module] }
    // A public type can extend only a type whose module is imported publicly.
    let imports = declarations.imports(of: self[id].place.file).filter { $0.access == .public }
    if let scoped = imports.first(where: { $0.scopedName == self[id].path[0] }) {
      return [scoped.module]
    }
    let imported = imports.filter(\.isUnlimited).map(\.module).filter {
      !declarations.modules.hasFiles(of: $0) && !ModuleName.ownLibraries.contains($0)
    }
    let libraries = imported.filter { !ModuleExports.isFramework($0) }
    return libraries.isEmpty ? imported : libraries
  }

  /// The module that the output can qualify the name of a type with; for a nested type, that of the outermost type.
  fileprivate func qualifier(of id: DeclarationID) -> ModuleName? {
    let name = self[id].path[0]
    let module = outermostModule(of: id)
    // After a period, `Protocol` and `Type` are no names.
    guard let module, !["Protocol", "Type"].contains(name), !isVisibleType(module.text) else {
      return nil
    }
    if root(of: id) != nil || module == .swift { return module }
    // The output repeats the imports of the file, so it can name a framework that this imports.
    let imports = declarations.imports(of: self[id].place.file)
    return imports.contains { $0.module == module && $0.isUnlimited } ? module : nil
  }

  /// Whether the sources declare a type of a certain name, or an imported framework does, as SwiftUI declares `App`.
  private func isVisibleType(_ name: String) -> Bool {
    let seen = Set(declarations.modules.names.map { ModuleName($0) })
    return declarations.declarations(at: [name]).contains { id in
      !isPrelude(id)
        || declarations.module(of: id).map { ModuleExports.isVisible($0, importing: seen) } ?? true
    }
  }
}
