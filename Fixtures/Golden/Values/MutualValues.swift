import Faked

// Two classes that need each other: no two generated functions call each other.

struct MutualNumbers {
  let a, b, c, d, e, f, g, h, i, j: Int
}

@Faked final class MutualScreen {
  init(model: MutualModel, row: Int) {}
  init(row: Int) {}
}

final class MutualModel {
  init(
    screen: MutualScreen, a: MutualNumbers, b: MutualNumbers, c: MutualNumbers, d: MutualNumbers,
    e: MutualNumbers
  ) {}
}

// A subclass cannot have the function of the class above once more, nor a type a second one.

class MutualBase {
  init(a: MutualNumbers, b: MutualNumbers, c: MutualNumbers, d: MutualNumbers, e: MutualNumbers) {}
}

class MutualDerived: MutualBase {
  init(x: MutualNumbers, y: MutualNumbers, z: MutualNumbers, v: MutualNumbers, w: MutualNumbers) {
    super.init(a: x, b: y, c: z, d: v, e: w)
  }
}

struct MutualOwn {
  let a, b, c, d, e: MutualNumbers
  static func fakeValue() -> Int { 3 }
}

@Faked protocol MutualValues {
  func model() -> MutualModel
  func screen() -> MutualScreen
  func base() -> MutualBase
  func derived() -> MutualDerived
  func own() -> MutualOwn
}
