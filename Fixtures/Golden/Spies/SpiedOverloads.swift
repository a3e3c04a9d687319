import Faked

@Faked(createSpy: true)
protocol SpiedOverloads {
  func load(id: Int) -> String
  func load(id: String) -> String
  func load(named name: String, limit: Int) -> [String]
  func value() -> Int
  func value() -> String
  func run(_ body: () -> Void)
  func run(_ body: (Int) -> Void)
}

@Faked(createSpy: true)
protocol SpiedDefaults {
  func fetch()
  func fetch(limit: Int)
  func fetch(limit: Int, offset: Int)
  func fetch() async
  var fetches: Int { get }
}
