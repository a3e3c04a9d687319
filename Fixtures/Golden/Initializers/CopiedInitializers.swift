import Faked

struct Stamp: ~Copyable, Sendable {
  let id: Int
}

@Faked
protocol StampedCard {
  init(of stamp: borrowing Stamp) throws(NetError)
}

@Faked
protocol StampedAlbum<Page>: AnyObject, StampedCard {
  associatedtype Page
  init() throws(NetError)
}

@Faked
protocol StampedParcel: Sendable {
  init(_ stamp: consuming Stamp) throws
  init() async throws(NetError)
}

@Faked(createSpy: true)
@MainActor
protocol StampedLetter: AnyObject {
  init?(name: String)
  func weight() -> Int
}

extension StampedLetter {
  init?(name: String) { fatalError() }
}
