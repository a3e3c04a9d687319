import Faked

@Faked protocol EqualTypes {
  associatedtype Input
  associatedtype Output where Output == Input
  func convert(_ input: Input) -> Output
  func output() -> Output
}

@Faked protocol EqualTypesPinned: EqualTypes where Input == Int {}

@Faked protocol EqualTypesConstrained {
  associatedtype Stored: Decodable
  associatedtype Sent: Encodable where Sent == Stored
  func stored() -> Stored
}

@Faked protocol EqualTypesDeclaredLater {
  associatedtype First: Equatable where First == Self.Second
  associatedtype Second
  func second() -> Second
}

/// One protocol's associated type is another protocol's.
@Faked protocol EqualTypesAcross: EqualTypes, EqualTypesConstrained where Input == Stored {
  func both() -> (Input, Stored)
}

/// What an element is follows from the collection, and the other way round.
@Faked protocol EqualElements {
  associatedtype Part: Equatable
  associatedtype Parts: Collection where Parts.Element == Part
  func parts() -> Parts
  func part() -> Part
}
