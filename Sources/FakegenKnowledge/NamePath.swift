extension StringProtocol {
  /// The parts of a qualified name: `["Outer", "Inner"]` for `Outer.Inner`.
  package var namePath: [String] { split { $0 == "." }.map { String($0) } }
}
