import Faked

// @Faked(createSpy: true)
class SpiedBird {
  let species: String
  var name: String
  var speed = 3
  private(set) var flights = 0
  lazy var nest = "nest"
  var sound: String { "peep" }
  var height: Double {
    get { 1 }
    set {}
  }
  var load: Int { get async throws { 3 } }

  init(name: String, species: String = "tit") {
    self.name = name
    self.species = species
  }

  func fly(to place: String, at speed: Int = 3) throws -> Int {
    flights += 1
    return flights
  }
  func rest(_: Int) {}
  func map<Element>(_ values: [Element], _ body: (Element) throws -> Element) rethrows -> [Element]
  {
    try values.map(body)
  }
  func feed(_ grains: Int...) {}
  subscript(feather: Int) -> String { "feather \(feather)" }
  final func molt() {}
  static func hatch() -> SpiedBird { SpiedBird(name: "") }
  class func lay() {}
  private func dream() {}
  @available(*, deprecated) func sing() {}
}

extension SpiedBird {
  func swim() {}
}

@MainActor
class SpiedPlayer {
  // @Faked(createSpy: true)
  @MainActor class Queue {
    var songs: [String] = []
    init() {}
    func play(_ song: String) async -> Bool { true }
  }
}

// @Faked(createSpy: true)
final class SpiedFinal {}

// @Faked(createSpy: true)
class SpiedGeneric<Value> {
  func use(_ value: Value) {}
}
