import FakegenKnowledge

/// A type of the linted files, and what it conforms to as far as it can be found out.
///
/// Its members are compared with requirements by the names of their types, which gives both the benefit of the doubt: a
/// name that could stand for another type is no difference. Two that certainly mean types of their own are one.
struct LintedFake {
  let program: Program
  let files: LintedFiles
  /// The names of the fake and of the types around it, outermost first.
  let name: [String]
  let type: LintedFiles.NominalType
  /// The protocols whose Empty protocols it conforms to.
  var faked: [DeclarationID] = []
  /// Other protocols whose requirements are known.
  var others: [DeclarationID] = []
  /// The sources' classes above.
  var classes: [DeclarationID] = []
  /// Those of the fake, of the types around it and of those above.
  var genericParameters: [String] = []
  /// Whether something above may ask for members of any name.
  var isOpen = false
  /// The members of the classes above and of protocols in the same files.
  var inheritedMembers: [Member] = []
  /// What the faked protocols demand, the standard library's aside.
  var requirements: [Requirement] = []
  /// All that is known to be demanded.
  var allRequirements: [Requirement] = []

  /// How a requirement is answered: by some members, or by its own and those above.
  func witness(of requirement: Requirement, among members: [Member]? = nil) -> Witness {
    Witness.nearest(
      to: requirement, among: members ?? type.members + inheritedMembers,
      ofValue: type.kind == .struct || type.kind == .enum
    ) { isMeant($0, for: requirement) }
  }

  func isUnmet(_ requirement: Requirement) -> Bool { witness(of: requirement) == .none }

  /// Whether a member has the types that a requirement may have.
  func isMeant(_ member: Member, for requirement: Requirement) -> Bool {
    let generic = Set(genericParameters + member.genericParameters.map(\.name))
    let areParametersMeant = zip(member.parameters, requirement.parameters).allSatisfy {
      own, other in
      own.isVariadic == other.isVariadic
        && mayBeSame(bind(own.type.passed, generic), other.type.passed)
    }
    return areParametersMeant && mayBeSame(bind(member.type, generic), requirement.type)
  }

  // MARK: - Types

  /// What a type is for certain; types of two of these are never equal.
  private enum Form {
    case nominal, constraint, optional, array, dictionary, tuple, function, metatype
  }

  /// Whether a fake's type and a requirement's may be the same one.
  ///
  /// ```swift
  /// func load() -> Page<User>  // the requirement
  ///
  /// func load() -> Page<Item>  // may have the same type, if 'Item' is a type alias
  /// func load() -> [User]  // cannot have it
  /// ```
  private func mayBeSame(_ own: TypeModel, _ other: TypeModel) -> Bool {
    let (own, other) = (unaliased(own), unaliased(other))
    if let form = form(of: own), let demanded = self.form(of: other), form != demanded {
      return false
    }
    switch (own, other) {
    case (.optional, .optional), (.array, .array), (.dictionary, .dictionary),
      (.metatype, .metatype), (.existential, .existential):
      return zip(own.children, other.children).allSatisfy(mayBeSame)
    case (.existential(let own), .named): return mayBeSame(own, other)
    case (.named, .existential(let other)): return mayBeSame(own, other)
    case (.tuple(let own), .tuple(let other)): return mayBeSame(own, other)
    case (.function(let own), .function(let other)):
      return mayBeSame(own.parameters, other.parameters) && mayBeSame(own.result, other.result)
    case (.named(let own), .named(let other)): return mayBeSame(own, other)
    default: return true
    }
  }

  /// What a type is behind its aliases; `.missing` where an alias has several meanings, as in the branches of an `#if`.
  private func unaliased(_ type: TypeModel) -> TypeModel {
    var type = type.bare
    while case .named(let named) = type, let id = named.declaration,
      program[id].kind == .typealias
    {
      guard program.declarations.declarations(at: program[id].path).count == 1,
        let aliased = program.aliasedType(of: id, arguments: named.arguments)
      else { return .missing }
      type = aliased.bare
    }
    return type
  }

  private func mayBeSame(_ own: [TypeElement], _ other: [TypeElement]) -> Bool {
    if (own + other).contains(where: { if case .packExpansion = $0.type { true } else { false } }) {
      return true
    }
    return own.count == other.count
      && zip(own, other).allSatisfy { own, other in
        own.isVariadic == other.isVariadic
          && own.type.hasPrefix("inout") == other.type.hasPrefix("inout")
          && mayBeSame(own.type, other.type)
      }
  }

