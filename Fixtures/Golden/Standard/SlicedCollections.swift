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

@Faked protocol Dataset<Sample>: RandomAccessCollection where Element == Sample, Index == Int {
  associatedtype Sample
  func split(at fraction: Double) -> (train: SubSequence, test: SubSequence)
  func tail() -> SubSequence
}
@Faked protocol Dependent {
  associatedtype Dependencies: Collection<Int> = [Int]
  var dependencies: Dependencies { get }
  func inner() -> Dependencies.SubSequence
}
