import Faked

@Faked(createSpy: true)
protocol SpiedSubscripts {
  subscript(index: Int) -> String { get set }
  subscript(key key: String, default fallback: Int) -> Int { get set }
  subscript(named name: String) -> Int? { get throws }
  static subscript(number: Int) -> Bool { get }
}

@Faked(createSpy: true)
protocol SpiedNewValues {
  subscript(newValue: Int) -> String { get set }
  subscript(key: String, default fallback: @autoclosure () -> Int) -> Int { get set }
  subscript(key: String, else fallback: @autoclosure () -> Int) -> Int { get }
}