  private func mayBeSame(_ own: NamedType, _ other: NamedType) -> Bool {
    guard form(of: own) != nil, form(of: other) != nil else { return true }
    let (arguments, demanded) = (own.allArguments, other.allArguments)
    return NominalTypes.unaliased(own.name) == NominalTypes.unaliased(other.name)
      && (arguments.count != demanded.count || zip(arguments, demanded).allSatisfy(mayBeSame))
  }

  /// The form of a type; `nil` if it could have several.
  private func form(of type: TypeModel) -> Form? {
    switch type {
    case .named(let named): form(of: named)
    case .optional: .optional
    case .array: .array
    case .dictionary: .dictionary
    case .tuple: .tuple
    case .function: .function
    case .metatype: .metatype
    case .existential(let constraint):
      if case .metatype = constraint.bare { .metatype } else { .constraint }
    case .composition: .constraint
    case .inlineArray, .opaque, .prefixed, .packExpansion, .packElement, .suppressed, .value,
      .missing:
      nil
    }
  }

  /// The form of a name; `nil` if it could mean something else than a type or protocol of its own.
  private func form(of named: NamedType) -> Form? {
    switch named.meaning {
    case .unbound: return form(of: files.kinds(of: named.name))
    case .declaration(let id):
      let namesakes = program.declarations.declarations(at: program[id].path)
      return form(
        of: Set(
          namesakes.filter { program.isPrelude($0) == program.isPrelude(id) }
            .map { program[$0].kind }))
    case .unknown where named.outer == nil:
      if ["Any", "AnyObject"].contains(named.name) { return .constraint }
      return NominalTypes.contains(NominalTypes.unaliased(named.name)) ? .nominal : nil
    case .unknown, .parameter, .generated: return nil
    }
  }

  private func form(of kinds: Set<Declaration.Kind>) -> Form? {
    if kinds == [.protocol] { return .constraint }
    return kinds.isSubset(of: [.struct, .class, .enum, .actor]) ? .nominal : nil
  }

  // MARK: - Names

  /// Finds out what the names in a fake's type mean: those of types of its own files remain unbound, and what could be
  /// anything is a parameter.
  ///
  /// - Parameters:
  ///   - type: The type as it is written.
  ///   - generic: The names of generic parameters, the member's and those around it.
  /// - Returns: The type, with what each name means.
  private func bind(_ type: TypeModel, _ generic: Set<String>) -> TypeModel {
    type.sugared.mappingNames { named in
      var path = named.path
      // `Swift.String` has lost its module as sugar does.
      var isQualified = named.meaning == .unknown(.swift)
      if path.count > 1, program.declarations.modules.isModule(path[0]) {
        path.removeFirst()
        isQualified = true
      }
      return .named(
        NamedType(
          named.name, arguments: named.arguments, in: path.count > 1 ? named.outer : nil,
          meaning: meaning(of: path, generic, isQualified: isQualified)))
    }
  }

  private func meaning(
    of path: [String], _ generic: Set<String>, isQualified: Bool
  ) -> NamedType.Meaning {
    if isQualified {
      let found = program.declarations.declarations(at: path)
      // Which module's type it is, is not looked into.
      return found.count > 1 ? .parameter : found.first.map { .declaration($0) } ?? .unknown(nil)
    }
    if path[0] == "Self" || generic.contains(path[0]) || path.contains(where: files.isAlias) {
      return .parameter
    }
    for depth in name.indices.reversed() {
      if let found = declared(name[...depth] + path) { return found }
    }
    // Associated types and member types have plain names in the fake.
    for parent in classes + faked + others {
      switch program.meaning(of: path, in: program.scope(inside: parent)) {
      case .parameter: return .parameter
      case .declaration(let id) where program[id].path.count > path.count: return .declaration(id)
      case .declaration, .unbound, .generated, .unknown: break
      }
    }
    return declared(path) ?? .unknown(nil)
  }

  /// What has a full name, in these files or in the sources.
  private func declared(_ path: [String]) -> NamedType.Meaning? {
    let found = program.declarations.declarations(at: path)
    if files.types[path]?.kind == nil {
      return found.first.map(NamedType.Meaning.declaration)
    }
    // A type of one of these files may be seen there alone.
    return found.contains { program[$0].kind == .typealias } ? .parameter : .unbound
  }
}

extension TypeModel {
  /// What a caller gives: of an autoclosure, the value.
  fileprivate var passed: TypeModel {
    if hasPrefix("@autoclosure"), case .function(let function) = bare {
      function.result
    } else {
      self
    }
  }
}
