// The parts of Darwin's Foundation that swift-corelibs-foundation lacks.
// Every other stub re-exports this module, so `import UIKit` (or Combine, SwiftUI…) sees them.
// NSObject, NSObjectProtocol, NSCopying, NSCoding, NSSecureCoding come from Linux Foundation.
// Optional (`@objc optional`) requirements cannot be written on Linux: they are LEFT OUT everywhere.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import Dispatch

public struct LocalizedStringResource: Sendable, Equatable, ExpressibleByStringInterpolation {
    public let key: String
    public init(stringLiteral value: String) { key = value }
}

open class UndoManager: NSObject {
    open func undo() {}
    open func redo() {}
}

open class NSUserActivity: NSObject {
    public init(activityType: String) { super.init() }
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open weak var delegate: (any NSUserActivityDelegate)?
}
/// Optional: userActivityWillSave, userActivityWasContinued, userActivity(_:didReceive:outputStream:).
public protocol NSUserActivityDelegate: NSObjectProtocol {}

/// Optional: itemProviderVisibilityForRepresentation(withTypeIdentifier:) (static and instance),
/// instance `writableTypeIdentifiersForItemProvider`.
public protocol NSItemProviderWriting: NSObjectProtocol {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    func loadData(withTypeIdentifier typeIdentifier: String,
                  forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
}
public protocol NSItemProviderReading: NSObjectProtocol {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
open class NSItemProvider: NSObject, NSCopying {
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open var registeredTypeIdentifiers: [String] { [] }
}

/// Optional: relinquishPresentedItem(toReader:)… presentedItemDidChange() and the rest.
public protocol NSFilePresenter: NSObjectProtocol {
    var presentedItemURL: URL? { get }
    var presentedItemOperationQueue: OperationQueue { get }
}

open class NSXPCConnection: NSObject {}
open class NSXPCListener: NSObject {}
/// Optional: listener(_:shouldAcceptNewConnection:).
public protocol NSXPCListenerDelegate: NSObjectProtocol {}

open class NetService: NSObject {}
open class NetServiceBrowser: NSObject {}
/// All optional.
public protocol NetServiceDelegate: NSObjectProtocol {}
/// All optional.
public protocol NetServiceBrowserDelegate: NSObjectProtocol {}
