import Faked

struct SpiedRequest<Response> { var path: String }

@Faked(createSpy: true)
protocol SpiedGenerics {
  func map<Element>(_ values: [Element]) -> [Element]
  func decode<Value: Decodable>(_ type: Value.Type, from data: [UInt8]) throws -> Value?
  func get<Value>(forKey key: String) -> Value?
  func compare<Left, Right>(_ left: Left, _ right: Right) -> Bool
  where Left: Collection, Right: Collection, Left.Element == Right.Element
  func failing<Failure: Error>(with failure: Failure) throws(Failure) -> Int
  func rethrowing<Value>(_ body: () throws -> Value) rethrows -> Value?
  func render<Context: Encodable>(_ template: String, _ context: Context) -> Bool
  func all<each Item>(_ items: repeat each Item)
  func keyPath<Root, Value>(_ path: KeyPath<Root, Value>)
  func send<Response>(_ request: SpiedRequest<Response>) async throws -> Response
  func retry<Output: Sendable>(_ job: @escaping @Sendable () async throws -> Output) async throws
    -> Output
}
