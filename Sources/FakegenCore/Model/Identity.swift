/// A file among those that are read, by its place in their order.
package struct FileID: Hashable, Comparable, Sendable {
  package let number: Int

  package static func < (left: FileID, right: FileID) -> Bool { left.number < right.number }
}

/// A byte of a file.
package struct Place: Hashable, Comparable, Sendable {
  package let file: FileID
  package let offset: Int

  package static func < (left: Place, right: Place) -> Bool {
    left.file == right.file ? left.offset < right.offset : left.file < right.file
  }
}

/// A declaration of the sources or of the prelude, by its number among what the outlines list.
struct DeclarationID: Hashable, Sendable {
  let number: Int
}
