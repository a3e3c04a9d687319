import Faked

@Faked
protocol SameMemberTwiceA { var name: String { get } }
@Faked
protocol SameMemberTwiceB { var name: String { get } }
@Faked
protocol SameMemberTwice: SameMemberTwiceA, SameMemberTwiceB {}

typealias CompositionAB = SameMemberTwiceA & SameMemberTwiceB
@Faked
protocol Composition: CompositionAB, Sendable {}
@Faked
protocol CompositionB: (SameMemberTwiceA & SameMemberTwiceB) {}

protocol StricterReadingParent {
  var pages: Int { get throws }
  func read(_ page: Int) async throws -> String
  mutating func close()
}

protocol StrictestReading {
  var pages: Int { get }
  func read(_ page: Int) async -> String
  func close()
}

/// What satisfies the stricter of two requirements satisfies both.
@Faked(createSpy: true)
protocol StricterReading: StricterReadingParent, StrictestReading {}
