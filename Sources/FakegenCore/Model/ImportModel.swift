/// As in `@preconcurrency public import struct Foundation.Date`.
package struct ImportModel: Hashable, Sendable {
  package let attributes: [String]
  package let access: Access?
  /// As in `struct`.
  package let scope: String?
  package let path: String
  package let conditions: [ConditionBranch]

  var module: String { String(path.prefix { $0 != "." }) }
}
