import Faked

struct SomeObject {
  var name: String
  var parent: Int?
}

@Faked protocol SomeRepository {
  associatedtype Entity
  associatedtype Key = Int
  func get(_ key: Key) -> Entity
  func all() -> [Entity]
}

@Faked protocol SomeObjectRepository: SomeRepository where Entity == SomeObject {
  func named(_ name: String) -> SomeObject?
}

@Faked protocol SwappedRepository: SomeRepository where SomeObject == Entity, String == Key {}

// Where the child determines the types, a requirement outside of any `#if` covers the same one in a branch.
protocol SizedThing {
  associatedtype Unit
  #if DEBUG
    func size() -> Unit
  #endif
  func size() -> Int
  func weight(in unit: Unit) -> Double
}

@Faked(createSpy: true) protocol IntSizedThing: SizedThing where Unit == Int {}
