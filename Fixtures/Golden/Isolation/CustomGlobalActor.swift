import Faked

@globalActor actor DB { static let shared = DB() }
@Faked
@DB protocol CustomGlobalActor { func q() -> [String] }

@Faked @DB protocol DBTransacting: AnyObject {
  func transaction<Value>(_ body: @DB () throws -> Value) rethrows -> Value
  func elsewhere<Value: Sendable>(_ body: @MainActor () throws -> Value) throws -> Value
}

typealias MainOfCustom = MainActor

@Faked @MainOfCustom protocol OnAliasOfMain {
  func inherited() -> OnMainByAlias
}

@Faked protocol PartlyOnAliasOfMain {
  @MainOfCustom func stated() -> OnMainByAlias
  @MainActor func named() -> OnMainByAlias
}

@MainOfCustom final class OnMainByAlias { init() {} }
