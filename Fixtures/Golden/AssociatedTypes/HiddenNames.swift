import Faked

/// A primary associated type that is called like its constraint.
@Faked
protocol HiddenNamesLoader<Error> {
  associatedtype Error: Swift.Error
  func load() throws(Error) -> Int
  func lastError() -> Error?
}

/// A generic parameter that is called like a type that has to be named.
@Faked
protocol HiddenNamesGeneric {
  func make<UInt8>(_ value: UInt8) -> (UInt8, [Swift.UInt8])
}
