import Faked

/// In a module on the main actor by default, the Null type conforms on the main actor, as the spy does.
@Faked(createSpy: true) protocol DescribedParts: CustomStringConvertible {
  var parts: [String] { get }
}

extension DescribedParts {
  var description: String { parts.joined() }
}

/// An ordinary class, of which nothing is called by the library.
@Faked(createSpy: true) class DescribedGoods {
  init() {}
  var description: String { "a bicycle" }
  func encode(to stream: [Int]) -> Int { stream.count }
}

@Faked(createSpy: true) class PrintedGoods {
  init() {}
  var description: String { "a bicycle" }
}

extension PrintedGoods: CustomStringConvertible {}
