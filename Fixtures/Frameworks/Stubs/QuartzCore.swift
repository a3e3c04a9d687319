@_exported import CoreGraphics

open class CALayer: NSObject {
    public override init() { super.init() }
    open var bounds: CGRect = .init(x: 0, y: 0, width: 0, height: 0)
    open var cornerRadius: CGFloat = 0
    open weak var delegate: (any CALayerDelegate)?
    open func addSublayer(_ layer: CALayer) {}
}
open class CAAnimation: NSObject {}
/// All optional.
public protocol CALayerDelegate: NSObjectProtocol {}
/// All optional.
public protocol CAAnimationDelegate: NSObjectProtocol {}

public struct CAMediaTimingFillMode: Hashable, Sendable { public let rawValue: String }
/// An @objc protocol without NSObject parent: class-bound.
public protocol CAMediaTiming: AnyObject {
    var beginTime: TimeInterval { get set }
    var duration: TimeInterval { get set }
    var speed: Float { get set }
    var timeOffset: TimeInterval { get set }
    var repeatCount: Float { get set }
    var repeatDuration: TimeInterval { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}
public struct CATransform3D: Sendable { public init() {} }
