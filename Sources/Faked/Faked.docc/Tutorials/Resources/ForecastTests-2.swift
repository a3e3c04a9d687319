import Testing

@testable import Guide

struct FakeForecast: EmptyForecastService {
  var highest = 21

  var city: String { "Berlin" }
  func temperatures() async throws -> [Int] { [highest, highest - 5] }
}

@Test func noForecast() async throws {
  let headline = Headline(service: NullForecastService())
  #expect(try await headline.text() == "No forecast for ")
}
