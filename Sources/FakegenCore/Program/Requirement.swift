/// A member that a protocol demands, with its names bound.
///
/// A class, and one object for each requirement, so that whoever looks for the same finds the same.
final class Requirement {
  /// The member as it was written.
  let member: Member
  /// The protocol that demands it.
  let owner: DeclarationID
  let parameters: [Parameter]
  let type: TypeModel
  let genericParameters: [GenericParameter]
  let constraints: [Constraint]
  let effects: Effects
  /// The effects of reading a property or subscript.
  let getterEffects: Effects
  /// What tells it from its overloads; equal keys cannot stand side by side.
  let key: String

  fileprivate init(_ member: Member, of owner: DeclarationID, in program: Program) {
    var scope = program.scope(inside: owner)
    scope.genericParameters += member.genericParameters.map(\.name)
    self.member = member
    self.owner = owner
    parameters = member.parameters.map {
      $0.with(program.withoutAliasesOfProtocols(program.bind($0.type, in: scope)))
    }
    type = program.withoutAliasesOfProtocols(program.bind(member.type, in: scope))
    genericParameters = member.genericParameters.map { program.bind($0, in: scope) }
    constraints = member.constraints.map { program.bind($0, in: scope) }
    effects = member.effects.mappingNames { program.bind(.named($0), in: scope) }
    getterEffects = (member.getter?.effects ?? .plain).mappingNames {
      program.bind(.named($0), in: scope)
    }
    key = Self.key(member, parameters, type, genericParameters, constraints)
  }

  /// The key that the member has where associated types are known to be others.
  func key(pinning pinned: [String: TypeModel], in program: Program) -> String {
    if pinned.isEmpty { return key }
    return Self.key(
      member, parameters.map { $0.with(program.substitute(pinned, in: $0.type)) },
      program.substitute(pinned, in: type), genericParameters, constraints)
  }

  /// Whether only a `let` can meet it, as it does what holds a `Mutex`.
  var isConstant: Bool {
    guard member.kind == .property, case .named(let named) = type.bare else { return false }
    return named.declaration == nil
      && ["Atomic", "AtomicLazyReference", "Mutex"].contains(named.name)
  }

  /// What a witness has to share: names, labels and types, whatever generic parameters are called.
  func witnessKey(in shape: ProtocolShape, of program: Program) -> String {
    var replacements = program.pinnedTypes(of: shape)
    for (index, parameter) in genericParameters.enumerated() {
      replacements[parameter.name] = .parameter("$\(index)")
    }
    func replaced(_ type: TypeModel) -> TypeModel { program.substitute(replacements, in: type) }
    let generics = genericParameters.enumerated().map { index, parameter in
      GenericParameter(
        name: "$\(index)", constraint: parameter.constraint.map(replaced),
        isPack: parameter.isPack, isValue: parameter.isValue)
    }
    let clauses = constraints.map { program.substitute(replacements, in: $0) }
    var key = Self.key(
      member, parameters.map { $0.with(replaced($0.type)) }, .void, generics, clauses)
    if member.effects.isAsync { key.removeLast(" async".count) }
    key += ":"
    if member.kind != .initializer { replaced(type).appendKey(to: &key) }
    return key
  }

  private static func key(
    _ member: Member, _ parameters: [Parameter], _ type: TypeModel,
    _ generics: [GenericParameter], _ constraints: [Constraint]
  ) -> String {
    var key = member.isStatic ? "static " : ""
    key += member.fullName
    for parameter in parameters {
      key += "|"
      parameter.type.appendKey(to: &key)
      if parameter.isVariadic { key += "..." }
    }
    for generic in generics {
      key += "|\(generic.name):"
      generic.constraint?.appendKey(to: &key)
    }
    for constraint in constraints {
      key += "|"
      constraint.left.appendKey(to: &key)
      key += constraint.relation == .equals ? "==" : ":"
      constraint.right.appendKey(to: &key)
    }
    if member.kind != .property, member.kind != .initializer {
      key += "->"
      type.appendKey(to: &key)
    }
    return member.effects.isAsync ? key + " async" : key
  }
}

extension Requirement: Equatable {
  static func == (left: Requirement, right: Requirement) -> Bool { left === right }
}

extension TypeModel {
  /// Writes the type as far as overloading looks at it: `@escaping` and `any` tell nothing apart.
  fileprivate func appendKey(to key: inout String) {
    switch self {
    case .named(let named): named.appendKey(to: &key)
    case .prefixed(let prefixes, let type):
      if prefixes.contains("inout") { key += "inout " }
      type.appendKey(to: &key)
    case .existential(let constraint): constraint.appendKey(to: &key)
    case .optional(let type):
      type.appendKey(to: &key)
      key += "?"
    case .array(let type):
      key += "["
      type.appendKey(to: &key)
      key += "]"
    case .tuple(let elements):
      key += "("
      for element in elements {
        element.type.appendKey(to: &key)
        key += ","
      }
      key += ")"
    case .function(let function):
      TypeModel.tuple(function.parameters).appendKey(to: &key)
      key += function.effects.text
      function.result.appendKey(to: &key)
    case .dictionary, .inlineArray, .metatype, .opaque, .composition, .packExpansion,
      .packElement, .suppressed, .value, .missing:
      key += spelled(.key)
    }
  }
}

extension NameSpelling {
  fileprivate static let key = NameSpelling { $0.keyName }
}

extension NamedType {
  fileprivate func appendKey(to key: inout String) {
    if let outer {
      outer.appendKey(to: &key)
      key += "."
    }
    key += keyName
    if arguments.isEmpty { return }
    key += "<"
    for argument in arguments {
      argument.appendKey(to: &key)
      key += ","
    }
    key += ">"
  }

  /// The name, with the declaration's number where one is known.
  fileprivate var keyName: String {
    if case .declaration(let id) = meaning { "\(name)#\(id.number)" } else { name }
  }
}

extension Program {
  /// Those names of members that could be taken for names of types.
  func capitalizedMembers(of protocols: [DeclarationID]) -> [String] {
    protocols.flatMap { id in
      requirements(of: id).map(\.member.name).filter { $0.first?.isUppercase ?? false }
    }
  }

  /// The requirements of a protocol itself, in order.
  func requirements(of id: DeclarationID) -> [Requirement] {
    answers(about: id).requirements.value {
      declarations.members(of: id).map { Requirement($0, of: id, in: self) }
    }
  }

  /// A member that an extension of a protocol adds, as the witness of a requirement.
  func witness(_ member: Member, inExtensionOf id: DeclarationID) -> Requirement {
    Requirement(member, of: id, in: self)
  }
}
