@_exported import AppleFoundation

open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    open class func current() -> UNUserNotificationCenter { fatalError() }
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
}
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), alert = Self(rawValue: 4)
}
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), list = Self(rawValue: 8), banner = Self(rawValue: 16)
}
@frozen public enum UNAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, authorized, provisional, ephemeral }
open class UNNotification: NSObject, @unchecked Sendable {}
open class UNNotificationContent: NSObject, @unchecked Sendable {}
open class UNNotificationRequest: NSObject, @unchecked Sendable { open var identifier: String { "" } }
open class UNNotificationResponse: NSObject, @unchecked Sendable { open var actionIdentifier: String { "" } }
open class UNNotificationTrigger: NSObject, @unchecked Sendable {}
/// Not isolated; ALL members optional.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}
