import Foundation

open class Screen {
    public let title: String
    open var isVisible: Bool { false }
    public init(title: String) { self.title = title }
    open func appear(animated: Bool) {}
    public func dismiss() {}
}

open class Coordinator {
    public private(set) var children: [Coordinator] = []
    public required init(root: Screen) {}
    public convenience init() { self.init(root: Screen(title: "")) }
    open func start() -> Screen { Screen(title: "start") }
}

public class Session {
    public let id: UUID
    init(id: UUID) { self.id = id }
    public static func anonymous() -> Session { Session(id: UUID()) }
}

public final class Cache: @unchecked Sendable {
    public static let shared = Cache()
    private init() {}
}

open class Cell<Model> {
    public var model: Model
    public required init(model: Model) { self.model = model }
    open class var reuseIdentifier: String { "cell" }
}

public class Node: Hashable {
    public let name: String
    public weak var parent: Node?
    public init?(name: String) {
        guard !name.isEmpty else { return nil }
        self.name = name
    }
    public static func == (a: Node, b: Node) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
