import Faked

@Faked protocol Way<From, To> {
  associatedtype From
  associatedtype To
  associatedtype Back: Way = Self where Back.From == To, Back.To == From
  func back() -> Back
}
