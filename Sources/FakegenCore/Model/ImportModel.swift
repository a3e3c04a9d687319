import FakegenKnowledge
import FakegenSyntax

/// An import, as in `@preconcurrency public import struct Foundation.Date`.
struct ImportModel: Hashable, Sendable {
  var attributes: [String] = []
  var access: Access?
  /// The kind of the only declaration that is imported, as in `struct`.
  var scope: String?
  let path: String
  /// The conditions of `#if` around it, outermost first.
  var conditions: [String] = []

  var module: ModuleName { ModuleName(ofImport: path) }

  var isTestable: Bool { attributes.contains("@testable") }

  var text: String {
    (attributes + [access.map { "\($0)" }, "import", scope, path].compactMap { $0 })
      .joined(separator: " ")
  }

  /// Whether it imports the whole module, under all conditions.
  var isUnlimited: Bool { scope == nil && conditions.isEmpty }

  /// The name of the only declaration that is imported, as in `Date`; `nil` if the whole module is.
  var scopedName: String? {
    scope == nil ? nil : path.split(separator: ".").last.map(String.init)
  }
}

extension ModuleName {
  /// The module in the path of an import: `Foundation` of `Foundation.Date`.
  init(ofImport path: String) {
    self.init(String(Substring(path.utf8.prefix { $0 != .period })))
  }
}
