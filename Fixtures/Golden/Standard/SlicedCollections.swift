import Faked
import Foundation

// The type of a collection's slices says what its elements and indices are.

@Faked protocol TextLine: BidirectionalCollection where SubSequence == Substring {
  var number: Int { get }
}

@Faked protocol PacketBytes: RandomAccessCollection, MutableCollection where SubSequence == Data {}

@Faked protocol TableRows: RandomAccessCollection where SubSequence == ArraySlice<String> {
  func header() -> Element
}
