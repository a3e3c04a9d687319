import FakegenKnowledge

/// As in `@preconcurrency public import struct Foundation.Date`.
struct ImportModel: Hashable, Sendable {
  let attributes: [String]
  let access: Access?
  /// As in `struct`.
  let scope: String?
  let path: String
  let conditions: [ConditionBranch]

  var module: ModuleName { ModuleName(String(path.prefix { $0 != "." })) }

  /// `Date`, if that is all that is imported.
  var scopedName: String? {
    scope == nil ? nil : path.split(separator: ".").last.map(String.init)
  }

  var isExported: Bool { attributes.contains("@_exported") }
}

extension ImportModel {
  /// An import of a whole module, as `import Foundation`.
  init(plain module: ModuleName) {
    self.init(attributes: [], access: nil, scope: nil, path: module.text, conditions: [])
  }
}
