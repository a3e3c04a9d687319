/// A set of bytes, as a lookup table for loops over a text.
///
/// The few sets are created once and never deallocated.
struct ByteSet: @unchecked Sendable {
  let table: UnsafePointer<Bool>

  private init(_ isMember: (UInt8) -> Bool) {
    let table = UnsafeMutablePointer<Bool>.allocate(capacity: 256)
    for byte in UInt8.min...UInt8.max { table[Int(byte)] = isMember(byte) }
    self.table = UnsafePointer(table)
  }

  fileprivate init(_ text: StaticString) {
    self.init { byte in
      (0..<text.utf8CodeUnitCount).contains { text.utf8Start[$0] == byte }
    }
  }

  /// Words, brackets and annotations, and bytes that begin a literal or comment that may contain such bytes.
  static let outlineStops = ByteSet {
    $0.isWordPart || "{}(@\"#/`".utf8.contains($0)
  }
  /// ASCII bytes that cannot be part of a name.
  static let wordEnds = ByteSet { !$0.isIdentifierPart && $0 < 0x80 }
}

/// A set of at most six bytes, for which loops search sixteen bytes of a text at once.
///
/// Without optimization, that takes as long as a lookup table; otherwise, half as long.
struct ByteStops: Sendable {
  private let first: SIMD16<UInt8>
  private let second: SIMD16<UInt8>
  private let third: SIMD16<UInt8>
  private let fourth: SIMD16<UInt8>
  private let fifth: SIMD16<UInt8>
  private let sixth: SIMD16<UInt8>
  /// The same bytes, for the last bytes of a text.
  let set: ByteSet

  private init(_ text: StaticString) {
    func byte(_ index: Int) -> SIMD16<UInt8> {
      SIMD16(repeating: text.utf8Start[min(index, text.utf8CodeUnitCount - 1)])
    }
    (first, second, third) = (byte(0), byte(1), byte(2))
    (fourth, fifth, sixth) = (byte(3), byte(4), byte(5))
    set = ByteSet(text)
  }

  /// Returns a mask of the matching bytes among sixteen: a nonzero byte for each match, eight bytes in each integer.
  @inline(__always)
  func marks(in bytes: SIMD16<UInt8>) -> (low: UInt64, high: UInt64) {
    let found =
      (bytes .== first) .| (bytes .== second) .| (bytes .== third)
      .| (bytes .== fourth) .| (bytes .== fifth) .| (bytes .== sixth)
    let halves = unsafeBitCast(found, to: SIMD2<UInt64>.self)
    return (UInt64(littleEndian: halves.x), UInt64(littleEndian: halves.y))
  }

  /// Returns the number of bytes before the first match among sixteen; 16 if there is no match.
  @inline(__always)
  func prefix(of bytes: SIMD16<UInt8>) -> Int {
    let (low, high) = marks(in: bytes)
    if low != 0 { return low.trailingZeroBitCount &>> 3 }
    return 8 &+ high.trailingZeroBitCount &>> 3
  }

  /// Brackets, and bytes that begin a literal or comment that may contain brackets.
  static let braces = ByteStops("{}\"#/`")
  static let parentheses = ByteStops("()\"#/`")
  static let brackets = ByteStops("[]\"#/`")
  static let inStrings = ByteStops("\n\r\"\\")
  static let lineBreaks = ByteStops("\n\r")
  static let inComments = ByteStops("\n/*")
}
