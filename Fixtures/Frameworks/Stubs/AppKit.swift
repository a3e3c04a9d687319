// AppKit stub. Classes and delegates @MainActor; optional @objc requirements left out.
@_exported import UIFoundation

open class NSColor: NSObject, @unchecked Sendable { open class var labelColor: NSColor { NSColor() } }
open class NSFont: NSObject, @unchecked Sendable {}
open class NSImage: NSObject, @unchecked Sendable { public init?(named name: String) { super.init() } }
open class NSEvent: NSObject {}
@MainActor open class NSResponder: NSObject, @preconcurrency NSCoding {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}
    open func keyDown(with event: NSEvent) {}
    open func mouseDown(with event: NSEvent) {}
}
open class NSView: NSResponder {
    public init(frame frameRect: NSRect) { frame = frameRect; super.init() }
    public override convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { frame = .zero; super.init(coder: coder) }
    open var frame: NSRect
    open var subviews: [NSView] = []
    open var window: NSWindow? { nil }
    open var isHidden: Bool = false
    open func addSubview(_ view: NSView) {}
    open func draw(_ dirtyRect: NSRect) {}
    open func layout() {}
}
open class NSControl: NSView { open var isEnabled: Bool = true; open var stringValue: String = "" }
open class NSTextField: NSControl { open weak var delegate: (any NSTextFieldDelegate)? }
open class NSSearchField: NSTextField {}
open class NSButton: NSControl { open var title: String = "" }
open class NSTableView: NSControl { open weak var delegate: (any NSTableViewDelegate)?; open weak var dataSource: (any NSTableViewDataSource)?; open func reloadData() {} }
open class NSOutlineView: NSTableView {}
open class NSTableRowView: NSView {}
@MainActor open class NSTableColumn: NSObject {}
open class NSText: NSView { open var string: String = "" }
open class NSTextView: NSText {}
open class NSSplitView: NSView {}
open class NSCollectionView: NSView {}
open class NSViewController: NSResponder {
    public typealias NibName = String
    public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    open var view: NSView { get { NSView() } set {} }
    open var title: String?
    open var representedObject: Any?
    open func loadView() {}
    open func viewDidLoad() {}
    open func viewWillAppear() {}
    open func viewDidAppear() {}
}
open class NSCollectionViewItem: NSViewController {}
@MainActor open class NSNib: NSObject { public typealias Name = String }
open class NSWindow: NSResponder {
    open weak var delegate: (any NSWindowDelegate)?
    open var contentViewController: NSViewController?
    open var title: String = ""
    open func close() {}
    open func makeKeyAndOrderFront(_ sender: Any?) {}
}
open class NSWindowController: NSResponder { open var window: NSWindow?
    public init(window: NSWindow?) { super.init() }
    public override convenience init() { self.init(window: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func showWindow(_ sender: Any?) {} ; open func windowDidLoad() {} }
open class NSApplication: NSResponder { open class var shared: NSApplication { fatalError() } ; open weak var delegate: (any NSApplicationDelegate)?
    open func terminate(_ sender: Any?) {}
    public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater } }
@MainActor open class NSMenu: NSObject { open weak var delegate: (any NSMenuDelegate)? }
@MainActor open class NSMenuItem: NSObject {}
@MainActor open class NSToolbar: NSObject {}
@MainActor open class NSStatusItem: NSObject {}
@MainActor open class NSPasteboard: NSObject { public struct PasteboardType: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue } }
    public struct ReadingOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue } }
    public struct WritingOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue } } }
open class NSDocument: NSObject, NSFilePresenter {
    public override init() { super.init() }
    open var presentedItemURL: URL? { nil }
    open var presentedItemOperationQueue: OperationQueue { .main }
}

// All optional:
@MainActor public protocol NSApplicationDelegate: NSObjectProtocol {}
@MainActor public protocol NSWindowDelegate: NSObjectProtocol {}
@MainActor public protocol NSControlTextEditingDelegate: NSObjectProtocol {}
@MainActor public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
@MainActor public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}
@MainActor public protocol NSTableViewDelegate: NSControlTextEditingDelegate {}
/// numberOfRows(in:) and the rest are optional (bindings).
@MainActor public protocol NSTableViewDataSource: NSObjectProtocol {}
@MainActor public protocol NSOutlineViewDelegate: NSControlTextEditingDelegate {}
@MainActor public protocol NSOutlineViewDataSource: NSObjectProtocol {}
@MainActor public protocol NSTextDelegate: NSObjectProtocol {}
@MainActor public protocol NSTextViewDelegate: NSTextDelegate {}
@MainActor public protocol NSMenuDelegate: NSObjectProtocol {}
@MainActor public protocol NSToolbarDelegate: NSObjectProtocol {}
@MainActor public protocol NSSplitViewDelegate: NSObjectProtocol {}
@MainActor public protocol NSCollectionViewDelegate: NSObjectProtocol {}
@MainActor public protocol NSDraggingDestination: NSObjectProtocol {}
// With required members:
/// numberOfSections(in:) optional.
@MainActor public protocol NSCollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath) -> NSCollectionViewItem
}
@MainActor public protocol NSMenuItemValidation: NSObjectProtocol { func validateMenuItem(_ menuItem: NSMenuItem) -> Bool }
@MainActor public protocol NSUserActivityRestoring: NSObjectProtocol { func restoreUserActivityState(_ userActivity: NSUserActivity) }
/// writingOptions(forType:pasteboard:) optional. Not isolated.
public protocol NSPasteboardWriting: NSObjectProtocol {
    func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
    func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}
/// init?(pasteboardPropertyList:ofType:) is required although it looks optional; readingOptions(forType:pasteboard:) is optional.
public protocol NSPasteboardReading: NSObjectProtocol {
    static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
    init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType)
}
