import FakedSpies
import Foundation
import Testing

@testable import Gallery

/// The client is told what the server says, call by call.
@Test func `a busy server is asked once more`() async throws {
  let client = SpyAPIClient()
  client.when.post().returns(.fake(status: 503), .fake(status: 201))
  #expect(try await Uploader(client: client).upload(Data([1, 2])) == 201)
  #expect(client.calls.post().map(\.path) == ["/uploads", "/uploads"])
}
