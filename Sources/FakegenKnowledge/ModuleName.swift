/// The name of a module, as in an import.
package struct ModuleName: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package init(stringLiteral text: String) {
    self.text = text
  }

  package static func < (left: ModuleName, right: ModuleName) -> Bool { left.text < right.text }

  package static let swift: ModuleName = "Swift"
  package static let runtime: ModuleName = "FakedRuntime"
  package static let spies: ModuleName = "FakedSpies"
  /// The libraries of this package that users import.
  package static let ownLibraries: Set<ModuleName> = ["Faked", runtime, spies]
  /// The name of a module that is not known.
  package static let unknown: ModuleName = ""
}
