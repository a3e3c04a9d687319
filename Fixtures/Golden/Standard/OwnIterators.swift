import Faked

// A sequence makes an iterator of the type that its protocol demands.

protocol PeekingIterator: IteratorProtocol {
  func peek() -> Element?
}

@Faked protocol PeekedWords: Sequence where Iterator: PeekingIterator, Element == String {}

@Faked protocol BufferedIterator: AsyncIteratorProtocol {
  var count: Int { get }
}

@Faked protocol BufferedRows: AsyncSequence where AsyncIterator: BufferedIterator {
  var limit: Int { get }
}

@Faked(createSpy: true)
protocol BufferedPages: AsyncSequence
where AsyncIterator: BufferedIterator, Failure == any Error {
  func iterator(at page: Int) -> AsyncIterator
}

// What the iterator's protocol says of its element decides that of the sequence.

protocol WordIterator: IteratorProtocol where Element == String {}

@Faked protocol WordsOfIterator: Sequence where Iterator: WordIterator {}

protocol PagingIterator<Element>: AsyncIteratorProtocol where Failure == any Error {
  func page() -> Int
}

@Faked protocol PagesOfIterator: AsyncSequence where AsyncIterator: PagingIterator<[String]> {}

protocol FeedFailure: Error {}

@Faked protocol FailingFeed: AsyncSequence where Failure: FeedFailure {}
