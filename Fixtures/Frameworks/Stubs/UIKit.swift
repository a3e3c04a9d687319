// UIKit stub. All classes and delegate protocols are @MainActor (NS_SWIFT_UI_ACTOR / UIKIT_SWIFT_ACTOR_INDEPENDENT aside).
// Optional @objc requirements are left out: impossible to write without ObjC interop.
@_exported import UIFoundation

// MARK: values
public struct UIEdgeInsets: Sendable, Equatable { public var top, left, bottom, right: CGFloat
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { self.top = top; self.left = left; self.bottom = bottom; self.right = right }
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
open class UIColor: NSObject, @unchecked Sendable {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { super.init() }
    open class var systemBackground: UIColor { .init(red: 0, green: 0, blue: 0, alpha: 0) }
    open class var label: UIColor { .init(red: 0, green: 0, blue: 0, alpha: 0) }
    open class var red: UIColor { .init(red: 1, green: 0, blue: 0, alpha: 1) }
    open class var clear: UIColor { .init(red: 0, green: 0, blue: 0, alpha: 0) }
}
open class UIFont: NSObject, @unchecked Sendable {
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
    public struct TextStyle: Hashable, Sendable { public static let body = TextStyle(), headline = TextStyle(), largeTitle = TextStyle() }
}
open class UIImage: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public init?(named name: String) { super.init() }
    public init?(systemName name: String) { super.init() }
    public init?(data: Data) { super.init() }
    open var size: CGSize { .init(width: 0, height: 0) }
}
@MainActor open class UIBezierPath: NSObject {}
@MainActor open class UITraitCollection: NSObject, @unchecked Sendable {}
@MainActor open class UIScreen: NSObject { open class var main: UIScreen { UIScreen() } }
public enum UIModalPresentationStyle: Int, Sendable { case fullScreen = 0, pageSheet, formSheet, popover = 7, none = -1, automatic = -2 }
public enum UIStatusBarStyle: Int, Sendable { case `default` = 0, lightContent, darkContent = 3 }
public struct UIInterfaceOrientationMask: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue } }
public enum UIContextualActionStyle: Int, Sendable { case normal, destructive }
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

// MARK: responders, views
@MainActor open class UIResponder: NSObject {
    public override init() { super.init() }
    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { false }
    open var inputView: UIView? { nil }
}
@MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
/// Required.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
/// Required: all.
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    var bounds: CGRect { get }
}
/// Required: all except the optional collisionBoundsType, collisionBoundingPath.
@MainActor public protocol UIDynamicItem: NSObjectProtocol {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
}
open class UIView: UIResponder, @preconcurrency NSCoding, UIAppearanceContainer, UIDynamicItem, UITraitEnvironment, UICoordinateSpace, CALayerDelegate {
    public init(frame: CGRect) { self.frame = frame; super.init() }
    public override convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }
    public required init?(coder: NSCoder) { frame = CGRect(x: 0, y: 0, width: 0, height: 0); super.init() }
    open func encode(with coder: NSCoder) {}
    open var frame: CGRect
    open var bounds: CGRect { get { frame } set {} }
    open var center: CGPoint { get { frame.origin } set {} }
    open var transform: CGAffineTransform { get { .identity } set {} }
    open var traitCollection: UITraitCollection { UITraitCollection() }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { point }
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { point }
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
    open class var layerClass: AnyClass { CALayer.self }
    open var layer: CALayer { CALayer() }
    open var tag: Int { get { 0 } set {} }
    open var isHidden: Bool { get { false } set {} }
    open var alpha: CGFloat { get { 1 } set {} }
    open var backgroundColor: UIColor? { get { nil } set {} }
    open var tintColor: UIColor! { get { nil } set {} }
    open var isUserInteractionEnabled: Bool { get { true } set {} }
    open var translatesAutoresizingMaskIntoConstraints: Bool { get { true } set {} }
    open var superview: UIView? { nil }
    open var subviews: [UIView] { [] }
    open var window: UIWindow? { nil }
    open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
    open func addSubview(_ view: UIView) {}
    open func removeFromSuperview() {}
    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}
}
open class UIControl: UIView { open var isEnabled: Bool = true; open var isSelected: Bool = false
    public struct State: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = [] } }
