import Faked

// What a protocol demands that refines nothing, a standard protocol beside it gives.

@Faked protocol Hashing {
  var hashValue: Int { get }
  func hash(into hasher: inout Hasher)
}
@Faked protocol NumberedByHash { var hashValue: Int { get } }
@Faked protocol HashedKey: Hashing, Hashable {}
@Faked protocol HashedObject: AnyObject, Hashable, NumberedByHash {}
@Faked protocol HashedValue: NumberedByHash, Hashable, Sendable {}

@Faked protocol Described { var description: String { get } }
@Faked protocol DescribedKey: Described, CodingKey {}
@Faked protocol DescribedText: Described, LosslessStringConvertible {}

@Faked protocol Localized { var localizedDescription: String { get } }
@Faked protocol LocalizedFailure: Localized, Error {}

class Hashed: Hashable {
  static func == (lhs: Hashed, rhs: Hashed) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) {}
}
@Faked(createSpy: true) protocol HashedAbove: Hashed, NumberedByHash {}
