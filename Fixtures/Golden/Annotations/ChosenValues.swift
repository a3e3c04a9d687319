import Faked

struct ChosenCount {
  let count: Int
}

@Faked protocol ChosenValues {
  @FakeDefault(nil) var note: String? { get }
  @FakeDefault({ $0 }) var same: (Int) -> Int { get }
  @FakeDefault({ first, _ in first }) var first: (Int, String) -> Int { get }
  @FakeDefault({}) var done: () -> Void { get }
  @FakeDefault([:]) var table: [String: Int] { get }
  @FakeDefault(ChosenCount(count: 4)) var count: ChosenCount { get }
  @FakeDefault(exp: ".init(count: 4)") var other: ChosenCount { get }
}
