import Faked

@Faked
protocol ForecastService {
  var city: String { get }
  func temperatures() async throws -> [Int]
}

struct Headline {
  let service: any ForecastService

  func text() async throws -> String {
    guard let highest = try await service.temperatures().max() else {
      return "No forecast for \(service.city)"
    }
    return "\(highest)° in \(service.city)"
  }
}
