import Faked

struct PartLeaf {
  let id: Int
}

struct PartRow {
  let a, b, c, d, e, f: PartLeaf
}

struct PartSheet {
  let a, b, c, d, e, f: PartRow
}

@MainActor final class PartBook {
  init(cover: PartSheet, first: PartSheet, last: PartSheet) {}
}

struct PartDeep1 {
  let next: PartDeep2
}

struct PartDeep2 {
  let next: PartDeep3
}

struct PartDeep3 {
  let next: PartDeep4
}

struct PartDeep4 {
  let next: PartDeep5
}

struct PartDeep5 {
  let next: PartDeep6
}

struct PartDeep6 {
  let next: PartDeep7
}

struct PartDeep7 {
  let next: PartDeep8
}

struct PartDeep8 {
  let next: PartDeep9
}

struct PartDeep9 {
  let leaf: PartLeaf
}

struct PartCode {
  init?(_ text: String) { nil }
}

struct PartCoded {
  let sheet, other: PartRow
  let code: PartCode
  let a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z: Int
}

/// What takes many values, or many within each other, is made by a function of its own.
@Faked protocol ManyParts {
  var row: PartRow { get }
  func sheet() -> PartSheet
  func sheets() throws -> (PartSheet, PartSheet)
  func result() -> Result<PartSheet, any Error>
  func make() -> () -> PartSheet
  @MainActor func book() -> PartBook
  func deep() -> PartDeep1
  /// What is missing can be thrown here.
  func coded() throws -> PartCoded
}

@Faked struct PartShelf {
  let top: PartSheet
  let bottom: PartSheet
}
