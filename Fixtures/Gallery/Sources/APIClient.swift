import Faked
import Foundation

/// A client that sends requests to a server: asynchronous, throwing, generic in what it decodes.
@Faked(createSpy: true)
protocol APIClient: Sendable {
  var baseURL: URL { get }
  func get<Model: Decodable>(_ path: String, as model: Model.Type) async throws -> Model
  func post(_ body: Data, to path: String) async throws -> HTTPResponse
}

@Faked struct HTTPResponse: Sendable, Equatable {
  var status = 200
  var headers: [String: String]
  var body: Data
}

/// What is tested: it tries once more if the server is busy.
struct Uploader {
  let client: any APIClient

  func upload(_ data: Data) async throws -> Int {
    let response = try await client.post(data, to: "/uploads")
    if response.status != 503 { return response.status }
    return try await client.post(data, to: "/uploads").status
  }
}
