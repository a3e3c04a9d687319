import FakegenSyntax

/// A member that a protocol demands, with its names bound.
///
/// This is a class with one object for each requirement, so that requirements can be compared by identity.
final class Requirement {
  /// The member as it was written.
  let member: Member
  /// The protocol that demands it.
  let owner: DeclarationID
  /// Whether the standard library demands it.
  let isOfPrelude: Bool
  let parameters: [Parameter]
  let type: TypeModel
  let genericParameters: [GenericParameter]
  let constraints: [Constraint]
  /// The effects of a call, or of reading a property or a subscript.
  let effects: Effects
  /// The types of its parameters, followed by its own.
  var types: [TypeModel] { parameters.map(\.type) + [type] }
  /// Whether one of these types is `Self`, or contains it.
  var mentionsSelf: Bool { types.contains { $0.mentions("Self") } }
  /// The types in its signature, of which the first is that of a function with its parameters.
  var typesInSignature: [TypeModel] {
    let elements = parameters.map { TypeElement(type: $0.type, isVariadic: $0.isVariadic) }
    let function = FunctionType(parameters: elements, effects: effects, result: type)
    return [.function(function)] + genericParameters.compactMap(\.constraint)
      + constraints.flatMap(\.types)
  }
  /// A text that distinguishes it from its overloads; a type cannot declare two members with equal keys.
  let key: String

  fileprivate init(_ member: Member, of owner: DeclarationID, in program: Program) {
    var scope = program.scope(inside: owner)
    scope.genericParameters += member.genericParameters.map(\.name)
    self.member = member
    self.owner = owner
    isOfPrelude = program.isPrelude(owner)
    func bound(_ type: TypeModel) -> TypeModel {
      program.withoutAliasesOfProtocols(program.bind(type, in: scope))
    }
    parameters = member.parameters.map { $0.with(bound($0.type)) }
    type =
      member.type == .missing ? program.type(of: member, in: scope) : bound(member.type)
    genericParameters = member.genericParameters.map { parameter in
      parameter.mapTypes { program.bind($0, in: scope) }
    }
    constraints = member.constraints.map { program.bind($0, in: scope) }
    effects = member.effectsOfUse.mapTypes(bound)
    key = Self.key(member, parameters, type, genericParameters, constraints)
  }

  /// Returns the key that the member has once some associated types and generic parameters are replaced.
  func key(replacing replacements: [String: TypeModel], in program: Program) -> String {
    if replacements.isEmpty { return key }
    func replaced(_ type: TypeModel) -> TypeModel { program.substitute(replacements, in: type) }
    let generics = genericParameters.map { parameter in
      changed(parameter.mapTypes(replaced)) {
        $0.name = replacements[parameter.name]?.parameterName ?? parameter.name
      }
    }
    return Self.key(
      member, parameters.map { $0.with(replaced($0.type)) }, replaced(type), generics,
      constraints.map { $0.mapTypes(replaced) })
  }

  /// Returns the place for a message about it, which is the subject's for requirements of the prelude.
  func place(for subject: Place) -> Place { isOfPrelude ? subject : member.place }

  /// Whether only a `let` can meet it, as is true of a property of type `Mutex`.
  var isConstant: Bool {
    member.kind == .property
      && ["Atomic", "AtomicLazyReference", "Mutex"].contains(type.bare.undeclaredName)
  }

  /// Returns what a witness has to share: name, labels and types, regardless of the names of generic parameters.
  ///
  /// ```swift
  /// func put<T: Hashable>(_ value: T) -> Item
  /// func put<U: Hashable>(_ value: U) -> User  // has the same key, if Item is User
  /// ```
  func witnessKey(in shape: ProtocolShape) -> String {
    let program = shape.program
    var replacements = shape.pinnedTypes
    for (index, parameter) in genericParameters.enumerated() {
      replacements[parameter.name] = .parameter("$\(index)")
    }
    let key = key(replacing: replacements, in: program).withoutAsync
    guard member.kind == .property else { return key }
    return key + "->" + program.substitute(replacements, in: type).spelled(.ofOverloads)
  }

  private static func key(
    _ member: Member, _ parameters: [Parameter], _ type: TypeModel,
    _ generics: [GenericParameter], _ constraints: [Constraint]
  ) -> String {
    var key = member.isStatic ? "static " : ""
    key += member.fullName
    for parameter in parameters {
      key += "|" + parameter.type.spelled(.ofOverloads)
      if parameter.isVariadic { key += "..." }
    }
    if !generics.isEmpty || !constraints.isEmpty {
      key += "|<" + generics.map(\.name).joined(separator: ",") + ">"
      key += clauses(generics, constraints).uniqued().ordered().joined(separator: ",")
    }
    if member.kind != .property, member.kind != .initializer {
      key += "->" + type.spelled(.ofOverloads)
    }
    return member.effects.isAsync ? key + async : key
  }

  /// The constraints in a form that does not depend on where and in which order they were written: to the compiler,
  /// `<T: A & B>` is the same as `<T> where T: B, T: A`, and `T == U` the same as `U == T`.
  private static func clauses(
    _ generics: [GenericParameter], _ constraints: [Constraint]
  ) -> [String] {
    func conformances(_ left: String, _ right: TypeModel) -> [String] {
      let bounds = if case .composition(let types) = right { types } else { [right] }
      return bounds.map { "\(left):\($0.spelled(.ofOverloads))" }
    }
    return generics.flatMap { generic in
      generic.constraint.map { conformances(generic.name, $0) } ?? []
    }
      + constraints.flatMap { constraint in
        let left = constraint.left.spelled(.ofOverloads)
        return constraint.relation == .conforms
          ? conformances(left, constraint.right)
          : [[left, constraint.right.spelled(.ofOverloads)].ordered().joined(separator: "==")]
      }
  }

  fileprivate static let async = " async"
}

extension String {
  /// A requirement's key without its last part, which distinguishes an `async` member.
  var withoutAsync: String {
    hasSuffix(Requirement.async) ? String(dropLast(Requirement.async.count)) : self
  }
}

extension Requirement: Equatable {
  static func == (left: Requirement, right: Requirement) -> Bool { left === right }
}

extension Program {
  /// The requirements that a protocol declares itself, in order.
  func requirements(of id: DeclarationID) -> [Requirement] {
    answers(about: id).requirements.value {
      declarations.members(of: id).map { Requirement($0, of: id, in: self) }
    }
  }

  /// Returns a member of an extension or a class in the form of a requirement, so that it can be compared with those.
  func witness(_ member: Member, inExtensionOf id: DeclarationID) -> Requirement {
    answers(about: id).witnesses.value(about: member.place) {
      Requirement(member, of: id, in: self)
    }
  }
}
