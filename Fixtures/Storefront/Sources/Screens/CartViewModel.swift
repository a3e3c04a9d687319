import Faked
import Foundation

/// What the cart's screen shows.
@Faked
@MainActor
public protocol CartViewModel: AnyObject {
  var title: String { get }
  var rows: [CartRow] { get }
  var isEmpty: Bool { get }
  func load() async
  func tapRow(at index: Int)
  nonisolated func identifier() -> String
}

public struct CartRow: Equatable, Sendable {
  public let title: String
  public let detail: String?
}

@Faked
public protocol ScreenFactory {
  func cartScreen(for cart: any Cart) -> any CartViewModel
  func make<Screen>(_ build: () throws -> Screen) rethrows -> Screen
}
