import FakegenKnowledge
import FakegenSyntax

/// As in `@preconcurrency public import struct Foundation.Date`.
struct ImportModel: Hashable, Sendable {
  var attributes: [String] = []
  var access: Access?
  /// As in `struct`.
  var scope: String?
  let path: String
  var conditions: [ConditionBranch] = []

  var module: ModuleName { ModuleName(String(Substring(path.utf8.prefix { $0 != .period }))) }

  /// `Date`, if that is all that is imported.
  var scopedName: String? {
    scope == nil ? nil : path.split(separator: ".").last.map(String.init)
  }

  var isExported: Bool { attributes.contains("@_exported") }
}
