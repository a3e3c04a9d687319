import Foundation

public final class Analytics: Sendable {
    public static let shared = Analytics()
    private init() {}
}

public struct Theme: Sendable {
    public let name: String
    private let seed: Int
    init(name: String, seed: Int) {
        self.name = name
        self.seed = seed
    }
    public static let light = Theme(name: "light", seed: 1)
    public static var dark: Theme { Theme(name: "dark", seed: 2) }
}

public actor Counter {
    public private(set) var value: Int
    public init(from value: Int = 0) { self.value = value }
}

public struct Locked<Value>: @unchecked Sendable {
    private var value: Value
    public init(_ value: Value) { self.value = value }
}
