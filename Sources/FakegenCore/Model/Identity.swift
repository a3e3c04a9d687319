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

/// A declaration of the sources or of the prelude, by the order in which it was asked for.
struct DeclarationID: Hashable, Sendable {
  let number: Int
}

/// The name of a module, as it stands in an import.
struct ModuleName: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  init(stringLiteral text: String) {
    self.text = text
  }

  static func < (left: ModuleName, right: ModuleName) -> Bool { left.text < right.text }

  static let swift: ModuleName = "Swift"
  static let runtime: ModuleName = "FakedRuntime"
  static let spies: ModuleName = "FakedSpies"
  /// One that nobody has named.
  static let unknown: ModuleName = ""
}
