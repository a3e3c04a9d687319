import Faked

@Faked(types: ["X": Int.self, "Y": String.self])
protocol ChosenTypes {
  associatedtype X
  associatedtype Y
  associatedtype Z
  var x: X { get }
  func pair(_ y: Y) -> (Y, Z)
}

/// The names of types work too, those of generated ones among them.
@Faked(types: ["Yak": "NullChosenTypes", "Users": "[ChosenUser]", "User": "ChosenUser"])
protocol ChosenByName {
  associatedtype Yak: ChosenTypes
  associatedtype User
  associatedtype Users: Collection where Users.Element == User
  var yak: Yak { get }
  var users: Users { get }
  func first() -> User
}

struct ChosenUser {
  var name: String
}
