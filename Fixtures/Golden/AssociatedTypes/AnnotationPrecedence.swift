import Faked

@Faked(types: ["PrecedenceX": Int.self, "PrecedenceY": Int.self])
protocol PrecedenceParent {
  associatedtype PrecedenceX
  associatedtype PrecedenceY
  func x() -> PrecedenceX
  func y() -> PrecedenceY
}

// What the parent says holds, unless the child says otherwise.
@Faked(types: ["PrecedenceX": String.self])
protocol PrecedenceChild: PrecedenceParent {}
