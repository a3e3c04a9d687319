/// Why a protocol has no Null type.
enum NullObstacle: Error, Equatable {
  case nameTaken
  /// A type that nothing can be a subclass of.
  case notAClass
  /// A class that has no subclasses.
  case finalClass
  /// A class that only its own file sees.
  case hiddenClass
  case genericClass
  /// A class whose initializers only its own file sees.
  case hiddenInitializers
  case closedClass
  /// A name of the protocol's that every spy needs for itself.
  case reservedName(String)
  case unknownParent(String)
  case unfakeable(String)
  /// Objective-C's demands, of something that cannot be a class of ours.
  case objectiveC(String)
  /// A constraint on what the standard library's protocols are met with.
  case demand(String)
  /// A constraint that only the Null type itself meets.
  case ofNull(String)
  /// A parent that the branches of an `#if` declare differently.
  case branches(String)
  /// An associated type with all that is asked of it.
  case undecided(String)
  case unmet(String)
  /// A superclass of which no initializer can be called.
  case superclass(String)
  /// A superclass that cannot be subclassed where the output is.
  case closedSuperclass(String)
  /// A class whose initializer nobody wrote, on the main actor by default.
  case impliedInitializer(String)
  /// The demands of a Null type that stands for several protocols, or beside no Empty protocol.
  case requirements
}

extension NullObstacle {
  var text: String {
    switch self {
    case .nameTaken: "a type of this name is declared in the sources"
    case .notAClass: "only protocols and classes can be spied on"
    case .finalClass: "a spy is a subclass, and the class is final"
    case .hiddenClass: "a spy is a subclass, and the class is private"
    case .genericClass: "spies of generic classes are not supported"
    case .hiddenInitializers: "a spy is a subclass, and no initializer of the class can be called"
    case .closedClass: "a spy is a subclass, and the output's module cannot subclass the class"
    case .reservedName(let name): "its '\(name)' conflicts with a member that every spy has"
    case .unknownParent(let name): "the requirements of '\(name)' are not known"
    case .unfakeable(let name): "a fake cannot conform to '\(name)'"
    case .objectiveC(let name):
      "the Objective-C protocol '\(name)' requires a class, which other requirements rule out"
    case .demand(let constraint): "a fake cannot satisfy '\(constraint)'"
    case .ofNull(let constraint): "only the null type itself satisfies '\(constraint)'"
    case .branches(let name): "its parent '\(name)' differs between the branches of '#if'"
    case .undecided(let type): "no known type can be its '\(type)'"
    case .unmet(let member): "nothing implements '\(member)'"
    case .superclass(let name): "no initializer of its superclass '\(name)' can be called"
    case .closedSuperclass(let name):
      "its superclass '\(name)' cannot be subclassed in the output's module"
    case .impliedInitializer(let name):
      "to be subclassed on the main actor, '\(name)' needs an explicit initializer; add 'init() {}'"
    case .requirements: "its requirements cannot be met"
    }
  }
}