open class UIButton: UIControl { open func setTitle(_ title: String?, for state: UIControl.State) {}
    public struct Configuration: Sendable { public init() {}; public static func filled() -> Configuration { .init() }; public static func plain() -> Configuration { .init() } } }
open class UILabel: UIView { open var text: String?; open var font: UIFont!; open var textColor: UIColor!; open var numberOfLines: Int = 1 }
open class UIImageView: UIView { open var image: UIImage? }
open class UIStackView: UIView { open func addArrangedSubview(_ view: UIView) {} }
open class UITextField: UIControl { open var text: String?; open var placeholder: String?; open weak var delegate: (any UITextFieldDelegate)? }
open class UIScrollView: UIView { open var contentOffset: CGPoint = .zero; open var contentSize: CGSize = .zero; open weak var delegate: (any UIScrollViewDelegate)? }
open class UITextView: UIScrollView { open var text: String! }
open class UISearchBar: UIView { open var text: String? }
open class UIRefreshControl: UIControl { open func beginRefreshing() {}; open func endRefreshing() {} }
open class UIWindow: UIView { open var rootViewController: UIViewController?; open func makeKeyAndVisible() {} ; open weak var windowScene: UIWindowScene?
    public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) } }
open class UITableViewCell: UIView { open var reuseIdentifier: String? { nil }; open func prepareForReuse() {}
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    open var textLabel: UILabel? { nil }
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) } }
open class UITableView: UIScrollView { open weak var dataSource: (any UITableViewDataSource)?; open func reloadData() {}
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell { fatalError() } }
open class UITableViewHeaderFooterView: UIView {}
open class UICollectionReusableView: UIView { open func prepareForReuse() {} }
open class UICollectionViewCell: UICollectionReusableView { open var contentView: UIView { self } }
@MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}
}
open class UICollectionViewFlowLayout: UICollectionViewLayout {}
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {}
open class UICollectionView: UIScrollView { open weak var dataSource: (any UICollectionViewDataSource)?; open func reloadData() {}
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell { fatalError() } }
@MainActor open class UIGestureRecognizer: NSObject { public override init() { super.init() }; open weak var delegate: (any UIGestureRecognizerDelegate)?; open var view: UIView? { nil } }
open class UIPageControl: UIControl {}
open class UISwitch: UIControl { open var isOn: Bool = false }
open class UISlider: UIControl { open var value: Float = 0 }
open class UIPickerView: UIView {}
open class UINavigationBar: UIView {}
open class UIToolbar: UIView {}
open class UITabBar: UIView {}
@MainActor open class UIBarItem: NSObject {}
open class UIBarButtonItem: UIBarItem {}
open class UITabBarItem: UIBarItem {}
@MainActor open class UINavigationItem: NSObject { open var title: String? }
@MainActor open class UIAlertAction: NSObject {}
@MainActor open class UIContextMenuInteraction: NSObject {}
@MainActor open class UIContextMenuConfiguration: NSObject {}

