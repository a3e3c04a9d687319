import Faked
import FakedRuntime
import Foundation

// What the pages for those who come from other tools show, under one roof.

@Faked(createSpy: true)
protocol Greeter {
  var title: String { get set }
  func count(characters: String) throws -> Int
  func greet(message: String)
  func noReturn()
}

@Faked(createSpy: true)
protocol ProductStore {
  var url: URL { get set }
  func fetch(for id: UUID) throws -> Product
  func checkout(with products: [Product]) throws
}

@Faked
struct Product: Equatable, Sendable {
  let id: UUID
  let name: String
}

@Faked(createSpy: true)
protocol ConfigService {
  var name: String { get }
  func fetchConfig(arg: UInt8) async throws -> [String: String]
  func wrap<T>(_ data: T) -> [T]
  func compute(value: Int) -> String
  func compute(value: String) -> String
}

@Faked(createSpy: true)
protocol Adder {
  var property: Int { get set }
  func method(x: Int, y: Int) throws -> Int
}

@Faked(createSpy: true)
protocol Songbird {
  var name: String { get set }
  var canFly: Bool { get }
  func chirp(volume: Int) throws -> Bool
  func fly()
  func fetchMessage() async -> String
  func decode<T: Defaultable>() -> T
}

@Faked(createSpy: true)
protocol PeopleStore {
  var name: String { get set }
  func user(id: Int) throws -> User
  func load(id: Int, completion: @escaping (User) -> Void)
  func save(_ user: User, quietly: Bool)
}
