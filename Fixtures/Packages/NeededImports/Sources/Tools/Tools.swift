public func measure(_ body: () -> Void) { body() }

public struct Tool {}
