@_exported import AppleFoundation

public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }
open class WCSession: NSObject, @unchecked Sendable {
    open class var `default`: WCSession { fatalError() }
    open weak var delegate: (any WCSessionDelegate)?
    open var isReachable: Bool { false }
    open func activate() {}
}
/// Not isolated. iOS: the three below are required (elsewhere only the first). The rest optional.
public protocol WCSessionDelegate: NSObjectProtocol {
    func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    #if os(iOS)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    #endif
}
