import Faked

// Swift 5 let people leave out 'any'; what is generated has it everywhere.

protocol Card {}
typealias Sorting = (Card, Card) -> Bool
typealias Playing = Card & Sendable
struct Deck {
  let top: Card
  let rest: [Card]
}

@Faked(createSpy: true) protocol Dealer: AnyObject {
  var card: Card { get set }
  var next: Card? { get }
  func deal(_ card: Card, to hands: [String: Card], then: @escaping (Card?) -> Void) -> [Card]
  func deal<C: Card>(first: C, _ rest: Card...) async throws -> (C, Card)
  subscript(_ card: Card) -> Card! { get set }
  static func kind(of card: inout Card) -> Card.Type
  func kinds() -> [Card.Type?]
  func play() -> Card & Sendable
  func played() -> (Card & Sendable)?
  func playing(_ card: Playing?) -> Playing
  func sorting() -> Sorting
  func failure() -> Result<Card, Error>
  func deck() throws -> Deck
  init(from card: Card)
}
@Faked protocol CardFactory {
  associatedtype Made
  associatedtype Kept = Card
  func make() -> Made
  func keep(_ kept: Kept?) -> Kept
}
@Faked protocol PlainCardFactory: CardFactory where Made == Card {}

// What is behind a protocol has to be sent to an actor.
@Faked actor DealerTable {
  init(card: Card, playing: Playing) {}
}
