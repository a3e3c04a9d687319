import Faked
import Foundation

@Faked
public struct SavedCart: Identifiable, Sendable {
  public let id: UUID
  public var items: [CartItem]
}

/// A repository of one kind of entity.
@Faked
public protocol CartRepository: ObservableRepository where Entity == SavedCart, Token == UUID {
  func expired(before date: Date) -> [SavedCart]
}
