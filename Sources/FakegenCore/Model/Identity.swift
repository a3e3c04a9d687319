/// A file, identified by its position among all files that are read.
package struct FileID: Hashable, Comparable, Sendable {
  package let number: Int

  package static func < (left: FileID, right: FileID) -> Bool { left.number < right.number }
}

/// A position in a file, as the offset of a byte.
package struct Place: Hashable, Comparable, Sendable {
  package let file: FileID
  package let offset: Int

  package static func < (left: Place, right: Place) -> Bool {
    left.file == right.file ? left.offset < right.offset : left.file < right.file
  }
}

/// A declaration of the sources or of the prelude, identified by its position in the outlines.
struct DeclarationID: Hashable, Sendable {
  let number: Int
}
