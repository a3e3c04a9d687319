import Faked

/// Keeps entities by their identifier.
@Faked
public protocol Repository<Entity> {
  associatedtype Entity: Identifiable
  var count: Int { get }
  func all() -> [Entity]
  func find(_ id: Entity.ID) -> Entity?
  func first() -> Entity
  mutating func save(_ entity: Entity) throws
  subscript(_ id: Entity.ID) -> Entity? { get set }
}

/// A repository that can be listened to.
@Faked
public protocol ObservableRepository: Repository {
  associatedtype Token: Hashable
  func observe(_ onChange: @escaping ([Entity]) -> Void) -> Token
  func stop(_ token: Token)
}
