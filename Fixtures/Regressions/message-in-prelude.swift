import Faked

@Faked protocol Codable {
  var n: Int { get }
}

@Faked protocol SharedNamesDoor {
  var n: Int { get }
}

// One name, several demands: what competes is not shared.
@Faked protocol SharedNamesFirst {
  associatedtype SharedThing: SharedNamesKey & Hashable
  func thing() -> SharedThing
}

@Faked protocol SharedNamesSecond {
  associatedtype SharedThing: SharedNamesKey & SharedNamesDoor
  func thing() -> SharedThing
}

@Faked public protocol SharedNamesThird {
  associatedtype SharedValue: Codable
  associatedtype SharedValues: Collection & Codable where SharedValues.Element: Codable
  func values() -> SharedValues
}
