import Faked

@globalActor actor DB { static let shared = DB() }
@Faked
@DB protocol CustomGlobalActor { func q() -> [String] }

@Faked @DB protocol DBTransacting: AnyObject {
  func transaction<Value>(_ body: @DB () throws -> Value) rethrows -> Value
  func elsewhere<Value: Sendable>(_ body: @MainActor () throws -> Value) throws -> Value
}
