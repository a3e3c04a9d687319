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
