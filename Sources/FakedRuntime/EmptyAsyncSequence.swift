/// An asynchronous sequence that ends at once, whatever type its errors have.
///
/// The standard library's streams throw any error, or none. This one stands in for a sequence with errors of its own
/// type.
///
/// ```swift
/// protocol Downloading {
///   var chunks: any AsyncSequence<Data, DownloadError> { get }
///   // EmptyDownloading returns EmptyAsyncSequence<Data, DownloadError>()
/// }
/// ```
public struct EmptyAsyncSequence<Element, Failure: Error>: AsyncSequence, Sendable {
  /// An iterator that has nothing to give.
  public struct Iterator: AsyncIteratorProtocol, Sendable {
    /// Returns nothing.
    ///
    /// - Returns: `nil`.
    /// - Throws: Nothing.
    public mutating func next() async throws(Failure) -> Element? { nil }
  }

  /// Makes an empty sequence.
  public init() {}

  /// Returns an iterator, which ends at once.
  ///
  /// - Returns: The iterator.
  public func makeAsyncIterator() -> Iterator { Iterator() }
}
