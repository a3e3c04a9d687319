import Faked

@Faked
protocol ComparableParent: Comparable, Error {}
