import Faked

/// What makes its own elements.
@Faked protocol OscillatorLike: IteratorProtocol, Sequence where Element == Float, Iterator == Self {}

@Faked protocol LazyMeasures: LazySequenceProtocol {
  var unit: String { get }
}

@Faked protocol SampleBlocks: RandomAccessCollection where Indices == Range<Int>, Index == Int {}

/// The fake itself is what may stand behind it.
@Faked protocol ChainLink {
  associatedtype Next: ChainLink where Next.Next == Next
  var next: Next? { get }
}

@Faked protocol UndoableEdit<Document> {
  associatedtype Document
  associatedtype Inverse: UndoableEdit where Inverse.Document == Document, Inverse.Inverse == Self
  func apply(to document: Document) -> Inverse
}

/// What is its own id has to be `Hashable`, though nobody says so.
@Faked(createSpy: true) protocol MenuPage: CaseIterable, Identifiable {
  var id: Self { get }
  var title: String { get }
}

struct PixelBuffer<Format> { var count: Int }

@Faked protocol BufferStage {
  associatedtype Undeveloped
  associatedtype Developed
  func run(_ input: Undeveloped) -> Developed
  func empty() -> Developed
}

/// What equals a type by way of another is known, too.
@Faked protocol PixelStage<Format>: BufferStage
where Undeveloped == PixelBuffer<Format>, Developed == Undeveloped {
  associatedtype Format
}
