/// Some bytes, in a table that a loop over a text looks each byte up in.
///
/// The few sets are made once and live as long as the program.
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

  /// Words, brackets, annotations, and what begins something that may hold others.
  static let outlineStops = ByteSet {
    $0.isWordPart || "{}(@\"#/`".utf8.contains($0)
  }
  /// What can be no part of a name, in whichever language.
  static let wordEnds = ByteSet { !$0.isIdentifierPart && $0 < 0x80 }
}

/// At most six bytes, which a loop over a text looks for in sixteen bytes at once.
///
/// Where nothing is optimized that takes as long as a table, else half as long.
struct ByteStops: Sendable {
  private let first: SIMD16<UInt8>
  private let second: SIMD16<UInt8>
  private let third: SIMD16<UInt8>
  private let fourth: SIMD16<UInt8>
  private let fifth: SIMD16<UInt8>
  private let sixth: SIMD16<UInt8>
  /// The same bytes, for what is less than sixteen.
  let set: ByteSet

  private init(_ text: StaticString) {
    func byte(_ index: Int) -> SIMD16<UInt8> {
      SIMD16(repeating: text.utf8Start[min(index, text.utf8CodeUnitCount - 1)])
    }
    (first, second, third) = (byte(0), byte(1), byte(2))
    (fourth, fifth, sixth) = (byte(3), byte(4), byte(5))
    set = ByteSet(text)
  }

  /// Which of sixteen bytes are searched for: those that are not zero, of eight bytes in each number.
  @inline(__always)
  func marks(in bytes: SIMD16<UInt8>) -> (low: UInt64, high: UInt64) {
    let found =
      (bytes .== first) .| (bytes .== second) .| (bytes .== third)
      .| (bytes .== fourth) .| (bytes .== fifth) .| (bytes .== sixth)
    let halves = unsafeBitCast(found, to: SIMD2<UInt64>.self)
    return (UInt64(littleEndian: halves.x), UInt64(littleEndian: halves.y))
  }

  /// How many of sixteen bytes stand before the first that is searched for; all, if none is.
  @inline(__always)
  func prefix(of bytes: SIMD16<UInt8>) -> Int {
    let (low, high) = marks(in: bytes)
    if low != 0 { return low.trailingZeroBitCount &>> 3 }
    return 8 &+ high.trailingZeroBitCount &>> 3
  }

  /// Brackets, and what begins something that may hold brackets of its own.
  static let braces = ByteStops("{}\"#/`")
  static let parentheses = ByteStops("()\"#/`")
  static let brackets = ByteStops("[]\"#/`")
  static let inStrings = ByteStops("\n\r\"\\")
  static let lineBreaks = ByteStops("\n\r")
  static let inComments = ByteStops("\n/*")
}
