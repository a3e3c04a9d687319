import Faked

@Faked protocol FakeDefaults {
  @FakeDefault(1) var one: Int { get }
  @FakeDefault("x") var letter: String { get set }
  @FakeDefault([1, 2, 3]) func numbers() -> [Int]
  @FakeDefault(exp: "x * 2") func double(_ x: Int) -> Int
  @FakeDefault(exp: "\"<\" + name + \">\"") func tag(_ name: String) -> String
  @FakeDefault(exp: "\u{22}\\n\u{22} + line") func broken(_ line: String) -> String
  @FakeDefault(
    exp: """
      text.isEmpty
        ? "\\n" : text
      """)
  func lines(_ text: String) -> String
  @FakeDefault(
    """
    a
      b
    """)
  var poem: String { get }
  @FakeDefault(exp: "x")
  func same(_ x: String) async throws -> String
}
