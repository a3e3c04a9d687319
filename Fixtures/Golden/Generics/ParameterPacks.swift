import Faked

@Faked
protocol ParameterPacks {
  func same<each T>(_ v: repeat each T) -> (repeat each T)
  func count<each T>(_ v: repeat each T) -> Int
}

class PackedShape {}

/// No witness matches a pack of classes for the compiler, so each fake would fail.
@Faked protocol PackOfClasses {
  func push<each Shape: PackedShape>(_ shapes: repeat each Shape) -> Int
  func clear()
}
