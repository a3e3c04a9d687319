import Faked

@Faked
protocol ParameterPacks {
  func same<each T>(_ v: repeat each T) -> (repeat each T)
  func count<each T>(_ v: repeat each T) -> Int
}