// MARK: view controllers
/// Required: all.
@MainActor public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var transitionDuration: TimeInterval { get }
    var containerView: UIView { get }
}
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
                 completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
}
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIAppearanceContainer, UITraitEnvironment, UIContentContainer {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    open func encode(with coder: NSCoder) {}
    open var view: UIView! { get { nil } set {} }
    open var title: String? { get { nil } set {} }
    open var isViewLoaded: Bool { false }
    open func loadView() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewDidLayoutSubviews() {}
    open var parent: UIViewController? { nil }
    open var children: [UIViewController] { [] }
    open var presentedViewController: UIViewController? { nil }
    open var presentingViewController: UIViewController? { nil }
    open var navigationController: UINavigationController? { nil }
    open var tabBarController: UITabBarController? { nil }
    open var navigationItem: UINavigationItem { UINavigationItem() }
    open var tabBarItem: UITabBarItem! { get { nil } set {} }
    open var hidesBottomBarWhenPushed: Bool { get { false } set {} }
    open var modalPresentationStyle: UIModalPresentationStyle { get { .automatic } set {} }
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {}
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
    open func addChild(_ childController: UIViewController) {}
    open func removeFromParent() {}
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open var traitCollection: UITraitCollection { UITraitCollection() }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var preferredContentSize: CGSize { get { .zero } set {} }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { parentSize }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}
}
open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    open weak var delegate: (any UINavigationControllerDelegate)?
    open var viewControllers: [UIViewController] = []
    open var topViewController: UIViewController? { nil }
    open var visibleViewController: UIViewController? { nil }
    open var navigationBar: UINavigationBar { UINavigationBar() }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
}
open class UITabBarController: UIViewController { open var viewControllers: [UIViewController]?; open var selectedIndex: Int = 0
    open weak var delegate: (any UITabBarControllerDelegate)? }
open class UISplitViewController: UIViewController {}
open class UIPageViewController: UIViewController {}
open class UISearchController: UIViewController { open weak var searchResultsUpdater: (any UISearchResultsUpdating)? }
open class UITableViewController: UIViewController { open var tableView: UITableView! }
open class UIAlertController: UIViewController {}
open class UIActivityViewController: UIViewController {}
open class UIImagePickerController: UINavigationController {}
open class UIDocumentPickerViewController: UIViewController {}
@MainActor open class UIPresentationController: NSObject {}
public struct UIActivity { public struct ActivityType: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue } } }

// MARK: app and scenes
open class UIApplication: UIResponder {
    open class var shared: UIApplication { UIApplication() }
    open weak var delegate: (any UIApplicationDelegate)?
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue } }
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue } }
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue } }
    public enum State: Int, Sendable { case active, inactive, background }
    open var applicationState: State { .active }
    open func canOpenURL(_ url: URL) -> Bool { false }
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {}
}
open class UIScene: UIResponder { open class ConnectionOptions: NSObject {}
    public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background } }
open class UIWindowScene: UIScene { open var windows: [UIWindow] { [] } }
@MainActor open class UISceneSession: NSObject {}
@MainActor open class UIOpenURLContext: NSObject {}

// MARK: delegates. (R) = required members listed; everything else optional and left out.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}
@MainActor public protocol UISceneDelegate: NSObjectProtocol {}
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {}
/// (R)
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}
/// (R)
@MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
@MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
/// (R)
@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}
/// (R)
@MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {}
@MainActor public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {}
@MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {}
/// (R)
@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {}
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {}
@MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {}
@MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {}
/// (R)
@MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
}
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}
@MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {}
@MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {}
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}
@MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
@MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}
/// (R) completeTransition etc. abridged: only what an animator uses.
@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    var containerView: UIView { get }
    func completeTransition(_ didComplete: Bool)
}
/// (R); animationEnded(_:) and interruptibleAnimator(using:) optional.
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}
/// (R)
@MainActor public protocol UIActivityItemSource: NSObjectProtocol {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any?
}
/// (R)
@MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
@MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {}
/// (R)
@MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
}
@MainActor public protocol UIBarPositioning: NSObjectProtocol { var barPosition: UIBarPosition { get } }
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
@MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {}
@MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
@MainActor public protocol UIStateRestoring: NSObjectProtocol {}
@MainActor public protocol UIUserActivityRestoring: NSObjectProtocol { func restoreUserActivityState(_ userActivity: NSUserActivity) }
/// (R)
@MainActor public protocol UITextInputTraits: NSObjectProtocol {}
@MainActor public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}
public protocol UIConfigurationState { var traitCollection: UITraitCollection { get set } }
/// Swift protocol (not NSObjectProtocol).
@MainActor @preconcurrency public protocol UIContentConfiguration {
    @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView
    @MainActor @preconcurrency func updated(for state: any UIConfigurationState) -> Self
}
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}
extension UIContentView { public func supports(_ configuration: any UIContentConfiguration) -> Bool { true } }
