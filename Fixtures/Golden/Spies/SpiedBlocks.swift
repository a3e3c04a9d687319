import Faked

struct SpiedBlock<let channels: Int>: ~Copyable {
  let frames: Int
}

/// What an alias stands for cannot be copied either.
typealias SpiedStereoBlock = SpiedBlock<2>

@Faked(createSpy: true)
protocol SpiedAudioNode {
  func process(_ block: inout SpiedStereoBlock) -> Int
  func measure(_ block: borrowing SpiedStereoBlock) -> Int
  func render(_ block: consuming SpiedStereoBlock)
}
