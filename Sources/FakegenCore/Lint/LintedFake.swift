import FakegenKnowledge

/// A type of the linted files, with everything it is known to conform to.
///
/// Its members are compared with requirements by the names of types. A name that could stand for another type counts as
/// no difference; only names that certainly mean two different types do.
struct LintedFake {
  let program: Program
  let files: LintedFiles
  /// The names of the enclosing types and of the fake, outermost first.
  let name: [String]
  let type: LintedFiles.NominalType
  /// The protocols whose Empty protocols it conforms to.
  var faked: [DeclarationID] = []
  /// Other protocols whose requirements are known.
  var others: [DeclarationID] = []
  /// The superclasses that the sources declare.
  var classes: [DeclarationID] = []
  /// The generic parameters of the fake, of its enclosing types and of its superclasses.
  var genericParameters: [String] = []
  /// Whether an ancestor may demand members of any name.
  var isOpen = false
  /// The members of superclasses and protocols in the linted files.
  var inheritedMembers: [Member] = []
  /// The requirements of the faked protocols, without those of the standard library.
  var requirements: [Requirement] = []
  /// All known requirements.
  var allRequirements: [Requirement] = []

  /// Returns how well some members fit a requirement, by default its own and those that it inherits.
  func witness(of requirement: Requirement, among members: [Member]? = nil) -> Witness {
    Witness.bestFit(
      for: requirement, among: members ?? type.members + inheritedMembers,
      ofValue: type.kind == .struct || type.kind == .enum
    ) { typesMatch($0, for: requirement) }
  }

  /// Whether a member is in an extension for some types only, and the fake conforms for all.
  ///
  /// ```swift
  /// struct FakeStore<Item>: EmptyStore {}
  /// extension FakeStore where Item == User { func all() -> [User] { [] } }  // not a witness
  /// ```
  func isConditional(_ member: Member) -> Bool {
    type.kind != nil && !type.conformsConditionally
      && (type.conditional.contains(member.place) || isForSomeTypes(member))
  }

  /// Whether a member is a stored property of a fake for which the compiler writes `==`, `init(from:)` or the like.
  func isComparedOrEncoded(_ member: Member) -> Bool {
    let isValue = type.kind == .struct || type.kind == .enum
    let derived = ["Decodable", "Encodable"] + (isValue ? ["Equatable"] : [])
    return member.kind == .property && member.storage != .computed && !member.isStatic
      && allRequirements.contains { requirement in
        requirement.isOfPrelude && derived.contains(program[requirement.owner].name)
          && isUnmet(requirement)
      }
  }

  /// Whether a member's own `where` clause determines a generic parameter of its type, as in `where Item == User`.
  func isForSomeTypes(_ member: Member) -> Bool {
    let own = member.genericParameters.map(\.name)
    return member.constraints.contains { constraint in
      constraint.relation == .equals
        && !constraint.types.flatMap(\.names).contains {
          own.contains($0.root.name) || files.isAlias($0.root.name)
        }
    }
  }

  func isUnmet(_ requirement: Requirement) -> Bool { witness(of: requirement) == .none }

  /// Whether a member may have the types that a requirement has.
  func typesMatch(_ member: Member, for requirement: Requirement) -> Bool {
    let generic = Set(genericParameters + member.genericParameters.map(\.name))
    let parametersMatch = zip(member.parameters, requirement.parameters).allSatisfy {
      own, other in
      own.isVariadic == other.isVariadic
        && mayBeSame(bind(own.type.passed, generic), other.type.passed)
    }
    return parametersMatch && mayBeSame(bind(member.type, generic), requirement.type)
  }

  // MARK: - Types

  /// What a type certainly is; types of two different forms are never equal.
  private enum Form {
    case nominal, constraint, optional, array, dictionary, tuple, function, metatype
  }

  /// Whether a type in the fake may be the same as one in a requirement.
  ///
  /// ```swift
  /// func load() -> Page<User>  // the requirement
  ///
  /// func load() -> Page<Item>  // may have the same type, because 'Item' may be a type alias
  /// func load() -> [User]      // cannot have the same type
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

  /// The type behind aliases, except those that have several meanings, as in the branches of an `#if`.
  private func unaliased(_ type: TypeModel) -> TypeModel {
    program.unaliased(type) { program.declarations.declarations(at: program[$0].path).count == 1 }
  }

  private func mayBeSame(_ own: [TypeElement], _ other: [TypeElement]) -> Bool {
    own.count == other.count
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

  /// The form of a type; `nil` if it may have several.
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

  /// The form of a name; `nil` if it may mean something other than a declared type or protocol.
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

  /// Binds the names in a fake's type to what they mean.
  ///
  /// Types of the linted files remain unbound, and a name that may mean anything becomes a parameter.
  ///
  /// - Parameters:
  ///   - type: The type, as it is written.
  ///   - generic: The names of generic parameters, of the member and around it.
  /// - Returns: The bound type.
  private func bind(_ type: TypeModel, _ generic: Set<String>) -> TypeModel {
    type.sugared.mappingNames { named in
      var path = named.path
      // `Swift.String` has lost its module, because sugar was restored.
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
      // Types of the same name in several modules are not told apart.
      return found.count > 1 ? .parameter : found.first.map { .declaration($0) } ?? .unknown(nil)
    }
    if path[0] == "Self" || generic.contains(path[0]) || path.contains(where: files.isAlias) {
      return .parameter
    }
    for depth in name.indices.reversed() {
      if let found = declared(name[...depth] + path) { return found }
    }
    // In the fake, associated types and member types are written without a qualifier.
    for parent in classes + faked + others {
      switch program.meaning(of: path, in: program.scope(inside: parent)) {
      case .parameter: return .parameter
      case .declaration(let id) where program[id].path.count > path.count: return .declaration(id)
      case .declaration, .unbound, .generated, .unknown: break
      }
    }
    return declared(path) ?? .unknown(nil)
  }

  /// The meaning of a full name, in the linted files or in the sources.
  private func declared(_ path: [String]) -> NamedType.Meaning? {
    let found = program.declarations.declarations(at: path)
    if files.types[path]?.kind == nil {
      return found.first.map(NamedType.Meaning.declaration)
    }
    // A type of one of the linted files may be visible in that file only.
    return found.contains { program[$0].kind == .typealias } ? .parameter : .unbound
  }
}

extension TypeModel {
  /// The type of the value that a caller passes, which for an autoclosure is its result.
  fileprivate var passed: TypeModel {
    if hasPrefix("@autoclosure"), case .function(let function) = bare {
      function.result
    } else {
      self
    }
  }
}
