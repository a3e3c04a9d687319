/// Where a member's default comes from.
package struct Explanation: Equatable, Sendable {
  /// The protocol that is faked.
  package let protocolName: String
  /// The member with its labels.
  package let member: String
  /// The type of the value; empty if the member returns nothing.
  package let type: String
  /// The expression that the fake uses.
  package let expression: String
  /// Why this expression, as in `memberwise initializer`.
  package let reason: String
  /// The declaration that it comes from, as in `Sources/User.swift:4`.
  package let source: String?
  /// Whether the value is looked for when the program runs.
  package let isUnresolved: Bool
  package let place: Place
}

/// The rule that gave a default.
enum DefaultOrigin: Equatable {
  case nothingToReturn, annotation, option, shape, parameter, closure, constraint, newSelf
  case associatedType
  /// The built-in table, by the module of the type.
  case table(String)
  case nullType(Place?)
  case enumCase(Place)
  case memberwiseInitializer(Place)
  case initializer(Place)
  case failableInitializer(Place)
  /// An extension of the user's implements the member.
  case implemented(Place)
  case ownDefault(Place)
  case staticMember(Place)
  case keyPath(Place)
  case optionSet(Place)
  case thrownError
  case unresolved(String)

  var text: String {
    switch self {
    case .nothingToReturn: "nothing to return"
    case .annotation: "@FakeDefault"
    case .option: "--default"
    case .shape: "shape of the type"
    case .parameter: "parameter of the type"
    case .closure: "closure parameter that returns it"
    case .constraint: "constraint of the generic parameter"
    case .newSelf: "new instance"
    case .associatedType: "associated type, where it is 'Defaultable'"
    case .table(let module): "built-in, \(module)"
    case .nullType: "Null type"
    case .enumCase: "enum case"
    case .memberwiseInitializer: "memberwise initializer"
    case .initializer: "initializer"
    case .failableInitializer: "initializer that may fail"
    case .implemented: "implemented in an extension"
    case .ownDefault: "the type's own default"
    case .staticMember: "static member"
    case .keyPath: "property of the type"
    case .optionSet: "empty option set"
    case .thrownError: "error of the declared type"
    case .unresolved(let reason): reason
    }
  }

  var place: Place? {
    switch self {
    case .enumCase(let place), .memberwiseInitializer(let place), .initializer(let place),
      .failableInitializer(let place), .implemented(let place), .keyPath(let place),
      .ownDefault(let place), .optionSet(let place), .staticMember(let place):
      place
    case .nullType(let place): place
    case .nothingToReturn, .annotation, .option, .shape, .parameter, .closure, .constraint,
      .newSelf, .associatedType, .table, .thrownError, .unresolved:
      nil
    }
  }
}
