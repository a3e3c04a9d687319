import Faked

@Faked protocol StructuralPart {
  var n: Int { get }
}

@Faked protocol Structural {
  associatedtype T1: Sequence
  associatedtype T2: Comparable, StructuralPart
  func first() -> T1
  func second() -> T2?
}
