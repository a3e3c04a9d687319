import FakegenKnowledge

/// The rule that gave a default value, and the place in the sources that it used.
struct DefaultOrigin: Equatable {
  let text: String
  let place: Place?

  private init(_ text: String, at place: Place? = nil) {
    self.text = text
    self.place = place
  }

  static let nothingToReturn = Self("nothing to return")
  static let annotation = Self("@FakeDefault")
  /// A mark in the prelude, which stands for an annotation.
  static let prelude = Self("built-in")
  static let option = Self("--default")
  static let shape = Self("shape of the type")
  static let parameter = Self("parameter of the type")
  static let closure = Self("closure parameter that returns it")
  static let keyPathParameter = Self("key path that is a parameter")
  static let constraint = Self("constraint of the generic parameter")
  static let newSelf = Self("new instance")
  static let associatedType = Self("associated type, where it is 'Defaultable'")
  static let endOfCollection = Self("end of the collection")
  static let thrownError = Self("error of the declared type")
  static let branches = Self("branches of '#if'")
  static let runtime = Self("left to the runtime")

  /// A row of the built-in tables, by the module of the type.
  static func table(_ module: ModuleName) -> Self { Self("built-in, \(module.text)") }
  static func nullType(_ place: Place?) -> Self { Self("null type", at: place) }
  static func enumCase(_ place: Place) -> Self { Self("enum case", at: place) }
  static func memberwiseInitializer(_ place: Place) -> Self {
    Self("memberwise initializer", at: place)
  }
  static func initializer(_ place: Place) -> Self { Self("initializer", at: place) }
  static func failableInitializer(_ place: Place) -> Self {
    Self("initializer that may fail", at: place)
  }
  /// The user's extension implements the member.
  static func implemented(_ place: Place) -> Self { Self("implemented in an extension", at: place) }
  /// A superclass implements the member.
  static func inherited(_ place: Place) -> Self { Self("inherited from the superclass", at: place) }
  static func ownDefault(_ place: Place) -> Self { Self("the type's own default", at: place) }
  static func staticMember(_ place: Place) -> Self { Self("static member", at: place) }
  static func testData(_ place: Place) -> Self { Self("test data", at: place) }
  static func keyPath(_ place: Place) -> Self { Self("property of the type", at: place) }
  static func property(_ place: Place) -> Self { Self("property of a parameter", at: place) }
  static func optionSet(_ place: Place) -> Self { Self("empty option set", at: place) }
  static func literal(_ place: Place) -> Self { Self("literal of the type", at: place) }
  /// The value that the sources give to a property, or to a parameter of an initializer.
  static func initialValue(_ place: Place) -> Self { Self("initial value", at: place) }
  static func defaultArgument(_ place: Place) -> Self { Self("default argument", at: place) }

  /// Whether it is a certain rule, at whatever place.
  func isOne(of rule: (Place) -> Self) -> Bool { place.map { self == rule($0) } ?? false }
}
