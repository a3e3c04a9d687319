import Faked

@Faked
protocol Overloads {
  func load() -> Int
  func load() -> String
  func load(_ x: Int) throws -> Int
  func load(_ x: Int) async -> Int
  func load(_ x: String) -> Int
}
