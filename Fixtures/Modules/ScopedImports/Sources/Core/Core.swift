import Foundation

public struct User: Sendable, Hashable {
    public let id: Int
    public let profile: Profile
    public init(id: Int, profile: Profile) {
        self.id = id
        self.profile = profile
    }
}

public struct Profile: Sendable, Hashable {
    public let email: String
    public let kind: Kind
    public init(email: String, kind: Kind) {
        self.email = email
        self.kind = kind
    }
}

public enum Kind: Sendable, Hashable { case person, company(vat: String) }

public protocol Loop: AnyObject {
    associatedtype Tick: Sendable
    var interval: Interval { get }
    func step(_ tick: Tick) -> Step
}

public struct Interval: Sendable, Hashable {
    public var seconds: Double
    public init(seconds: Double) { self.seconds = seconds }
}

public enum Step: Sendable { case proceed(Interval), halt }

public final class Registry: Sendable {
    public init(user: User, interval: Interval) {
    }
}

public typealias Handler = @Sendable (User, Step) -> Interval

public func makeInterval(_ seconds: Double) -> Interval { Interval(seconds: seconds) }
