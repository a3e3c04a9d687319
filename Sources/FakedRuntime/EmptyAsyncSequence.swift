/// An asynchronous sequence that ends at once and can have any error type.
///
/// The streams of the standard library throw `any Error` or nothing. This sequence is the default value where a member
/// returns a sequence with another error type.
///
/// ```swift
/// protocol Downloading {
///   var chunks: any AsyncSequence<Data, DownloadError> { get }
///   // EmptyDownloading returns EmptyAsyncSequence<Data, DownloadError>()
/// }
/// ```
public struct EmptyAsyncSequence<Element, Failure: Error>: AsyncSequence, Sendable {
  /// An iterator without elements.
  public struct Iterator: AsyncIteratorProtocol, Sendable {
    /// Returns `nil`, which ends the sequence.
    ///
    /// - Returns: `nil`.
    /// - Throws: Nothing.
    public mutating func next() async throws(Failure) -> Element? { nil }
  }

  /// Makes an empty sequence.
  public init() {}

  /// Returns an iterator that ends at once.
  ///
  /// - Returns: The iterator.
  public func makeAsyncIterator() -> Iterator { Iterator() }
}
