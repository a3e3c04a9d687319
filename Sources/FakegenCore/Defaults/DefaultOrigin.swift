import FakegenKnowledge

/// The rule that gave a default.
enum DefaultOrigin: Equatable {
  case nothingToReturn, annotation, option, shape, parameter, closure, constraint, newSelf
  case associatedType, endOfCollection
  /// The built-in table, by the module of the type.
  case table(ModuleName)
  case nullType(Place?)
  case enumCase(Place)
  case memberwiseInitializer(Place)
  case initializer(Place)
  case failableInitializer(Place)
  /// An extension of the user's implements the member.
  case implemented(Place)
  /// A superclass does.
  case inherited(Place)
  case ownDefault(Place)
  case staticMember(Place)
  case testData(Place)
  case keyPath(Place)
  case property(Place)
  case optionSet(Place)
  /// What the sources give a property, or a parameter of an initializer.
  case initialValue(Place)
  case defaultArgument(Place)
  case thrownError
  case branches
  case runtime

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
    case .endOfCollection: "end of the collection"
    case .table(let module): "built-in, \(module.text)"
    case .nullType: "null type"
    case .enumCase: "enum case"
    case .memberwiseInitializer: "memberwise initializer"
    case .initializer: "initializer"
    case .failableInitializer: "initializer that may fail"
    case .implemented: "implemented in an extension"
    case .inherited: "inherited from the superclass"
    case .ownDefault: "the type's own default"
    case .staticMember: "static member"
    case .testData: "test data"
    case .keyPath: "property of the type"
    case .property: "property of a parameter"
    case .optionSet: "empty option set"
    case .initialValue: "initial value"
    case .defaultArgument: "default argument"
    case .thrownError: "error of the declared type"
    case .branches: "branches of '#if'"
    case .runtime: "left to the runtime"
    }
  }

  var place: Place? {
    switch self {
    case .inherited(let place), .enumCase(let place), .memberwiseInitializer(let place),
      .initializer(let place),
      .failableInitializer(let place), .implemented(let place), .keyPath(let place),
      .ownDefault(let place), .optionSet(let place), .staticMember(let place),
      .property(let place), .testData(let place), .initialValue(let place),
      .defaultArgument(let place):
      place
    case .nullType(let place): place
    case .nothingToReturn, .annotation, .option, .shape, .parameter, .closure, .endOfCollection,
      .constraint, .newSelf, .associatedType, .table, .thrownError, .branches, .runtime:
      nil
    }
  }
}
