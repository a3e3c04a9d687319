import Testing

@testable import Guide

@Test func noForecast() async throws {
  let headline = Headline(service: NullForecastService())
  #expect(try await headline.text() == "No forecast for ")
}
