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
