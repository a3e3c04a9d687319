import Faked

@Faked enum ValueColor: String, CaseIterable {
  case red, green
}

@Faked indirect enum ValueTree {
  case node(ValueTree, ValueTree)
  case leaf(color: ValueColor, count: Int)
}

@Faked enum ValueResult<Success, Failure: Error> {
  case success(Success)
  case failure(Failure)
}

@Faked enum ValueNothing {}

extension ValueColor {
  @Faked enum Shade {
    case light, dark
  }
}
