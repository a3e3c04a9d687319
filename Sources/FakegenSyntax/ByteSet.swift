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

  private init(_ text: StaticString) {
    self.init { byte in
      (0..<text.utf8CodeUnitCount).contains { text.utf8Start[$0] == byte }
    }
  }

  /// Brackets, and what begins something that may hold brackets of its own.
  static let braceStops = ByteSet("{}\"#/`")
  static let parenthesisStops = ByteSet("()\"#/`")
  static let bracketStops = ByteSet("[]\"#/`")
  /// Words, brackets, annotations, and what begins something that may hold others.
  static let outlineStops = ByteSet {
    $0.isWordPart || "{}(@\"#/`".utf8.contains($0)
  }
  static let stringStops = ByteSet("\n\r\"\\")
  static let commentStops = ByteSet("\n/*")
  /// What can be no part of a name, in whichever language.
  static let wordEnds = ByteSet { !$0.isIdentifierPart && $0 < 0x80 }
}
