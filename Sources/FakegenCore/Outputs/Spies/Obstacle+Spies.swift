import FakegenSyntax

/// The reasons why a protocol or a class has no spy.
extension Obstacle {
  static let notAClass = reason("only protocols and classes can be spied on")
  static let finalClass = reason("a spy is a subclass, and the class is final")
  static let hiddenClass = reason("a spy is a subclass, and the class is private")
  static let genericClass = reason("spies of generic classes are not supported")
  static let hiddenInitializers = reason(
    "a spy is a subclass, and no initializer of the class can be called")
  static let closedClass = reason(
    "a spy is a subclass, and the output's module cannot subclass the class")

  static func unfitInitializer(_ name: String) -> Self {
    reason(
      "the superclass's '\(name)' does not meet the requirement, and cannot be overridden by one that "
        + "does")
  }
  static func valuesOnly(_ protocol: String) -> Self {
    reason("a spy is a class, and types that conform to '\(`protocol`)' must be structs")
  }
  static func shadowing(_ parameter: String, of member: String) -> Self {
    reason("the generic parameter '\(parameter)' of '\(member)' hides one of the spy's")
  }
  static func reservedName(_ name: String) -> Self {
    reason("its '\(name)' conflicts with a member that every spy has")
  }
}

/// The reasons why a spy does not record a member.
extension Obstacle {
  static let implemented = reason("an extension implements it")
  static let implementedSetter = reason("an extension implements it, and it can be set")
  static let inherited = reason("the superclass implements it")
  static let hiddenBySuperclass = reason("a member of the superclass has its name")
  static let `operator` = reason("it is an operator")
  static let uncallable = reason("it can never be called")
  static let endless = reason("it is async and never returns")
  static let valueless = reason("its type has no values")
  static let pack = reason("it has a parameter pack")
  static let noncopyableResult = reason("its result cannot be copied")
  static let sending = reason("its result is 'sending'")
  static let opaque = reason("the type of a parameter contains an opaque type")
  static let copiedTuple = reason(
    "it takes a 'borrowing' or 'consuming' tuple, and copying one crashes the compiler")
  static let notOverridable = reason("it cannot be overridden")
  static let untyped = reason("it has no type annotation")
  static let ownType = reason("it mentions 'Self', which is a different type in a subclass")
  static let ofGenericClass = reason("its signature depends on the superclass's generic parameters")
  static let unnamed = reason("its result has an opaque type")
  static let otherIsolation = reason("its isolation differs from that of the class")
  static let throwingNever = reason(
    "its errors are of a generic type that is 'Never', which crashes the compiler")
  static let wrapped = reason("it has a property wrapper")
  static let weak = reason("it is weak")
  static let ofStandardProtocol = reason("it is required by a standard protocol")
  static let uncalled = reason("only tests call it, because it is not 'required'")
  static let unrepeated = reason("the spy cannot override every designated initializer")
  static let cannotPassArguments = reason("its arguments cannot be passed on")
  static let superclass = reason("it is required by the superclass")
  static let alike = reason("it cannot be distinguished from another member")

  static func value(_ parameter: String) -> Self {
    reason("'\(parameter)' is an integer generic parameter")
  }
  static func noncopyable(_ parameter: String) -> Self {
    reason("its generic parameter '\(parameter)' may be a type that cannot be copied")
  }
  static func generic(_ parameter: String) -> Self {
    reason("a call does not determine '\(parameter)'")
  }
  static func shadowing(_ parameter: String) -> Self {
    reason("its generic parameter '\(parameter)' hides one of the spy's")
  }
  static func genericAlias(_ name: String) -> Self {
    reason("the type alias '\(name)' is generic, and depends on associated types")
  }
  static func keyword(_ name: String) -> Self { reason("'\(name)' is a keyword") }
}

/// The reasons why a spy does not forward calls, or those of one member.
extension Obstacle {
  static let ownForwarding = reason("a member has that name")
  static let hiddenTarget = reason("a member or a parameter is named 'spiedTarget'")
  static let conditionalTypes = reason("an associated type exists only under a condition")
  static let unwritableTarget = reason("its target would need a type that cannot be written")

  static let genericMember = reason("it is generic")
  static let isolatedArgument = reason("it has an 'isolated' parameter")
  static let genericOverload = reason("Swift would pass its closure to an overload for any type")
  static let rethrowing = reason("it throws what its argument throws")
  static let throwingExpression = reason("it takes an autoclosure that may throw")
  static let ownTypeOfTarget = reason("it mentions 'Self', which is a different type in the target")
  static let unavailable = reason("it is not always available")
  static let changingTarget = reason("it may mutate the target, which may be used concurrently")
  static let elsewhere = reason("its isolation differs from that of 'forward(to:)'")
}

extension Diagnostic.Message {
  static func spiesNeedLibrary(_ name: String, others: Int, _ target: String) -> Self {
    let subject =
      others == 0
      ? "'\(name)' is left out"
      : "'\(name)' and \(others) other\(others == 1 ? "" : "s") are left out"
    return Self(
      "\(subject); '\(target)' does not depend on 'FakedSpies'; "
        + "add '.product(name: \"FakedSpies\", package: \"fakegen\")' to its dependencies")
  }
}
