@_exported import AppleFoundation

public struct CGAffineTransform: Sendable, Equatable {
    public var a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1, tx: CGFloat = 0, ty: CGFloat = 0
    public init() {}
    public static let identity = CGAffineTransform()
}
public struct CGVector: Sendable, Equatable { public var dx: CGFloat = 0, dy: CGFloat = 0; public init() {} }
public final class CGColor: @unchecked Sendable { public init() {} }
public final class CGImage: @unchecked Sendable { init() {} }
public class CGPath { public init() {} }
public final class CGMutablePath: CGPath {}
public class CGContext { init() {} }
