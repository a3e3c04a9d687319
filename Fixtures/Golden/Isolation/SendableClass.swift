import Faked

@Faked
protocol SendableClass: AnyObject, Sendable { func f(_ w: @escaping @Sendable () async throws -> Void) async throws }
