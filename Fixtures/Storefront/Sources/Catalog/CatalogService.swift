import Faked
import Foundation

/// Finds products on the server.
@Faked
public protocol CatalogService: Sendable {
  var lastRefresh: Date { get async }
  func product(with id: UUID) async throws -> Product?
  func products(matching query: String, order: SortOrder) async throws -> [Product]
  func recommendations(for product: Product) async -> AsyncStream<Product>
  func image(at url: URL) async throws(CatalogError) -> Data
}

public enum CatalogError: Error {
  case offline
  case notFound(URL)
}
