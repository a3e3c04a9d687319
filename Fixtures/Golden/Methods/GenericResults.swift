import Faked

@Faked
protocol GenericResults {
  func id<T>(_ x: T) -> T
  func pick<T>(_ xs: [T]) -> T?
  func decode<T: Decodable>(_ t: T.Type) throws -> T
}
