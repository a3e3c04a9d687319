// The reasons that end a chain of obstacles, with their wording.

import FakegenSyntax

/// The reasons why a protocol has no Null type.
extension Obstacle {
  static let nameTaken = reason("a type with this name is declared in the sources")
  /// For a Null type that stands for several protocols, or that has no Empty protocol.
  static let requirements = reason("no type can meet all of its requirements")

  static func unknownParent(_ name: String) -> Self {
    reason("the requirements of '\(name)' are not known")
  }
  static func unfakeable(_ name: String) -> Self { reason("a fake cannot conform to '\(name)'") }
  static func branches(_ parent: String) -> Self {
    reason("its parent '\(parent)' differs between the branches of '#if'")
  }
  static func objectiveC(_ name: String) -> Self {
    reason("the Objective-C protocol '\(name)' requires a class, which other requirements rule out")
  }
  static func actorElsewhere(_ parent: String) -> Self {
    reason(
      "no actor of another module can conform, as its parent '\(parent)' is on the main actor by "
        + "default; make '\(parent)' 'nonisolated'")
  }
  static func actorOnGlobalActor(_ parent: String) -> Self {
    reason("no actor can conform, as its parent '\(parent)' is on a global actor")
  }
  /// For a constraint that the standard library's own types do not meet.
  static func demand(_ constraint: String) -> Self {
    reason("fakegen cannot satisfy '\(constraint)'")
  }
  /// For a member that exists only if an associated type is a certain type.
  static func equality(_ constraint: String, of name: String) -> Self {
    reason(
      "a member requires '\(constraint)'; choose the type with '@Faked(types: [\"\(name)\": …])'")
  }
  static func isolatedConformance(_ type: String, to demanded: [String]) -> Self {
    let names = demanded.map { "'\($0)'" }.joined(separator: " and ")
    return reason(
      "'\(type)' conforms to \(names) only on the main actor, and a fake may be used anywhere; "
        + "declare it 'nonisolated'")
  }
  /// For an associated type, which is described with all constraints on it.
  static func undecided(_ name: String, _ type: String) -> Self {
    reason(
      "no known type can be its associated type '\(type)'; choose one with "
        + "'@Faked(types: [\"\(name)\": …])'")
  }
  /// The same for a spy, which would have to forward calls to any type that a test chooses.
  static func undecidedByTest(_ type: String) -> Self {
    reason("no known type can be its associated type '\(type)'")
  }
  static func unmet(_ member: String) -> Self { reason("nothing implements '\(member)'") }
  static func writtenPrivately(_ member: String, empty: String) -> Self {
    reason("'\(member)' is private in the extension of '\(empty)'")
  }

  /// For a task whose result may not be `Sendable`.
  static func unsentResult(_ name: String) -> Self {
    reason("the result of a 'Task' is 'Sendable'; declare 'associatedtype \(name): Sendable'")
  }

  /// For an initializer of a type that only decodes.
  static func needsDecoder(_ declaration: Declaration) -> Self {
    let isMovable = declaration.kind == .struct && declaration.origin == .source
    let fix = "move it to an extension, so that the struct keeps its memberwise initializer"
    return reason("needs a decoder" + (isMovable ? "; \(fix)" : ""))
  }

  // MARK: - Superclasses

  static func superclass(_ name: String) -> Self {
    reason("no initializer of its superclass '\(name)' can be called")
  }
  static func closedSuperclass(_ name: String) -> Self {
    reason("its superclass '\(name)' cannot be subclassed in the output's module")
  }
  static func impliedInitializer(_ name: String) -> Self {
    reason(
      "to be subclassed on the main actor, '\(name)' needs an explicit initializer; add 'init() {}'"
    )
  }
}

/// The reasons why a type has no value.
extension Obstacle {
  /// The value needs statements before it, and only a single expression can stand there.
  static let needsStatements = reason("its value cannot be written as one expression")

