/// A member of a protocol or of another type, as it was written.
///
/// `func load(_ id: Int) async throws -> Data` is a method with one unlabeled parameter, two effects
/// and the result type `Data`. A class, because members are listed far more often than they are made.
final class Member: Sendable {
  enum Kind: Sendable {
    case property, method, initializer, `subscript`, enumCase
  }

  let kind: Kind
  /// The base name, without backticks.
  let name: String
  let isStatic: Bool
  /// As in `init?` or `init!`.
  let isFailable: Bool
  let isOperator: Bool
  let genericParameters: [GenericParameter]
  let parameters: [Parameter]
  let constraints: [Constraint]
  let effects: Effects
  /// The type of a property, the result of a method or subscript; `Void` if none is written.
  let type: TypeModel
  let accessors: [Accessor]
  let storage: Storage
  let access: Access
  /// Whether `private` or `fileprivate` stands before it, and not only before what is around it.
  let saysPrivate: Bool
  let attributes: [AttributeModel]
  let modifiers: [String]
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
    type: TypeModel, accessors: [Accessor] = [], storage: Storage = .computed,
    access: Access, saysPrivate: Bool = false,
    attributes: [AttributeModel], modifiers: [String], signature: SignatureText,
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
    self.accessors = accessors
    self.storage = storage
    self.access = access
    self.saysPrivate = saysPrivate
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
  var isBlankInitializer: Bool {
    kind == .initializer && parameters.isEmpty && genericParameters.isEmpty
  }

  var getter: Accessor? { accessors.first { !$0.isSetter } }

  var setter: Accessor? { accessors.first { $0.isSetter } }

  /// Whether it does not keep an object alive.
  var isKeptWeakly: Bool {
    modifiers.contains { $0.hasPrefix("weak") || $0.hasPrefix("unowned") }
  }

  /// Whether it says itself that it runs anywhere.
  var isNonisolated: Bool { modifiers.contains { $0.hasPrefix("nonisolated") } }

  /// Whether a parameter or an attribute says where it runs, so that nothing else may.
  var saysWhereItRuns: Bool { hasAttribute("concurrent") || hasIsolatedParameter }

  /// Whether it runs where an argument does.
  var hasIsolatedParameter: Bool { parameters.contains { $0.type.hasPrefix("isolated") } }

  /// Whether it runs where its caller does.
  var runsWithCaller: Bool { modifiers.contains("nonisolated(nonsending)") }

  /// Whether a class of Objective-C may do without it.
  var isOptional: Bool { modifiers.contains("optional") }

  /// Whether each subclass has it, too.
  var isRequired: Bool { modifiers.contains("required") }

  /// The parameter of the memberwise initializer that a stored property becomes.
  ///
  /// `max: Int = 3` of `var max = 3`, whose default stays known.
  ///
  /// - Parameters:
  ///   - type: The property's type, as it is bound.
  ///   - hasDefaultValue: Whether the argument may be left out.
  /// - Returns: The parameter.
  func memberwiseParameter(_ type: TypeModel, hasDefaultValue: Bool = true) -> Parameter {
    Parameter(
      label: name, name: name, type: type, isVariadic: false, hasDefaultValue: hasDefaultValue,
      defaultValue: initialValue)
  }

  /// The parameters, with `some P` for each generic parameter that is the type of one of them.
  ///
  /// ```swift
  /// init<O: Observer>(observer: O, name: String)  // observer: some Observer, name: String
  /// ```
  ///
  /// - Returns: The parameters; `nil` if a generic parameter means more than that.
  var opaqueParameters: [Parameter]? {
    var result = parameters
    var others = constraints
    for generic in genericParameters {
      func isMeant(_ type: TypeModel) -> Bool { type.description == generic.name }
      func opaque(_ type: TypeModel, _ stated: [TypeModel]) -> TypeModel {
        if !isMeant(type) { return type.mapChildren { opaque($0, stated) } }
        return .opaque(stated.count == 1 ? stated[0] : .composition(stated))
      }
      let stated = generic.demands(beside: constraints)
      others.removeAll { $0.isConformance(of: generic.name) }
      let users = result.indices.filter { index in
        result[index].type.names.contains { $0.root.name == generic.name }
      }
      guard users.count == 1, isMeant(result[users[0]].type.bare), !stated.isEmpty,
        !result[users[0]].isVariadic
      else { return nil }
      result[users[0]].type = opaque(result[users[0]].type, stated)
    }
    return others.isEmpty ? result : nil
  }

  func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }

  /// Whether another member has the same kind, name and labels, and is static if this one is.
  func isNamed(like other: Member) -> Bool { other.isStatic == isStatic && isSpelled(like: other) }

  /// Whether another member has the same kind, name and labels, static or not.
  func isSpelled(like other: Member) -> Bool {
    other.kind == kind && other.name == name && other.parameters.count == parameters.count
      && zip(other.parameters, parameters).allSatisfy { $0.label == $1.label }
  }

  /// Whether another member takes and returns the same, in the same words, under other labels.
  ///
  /// ```swift
  /// func load(id: Int) -> User
  /// func load(_ id: Int) -> User  // differs from the first in its labels alone
  /// ```
  func differsInLabelsAlone(from other: Member) -> Bool {
    !isSpelled(like: other) && other.name == name && other.isStatic == isStatic
      && other.parameters.map { "\($0.type)" } == parameters.map { "\($0.type)" }
      && "\(other.type)" == "\(type)"
  }
}

/// How a property of a type is kept, which decides its part in the memberwise initializer.
enum Storage: Sendable {
  case computed
  /// `let x = 1`: no argument of the memberwise initializer.
  case constantWithValue
  /// `var x = 1`: an argument that may be left out.
  case variableWithValue
  /// `let x: Int`: an argument that must be given.
  case withoutValue
  /// `@Wrapper var x: Int`: what the argument is, the wrapper decides.
  case wrapped
}

/// A parameter of a method, an initializer, a subscript or an enum case.
struct Parameter: Equatable, Sendable {
  /// The argument label; `nil` for `_` and where there is none.
  let label: String?
  /// The name inside the body; `nil` for `_`.
  let name: String?
  var type: TypeModel
  let isVariadic: Bool
  let hasDefaultValue: Bool
  /// The default value that is written for it.
  var defaultValue: WrittenValue?
  /// What stands before it, as a result builder, which transforms what is passed.
  var attributes: [AttributeModel] = []
  /// Whether the default value would differ from call to call.
  var isDefaultChanging = false

  /// Whether an argument has to be given, so that the call compiles and always does the same.
  ///
  /// For `init(max: Int = 3, at: Date = Date(), tags: String...)` only `at` has to be given.
  var needsArgument: Bool { (!hasDefaultValue || isDefaultChanging) && !isVariadic }

  /// Whether an attribute may transform what is passed.
  var isTransformed: Bool { !attributes.isEmpty }

  /// Returns the parameter with another type.
  func with(_ type: TypeModel) -> Parameter {
    var parameter = self
    parameter.type = type
    return parameter
  }
}

/// As in `nonmutating set`, `get async throws`.
struct Accessor: Sendable {
  let isSetter: Bool
  /// Attributes and modifiers as they were written.
  let prefix: [String]
  let effects: Effects
}
