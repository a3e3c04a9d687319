import Faked

// What makes an instance of the spy itself does so from wherever it is asked to: a literal may stand anywhere.

@Faked(createSpy: true)
protocol Ticker: ExpressibleByStringLiteral {
  var symbol: String { get }
}

@Faked(createSpy: true)
protocol PreviewedChart {
  static var defaultValue: Self { get }

  func draw(_ values: [Double])
}
