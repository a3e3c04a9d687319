import Faked

actor Vault {}

@Faked protocol VaultAccess {
  func onVault<T>(_ body: (isolated Vault) throws -> T) rethrows -> T
  func onMain<T: Sendable>(_ body: @MainActor () throws -> T) rethrows -> T
  func anywhere<T>(_ body: @Sendable () throws -> T) rethrows -> T
  func all<T>(_ bodies: (() -> T)...) -> T
}
