import Faked

@Faked(createSpy: true)
protocol SpiedSubscripts {
  subscript(index: Int) -> String { get set }
  subscript(key key: String, default fallback: Int) -> Int { get set }
  subscript(named name: String) -> Int? { get throws }
  static subscript(number: Int) -> Bool { get }
}
