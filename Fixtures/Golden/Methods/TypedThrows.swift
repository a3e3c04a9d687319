import Faked

@Faked
protocol TypedThrows {
  func a() throws(NetError) -> Widget
  func b<E: Error>(_ f: () throws(E) -> Void) throws(E)
}
