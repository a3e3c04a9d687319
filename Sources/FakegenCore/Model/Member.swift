/// A member of a protocol or of another type, as it was written.
///
/// `func load(_ id: Int) async throws -> Data` is a method with one unlabeled parameter, two effects and the result
/// type `Data`. A class, because members are shared far more often than they are created.
final class Member: Sendable {
  enum Kind: Sendable {
    case property, method, initializer, `subscript`, enumCase
  }

  let kind: Kind
  /// The base name, without backticks.
  let name: String
  let isStatic: Bool
  /// Whether it is an `init?` or `init!`.
  let isFailable: Bool
  let isOperator: Bool
  let genericParameters: [GenericParameter]
  let parameters: [Parameter]
  let constraints: [Constraint]
  let effects: Effects
  /// The type of a property, or the result type of a method or subscript; `Void` if none is written.
  let type: TypeModel
  /// Whether that is inferred from the initial value of a property, rather than written.
  let hasInferredType: Bool
  let accessors: [Accessor]
  let storage: Storage
  let access: Access
  let attributes: [AttributeModel]
  let modifiers: [String]
  /// The signature; empty if the member is never copied, because it is neither a requirement nor in a class.
  let signature: SignatureText
  let conditions: [ConditionBranch]
  /// The expression that `@FakeDefault` gives.
  let chosenDefault: ChosenDefault?
  /// The initial value of a property, if it has one.
  let initialValue: WrittenValue?
  let place: Place

  init(
    kind: Kind, name: String, isFailable: Bool = false, isOperator: Bool = false,
    genericParameters: [GenericParameter] = [],
    parameters: [Parameter] = [], constraints: [Constraint] = [], effects: Effects = .plain,
    type: TypeModel, hasInferredType: Bool = false, accessors: [Accessor] = [],
    storage: Storage = .computed, access: Access,
    attributes: [AttributeModel], modifiers: [String], signature: SignatureText = [],
    conditions: [ConditionBranch], chosenDefault: ChosenDefault? = nil,
    initialValue: WrittenValue? = nil, place: Place
  ) {
    self.kind = kind
    self.name = name
    isStatic = kind == .enumCase || modifiers.contains("static") || modifiers.contains("class")
    self.isFailable = isFailable
    self.isOperator = isOperator
    self.genericParameters = genericParameters
    self.parameters = parameters
    self.constraints = constraints
    self.effects = effects
    self.type = type
    self.hasInferredType = hasInferredType
    self.accessors = accessors
    self.storage = storage
    self.access = access
    self.attributes = attributes
    self.modifiers = modifiers
    self.signature = signature
    self.conditions = conditions
    self.chosenDefault = chosenDefault
    self.initialValue = initialValue
    self.place = place
  }

  /// The name with its labels, as in `load(_:from:)`.
  var fullName: String {
    switch kind {
    case .property, .enumCase: return name
    case .method, .initializer, .subscript:
      var text = "\(name)("
      for parameter in parameters { text += "\(parameter.label ?? "_"):" }
      return text + ")"
    }
  }

  /// `init()`, which every Null type has.
  var isBlankInitializer: Bool { kind == .initializer && parameters.isEmpty }

  var getter: Accessor? { accessors.first { !$0.isSetter } }

  var setter: Accessor? { accessors.first { $0.isSetter } }

  /// The effects of a call, or of reading a property or a subscript.
  var effectsOfUse: Effects { getter?.effects ?? effects }

  /// Whether it is a `weak` or `unowned` property.
  var isKeptWeakly: Bool {
    modifiers.contains { $0.hasPrefix("weak") || $0.hasPrefix("unowned") }
  }

  /// Whether it is itself declared `nonisolated`.
  var isNonisolated: Bool { modifiers.contains { $0.hasPrefix("nonisolated") } }

  /// Whether `@concurrent` or an isolated parameter fixes its isolation, so that no other isolation may be stated.
  var hasFixedIsolation: Bool { isConcurrent || hasIsolatedParameter }

  /// Whether `@available` marks it as unavailable.
  var isUnavailable: Bool {
    attributes.contains { $0.name == "available" && $0.text.contains("unavailable") }
  }

  /// Whether it is declared `@concurrent`, and never runs on its caller's actor.
  var isConcurrent: Bool { attributes.has("concurrent") }

  /// Whether it is isolated to the actor that is passed as one of its arguments.
  var hasIsolatedParameter: Bool { parameters.contains { $0.type.hasPrefix("isolated") } }

  /// Whether it is declared `nonisolated(nonsending)`, and runs on its caller's actor.
  var isNonisolatedNonsending: Bool { modifiers.contains("nonisolated(nonsending)") }

  /// Whether it is an optional requirement of an `@objc` protocol.
  var isOptional: Bool { modifiers.contains("optional") }

  /// Whether it is an initializer that each subclass must provide.
  var isRequired: Bool { modifiers.contains("required") }

  /// Returns the parameter of the memberwise initializer for a stored property.
  ///
  /// For `var max = 3`, it is `max: Int = 3`: the initial value is the default.
  ///
  /// - Parameters:
  ///   - type: The property's type, after binding.
  ///   - hasDefaultValue: Whether the argument may be omitted.
  /// - Returns: The parameter.
  func memberwiseParameter(_ type: TypeModel, hasDefaultValue: Bool = true) -> Parameter {
    Parameter(
      label: name, name: name, type: type, isVariadic: false, hasDefaultValue: hasDefaultValue,
      defaultValue: initialValue)
  }