  /// The output does not see the declaration of the type.
  static func inaccessible(_ id: DeclarationID) -> Self {
    reason("is not visible to the generated code", of: id)
  }
  /// The type is declared only in branches of `#if` that are not compiled where it is needed.
  static func absent(_ id: DeclarationID, _ conditions: [[ConditionBranch]]) -> Self {
    let only = conditions.count == 1 ? conditions[0].map(\.standalone) : []
    let place =
      only.isEmpty ? "in other branches of '#if'" : "under '#if \(only.joined(separator: " && "))'"
    return reason("is declared only \(place)", of: id)
  }
  /// The type is declared more than once, and no `#if` selects one of the declarations.
  static func repeated(_ id: DeclarationID) -> Self {
    reason("is declared more than once", of: id)
  }
  /// The branches of an `#if` declare different types.
  static func ambiguous(_ id: DeclarationID, _ branch: ConditionBranch?) -> Self {
    reason(
      "differs between the branches of '#if'", of: id, because: branch.map { .conditional($0) })
  }
  /// The protocol has a Null type in one branch of an `#if` only, which may be known not to be taken.
  static func onlyUnder(
    _ branch: ConditionBranch, _ id: DeclarationID, isDecided: Bool
  ) -> Self {
    reason(
      "has a null type only under '#if \(branch.standalone)'", of: id,
      because: isDecided ? nil : .conditional(branch))
  }
  /// The protocol has no Null type that could stand for it.
  static func noNullType(_ id: DeclarationID) -> Self { reason("has no null type", of: id) }
  /// A value of the type needs another value of the type first.
  static func circle(_ id: DeclarationID) -> Self {
    reason("needs a value of its own type", of: id)
  }
  /// Too many types have to be made for each other before this one.
  static func tooDeep(_ id: DeclarationID) -> Self {
    reason("is nested too deeply in other types", of: id)
  }
  /// The type consists of so many values that nobody would read them.
  static func tooLarge(_ id: DeclarationID) -> Self {
    reason(
      "consists of more than \(DefaultValue.maximumSize) values; annotate it, or types in it, "
        + "with '@Faked'", of: id)
  }
  /// The value would name a generic parameter that belongs to another declaration.
  static func unnameable(_ type: TypeModel) -> Self {
    reason("'\(type)' is a generic parameter of another declaration")
  }
  /// No known type conforms to all protocols of a composition.
  static func noCommonType(_ type: TypeModel) -> Self {
    reason("no known type conforms to '\(type)'")
  }
  /// A key path needs a property of the type that has a certain type.
  static func noProperty(of type: TypeModel, in id: DeclarationID) -> Self {
    reason("has no property of type '\(type)' for a key path", of: id)
  }
  /// The type has a shape without values, as `some P`.
  static func shapeless(_ type: TypeModel) -> Self {
    reason("no value of type '\(type)' can be created")
  }
  static func unconstrained(_ type: TypeModel, _ demanded: String, of owner: String) -> Self {
    reason("'\(owner)' requires '\(type): \(demanded)'; add this constraint")
  }
  static func ofMainActor(_ type: String) -> Self {
    reason("'\(type)' can only be used on the main actor")
  }
}

/// The reasons why an initial value or a default argument is not copied.
extension Obstacle {
  static let varies = reason("differs from run to run")
  static let isUncopied = reason("may mean something else in the generated code")
}

/// The reasons why an initializer, a function or an enum case cannot be used; each continues a sentence after its name.
extension Obstacle {
  static let isAsync = reason("is async")
  static let isGeneric = reason("is generic")
  static let isUnavailable = reason("is not available everywhere")
  static let isOutdated = reason("is deprecated")
  static let mayFail = reason("may fail")
  /// The body does nothing but end the program.
  static let traps = reason("always traps")
  /// The body uses the very member whose default it would be, of a Null type that has this default.
  static func isEndless(_ member: String) -> Self {
    reason("uses '\(member)', whose default would be used without end")
  }
  /// The body ends the program unless a condition holds, or an expression in it succeeds, which it may not with the
  /// chosen arguments.
  static func mayTrap(_ demanded: DemandedCheck) -> Self {
    let verb = demanded.check.isImplied ? "relies on" : "demands"
    return reason(
      "\(verb) '\(demanded.check.text)' in '\(demanded.initializer)'", of: demanded.owner)
  }
  static let takesInout = reason("takes an inout argument")
  /// The compiler synthesizes it for the type's own module only.
  static let isMemberwise = reason(
    "is internal, as every memberwise initializer is; write a public one")

  /// It is less visible than the output needs.
  static func hidden(_ access: Access) -> Self { reason("is \(access)") }
  /// It belongs to an SPI that the output does not see, or must not show.
  static func hidden(by spi: AttributeModel) -> Self { reason("is '\(spi.text)'") }
  /// A memberwise initializer is as private as the most private property that it takes.
  static func hidden(_ access: Access, by property: String) -> Self {
    reason("is \(access), because '\(property)' is")
  }
  /// Only a weak property keeps an argument.
  static func isWeak(_ name: String) -> Self {
    reason("keeps only a weak reference to '\(name)', which would be deallocated at once")
  }
  /// It is isolated to an actor, and the value is made elsewhere.
  static func isIsolated(_ isolation: Isolation) -> Self {
    let actor = isolation.attributes.first.map { "'\($0)'" } ?? "the main actor"
    return reason("is isolated to \(actor), but the value is needed outside of it")
  }
  /// It takes a property wrapper, and it is unknown how to make that.
  static func isWrapped(_ name: String) -> Self {
    reason("takes '\(name)' as a property wrapper, which fakegen cannot create")
  }
}
