import Faked

@Faked protocol CodeBook {
  associatedtype Code: RawRepresentable<Int>
  associatedtype Label: LosslessStringConvertible, Sendable
  associatedtype Amount: ExpressibleByFloatLiteral & CustomStringConvertible
  var code: Code { get }
  var label: Label { get }
  func price(of code: Code) -> Amount?
}