  /// The parameters, with `some P` in place of each generic parameter.
  ///
  /// ```swift
  /// init<O: Observer>(observer: O, name: String)        // observer: some Observer, name: String
  /// init<S: Sequence>(_ s: S) where S.Element == String  // _ s: some Sequence<String>
  /// ```
  ///
  /// - Returns: The parameters; `nil` if a generic parameter is used in another way, or has a constraint that `some`
  ///   cannot express.
  var opaqueParameters: [Parameter]? {
    var result = parameters
    var others = constraints
    for generic in genericParameters {
      var stated = generic.demands(beside: constraints)
      others.removeAll { $0.isConformance(of: generic.name) }
      if let sequence = sequence(generic.name, stated, &others) { stated = [sequence] }
      let users = result.indices.filter { index in
        result[index].type.names.contains { $0.root.name == generic.name }
      }
      guard users.count == 1, result[users[0]].type.bare.description == generic.name,
        !stated.isEmpty, !result[users[0]].isVariadic
      else { return nil }
      let opaque = TypeModel.opaque(stated.count == 1 ? stated[0] : .composition(stated))
      result[users[0]].type = result[users[0]].type.mappingNames { _ in opaque }
    }
    return others.isEmpty ? result : nil
  }

  /// The constraint `Sequence<String>` for `S: Sequence` and `S.Element == String`, which is removed from others.
  private func sequence(
    _ generic: String, _ stated: [TypeModel], _ others: inout [Constraint]
  ) -> TypeModel? {
    let names = genericParameters.map(\.name)
    guard stated.count == 1, case .named(let named) = stated[0], named.isPlainName,
      named.name.hasSuffix("Sequence") || named.name.hasSuffix("Collection"),
      let index = others.firstIndex(where: { constraint in
        constraint.relation == .equals && constraint.left.description == "\(generic).Element"
          && !constraint.right.names.contains { names.contains($0.root.name) }
      })
    else { return nil }
    return .named(
      NamedType(named.name, arguments: [others.remove(at: index).right], meaning: named.meaning))
  }

  /// Whether another member has the same kind, name and labels, and both or neither are static.
  func isNamed(like other: Member) -> Bool { other.isStatic == isStatic && isSpelled(like: other) }

  /// Whether another member has the same kind, name and labels, static or not.
  func isSpelled(like other: Member) -> Bool {
    other.kind == kind && other.name == name && other.parameters.count == parameters.count
      && zip(other.parameters, parameters).allSatisfy { $0.label == $1.label }
  }

  /// Whether another member differs only in its argument labels, by the spelling of its types.
  ///
  /// ```swift
  /// func load(id: Int) -> User
  /// func load(_ id: Int) -> User  // differs from the first only in its label
  /// ```
  func differsInLabelsAlone(from other: Member) -> Bool {
    !isSpelled(like: other) && other.name == name && other.isStatic == isStatic
      && other.parameters.map { "\($0.type)" } == parameters.map { "\($0.type)" }
      && "\(other.type)" == "\(type)"
  }
}

/// Members are compared by identity.
extension Member: Hashable {
  static func == (left: Member, right: Member) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How a property is stored, which determines its parameter in the memberwise initializer.
enum Storage: Sendable {
  case computed
  /// `let x = 1`: no parameter of the memberwise initializer.
  case constantWithValue
  /// `var x = 1`: a parameter with a default value.
  case variableWithValue
  /// `let x: Int`: a parameter without a default value.
  case withoutValue
  /// `@Wrapper var x: Int`: a parameter whose type the wrapper determines.
  case wrapped
}

/// A parameter of a method, an initializer, a subscript or an enum case.
struct Parameter: Equatable, Sendable {
  /// The argument label; `nil` if there is none.
  let label: String?
  /// The name in the body; `nil` for `_`.
  let name: String?
  var type: TypeModel
  let isVariadic: Bool
  var hasDefaultValue: Bool
  /// The default value as it is written.
  var defaultValue: WrittenValue?
  /// The attributes before the type or name, such as a result builder, which transform the argument.
  var attributes: [AttributeModel] = []
  /// Whether the default value differs from call to call, as that of `at: Date = Date()`.
  var defaultVaries = false
  /// Whether the default value fails a check in the body.
  var defaultFails = false

  /// The numbers, or counts of elements, that pass the checks in the body, least first; empty if the usual one does.
  var accepted: [Double] = []

  /// Whether a call must pass an argument to compile, to do the same each time, or to pass a check.
  ///
  /// For `init(max: Int = 3, at: Date = Date(), tags: String...)`, only `at` needs one.
  var needsArgument: Bool { (!hasDefaultValue || defaultVaries || defaultFails) && !isVariadic }

  /// Whether its default is the place of the call, as that of `line: UInt = #line`.
  var isPlaceOfCall: Bool { defaultValue == .placeOfCall }

  /// Whether an attribute may transform the argument.
  var isTransformed: Bool { !attributes.isEmpty }

  /// Returns the parameter with another type.
  func with(_ type: TypeModel) -> Parameter { changed(self) { $0.type = type } }
}

/// An accessor, as in `nonmutating set` or `get async throws`.
struct Accessor: Sendable {
  let isSetter: Bool
  /// Its attributes and modifiers, as they were written.
  let prefix: [String]
  let effects: Effects
}
