import Faked

@Faked protocol Reads {}
@Faked protocol Writes {}
@Faked protocol ReadsWrites {}
@Faked protocol Seeks {}
@Faked protocol WritesSeeks {}

@Faked protocol SameNames {
  func object() -> any Reads & Writes & AnyObject
  func value() -> any Reads & Writes
  func left() -> any Reads & WritesSeeks
  func right() -> any ReadsWrites & Seeks
}

struct FailingKey {
  init?(raw: String) { nil }
}

typealias FailingAlias = FailingKey

@Faked protocol AliasResults {
  func direct() throws -> FailingKey
  func alias() throws -> FailingAlias
}
