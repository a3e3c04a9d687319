import Faked

@Faked
nonisolated protocol NonisolatedProtocol: Sendable { func f() }
