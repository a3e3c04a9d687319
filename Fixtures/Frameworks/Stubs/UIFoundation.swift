// What UIKit and AppKit share.
@_exported import QuartzCore

@MainActor open class NSLayoutConstraint: NSObject {
    open var isActive: Bool = false
    open var constant: CGFloat = 0
    open class func activate(_ constraints: [NSLayoutConstraint]) {}
}
open class NSTextStorage: NSMutableAttributedString {}
open class NSLayoutManager: NSObject {}
open class NSParagraphStyle: NSObject {}
/// All optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {}
/// All optional.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
public struct NSDirectionalEdgeInsets: Sendable, Equatable { public var top, leading, bottom, trailing: CGFloat
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top; self.leading = leading; self.bottom = bottom; self.trailing = trailing } }
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    where SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    public init() {}
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {}
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {}
}
