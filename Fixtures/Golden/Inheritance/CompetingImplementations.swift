import Faked

// What two protocols demand and their extensions implement, one type has to implement again.

@Faked protocol Signed {
  var signature: String { get }
  func sign() -> Int
}

extension Signed {
  var signature: String { "signed" }
}

@Faked protocol Stamped {
  var signature: String { get }
  func stamp() -> Int
}

extension Stamped {
  var signature: String { "stamped" }
}

@Faked protocol Sealing {
  var signature: String { get }
}

@Faked protocol Office {
  associatedtype Desk: Signed & Stamped
  func document() -> any Signed & Stamped
  func letter() -> any Signed & Sealing
}
