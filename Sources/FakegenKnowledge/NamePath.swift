extension String {
  /// The parts of a qualified name: `["Outer", "Inner"]` for `Outer.Inner`.
  package var namePath: [String] {
    utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
  }
}
