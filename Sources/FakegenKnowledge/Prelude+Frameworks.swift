/// The protocols of Apple's frameworks that apps refine.
///
/// The frameworks are not available where this is built. These declarations follow the documentation, and are
/// compiled against stubs in `Fixtures/Frameworks`: the delegates in the first table with their names only, the
/// declarations below with their members.
extension Prelude {
  /// The declarations of each framework, as text.
  static let frameworks: [(module: ModuleName, text: String)] = {
    var texts: [(module: ModuleName, text: String)] = TableText.pairs(delegates).map {
      module, names in
      let protocols = TableText.words(names).map {
        "@objc public protocol \($0): NSObjectProtocol {}"
      }
      return (ModuleName(module), protocols.joined(separator: "\n"))
    }
    for (module, text) in [
      ("AppKit", appKit), ("AppIntents", appIntents), ("AuthenticationServices", authentication),
      ("AVFoundation", avFoundation), ("CallKit", callKit), ("CoreBluetooth", coreBluetooth),
      ("CoreData", coreData), ("Foundation", foundationDelegates), ("MapKit", mapKit),
      ("MessageUI", messageUI),
      ("MultipeerConnectivity", multipeer),
      ("PhotosUI", photosUI), ("PushKit", pushKit), ("QuickLook", quickLook),
      ("StoreKit", storeKit), ("SwiftUI", swiftUIViews), ("UIKit", uiKit),
      ("WatchConnectivity", watchConnectivity), ("WebKit", webKit), ("WidgetKit", widgetKit),
    ] as [(ModuleName, String)] {
      texts.append((module, text))
    }
    return texts
  }()

  /// Delegate protocols that refine `NSObjectProtocol` and have only optional requirements.
  private static let delegates = """
    AVFoundation       AVAssetDownloadDelegate AVAssetResourceLoaderDelegate AVAudioPlayerDelegate AVAudioRecorderDelegate AVCaptureAudioDataOutputSampleBufferDelegate AVCaptureDepthDataOutputDelegate AVCaptureMetadataOutputObjectsDelegate AVCapturePhotoCaptureDelegate AVCaptureVideoDataOutputSampleBufferDelegate AVSpeechSynthesizerDelegate
    AVKit              AVPictureInPictureControllerDelegate AVPlayerViewControllerDelegate AVRoutePickerViewDelegate
    AppKit             NSApplicationDelegate NSCollectionViewDelegate NSCollectionViewDelegateFlowLayout NSComboBoxDataSource NSComboBoxDelegate NSControlTextEditingDelegate NSDraggingDestination NSMenuDelegate NSOutlineViewDataSource NSOutlineViewDelegate NSPopoverDelegate NSSearchFieldDelegate NSSharingServiceDelegate NSSharingServicePickerDelegate NSSplitViewDelegate NSTabViewDelegate NSTableViewDataSource NSTableViewDelegate NSTextDelegate NSTextFieldDelegate NSTextViewDelegate NSToolbarDelegate NSWindowDelegate
    AuthenticationServices  ASAuthorizationControllerDelegate
    ContactsUI         CNContactPickerDelegate CNContactViewControllerDelegate
    CoreBluetooth      CBPeripheralDelegate
    CoreData           NSFetchedResultsControllerDelegate
    CoreLocation       CLLocationManagerDelegate
    EventKitUI         EKCalendarChooserDelegate
    Foundation         NSKeyedArchiverDelegate NSKeyedUnarchiverDelegate NSUserActivityDelegate NSXPCListenerDelegate NetServiceBrowserDelegate NetServiceDelegate PortDelegate StreamDelegate XMLParserDelegate
    GameKit            GKLocalPlayerListener GKMatchDelegate
    MapKit             MKLocalSearchCompleterDelegate MKLookAroundViewControllerDelegate MKMapViewDelegate
    MessageUI          MFMailComposeViewControllerDelegate
    PassKit            PKAddPassesViewControllerDelegate
    PhotosUI           PHLivePhotoViewDelegate
    QuartzCore         CAAnimationDelegate CALayerDelegate
    QuickLook          QLPreviewControllerDelegate
    SafariServices     SFSafariViewControllerDelegate
    SceneKit           SCNPhysicsContactDelegate SCNSceneRendererDelegate
    SpriteKit          SKPhysicsContactDelegate SKSceneDelegate SKViewDelegate
    StoreKit           SKCloudServiceSetupViewControllerDelegate SKPaymentQueueDelegate SKRequestDelegate SKStoreProductViewControllerDelegate
    UIKit              UIAdaptivePresentationControllerDelegate UIApplicationDelegate UICollectionViewDelegate UICollectionViewDelegateFlowLayout UIDocumentInteractionControllerDelegate UIDocumentPickerDelegate UIGestureRecognizerDelegate UIImagePickerControllerDelegate UINavigationControllerDelegate UIPageViewControllerDelegate UIPickerViewDelegate UIPopoverPresentationControllerDelegate UISceneDelegate UIScrollViewDelegate UISearchBarDelegate UISearchControllerDelegate UISplitViewControllerDelegate UITabBarControllerDelegate UITabBarDelegate UITableViewDelegate UITextFieldDelegate UITextViewDelegate UIViewControllerTransitioningDelegate UIWindowSceneDelegate
    UserNotifications  UNUserNotificationCenterDelegate
    WebKit             WKHTTPCookieStoreObserver WKNavigationDelegate WKUIDelegate
    """

  private static let uiKit = """
    @objc @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    }
    @MainActor open class UIResponder: NSObject {}
    @MainActor open class UIViewController: UIResponder {
      public init(nibName: String?, bundle: Bundle?)
      public required init?(coder: NSCoder)
    }
    @MainActor open class UINavigationController: UIViewController {}
    @MainActor open class UITableViewController: UIViewController {}
    @MainActor open class UITabBarController: UIViewController {}
    @MainActor open class UIView: UIResponder {
      public init(frame: CGRect)
      public required init?(coder: NSCoder)
    }
    @MainActor open class UIControl: UIView {}
    @MainActor open class UITableViewCell: UIView {
      public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
      public required init?(coder: NSCoder)
    }
    @MainActor open class UICollectionViewCell: UIView {}
    @objc @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    }
    @objc @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    }
    @objc @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    }
    @objc @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    }
    @objc @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
      func numberOfComponents(in pickerView: UIPickerView) -> Int
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
    }
    @objc @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
      func updateSearchResults(for searchController: UISearchController)
    }
    @objc @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
      func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
      func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
    }
    @objc @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
      func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
      func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any?
    }
    @objc @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
      func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
    }
    """

  private static let appKit = """
    @MainActor open class NSResponder: NSObject {
      public init()
      public required init?(coder: NSCoder)
    }
    @MainActor open class NSViewController: NSResponder {
      public init(nibName: String?, bundle: Bundle?)
      public required init?(coder: NSCoder)
    }
    @MainActor open class NSWindowController: NSResponder {
      public init(window: NSWindow?)
      public required init?(coder: NSCoder)
    }
    @MainActor open class NSView: NSResponder {
      public init(frame: CGRect)
      public required init?(coder: NSCoder)
    }
    @objc @MainActor public protocol NSMenuItemValidation: NSObjectProtocol {
      func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
    }
    @objc @MainActor public protocol NSToolbarItemValidation: NSObjectProtocol {
      func validateToolbarItem(_ item: NSToolbarItem) -> Bool
    }
    """

  private static let webKit = """
    @objc @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
      func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
    }
    """

  private static let avFoundation = """
    @objc public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
      func fileOutput(_ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?)
    }
    """

  private static let coreBluetooth = """
    @objc public protocol CBCentralManagerDelegate: NSObjectProtocol {
      func centralManagerDidUpdateState(_ central: CBCentralManager)
    }
    @objc public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
      func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    }
    """

  private static let storeKit = """
    @objc public protocol SKPaymentTransactionObserver: NSObjectProtocol {
      func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    }
    @objc public protocol SKProductsRequestDelegate: NSObjectProtocol {
      func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
    }
    """

  private static let watchConnectivity = """
    @objc public protocol WCSessionDelegate: NSObjectProtocol {
      func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
      #if os(iOS)
      func sessionDidBecomeInactive(_ session: WCSession)
      func sessionDidDeactivate(_ session: WCSession)
      #endif
    }
    """

  private static let coreData = """
    @objc public protocol NSFetchRequestResult: NSObjectProtocol {}
    open class NSManagedObject: NSObject {
      public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)
    }
    """

  private static let mapKit = """
    @objc public protocol MKOverlay: MKAnnotation {
      var boundingMapRect: MKMapRect { get }
    }
    @objc public protocol MKAnnotation: NSObjectProtocol {
      var coordinate: CLLocationCoordinate2D { get }
    }
    """

  private static let messageUI = """
    @objc @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
      func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
    }
    """

  private static let multipeer = """
    @objc public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
      func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
      func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    }
    """

  private static let photosUI = """
    @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
    }
    """

  private static let callKit = """
    @objc public protocol CXProviderDelegate: NSObjectProtocol {
      func providerDidReset(_ provider: CXProvider)
    }
    @objc public protocol CXCallObserverDelegate: NSObjectProtocol {
      func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
    }
    """

  private static let pushKit = """
    @objc public protocol PKPushRegistryDelegate: NSObjectProtocol {
      func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
    }
    """

  private static let quickLook = """
    @objc public protocol QLPreviewItem: NSObjectProtocol {
      var previewItemURL: URL? { get }
    }
    @objc @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
      func numberOfPreviewItems(in controller: QLPreviewController) -> Int
      func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
    }
    """

  private static let authentication = """
    @objc @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
      func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
    }
    @objc @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
      func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
    }
    """

  private static let swiftUIViews = """
    @MainActor public protocol View {
      @FakeDefault(exp: "EmptyView()") var body: EmptyView { get }
    }
    @MainActor public protocol ViewModifier {
      @FakeDefault(exp: "content") func body(content: Content) -> Content
    }
    @MainActor public protocol ButtonStyle {
      @FakeDefault(exp: "EmptyView()") func makeBody(configuration: ButtonStyleConfiguration) -> EmptyView
    }
    @MainActor public protocol PrimitiveButtonStyle {
      @FakeDefault(exp: "EmptyView()") func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> EmptyView
    }
    @MainActor public protocol ToggleStyle {
      @FakeDefault(exp: "EmptyView()") func makeBody(configuration: ToggleStyleConfiguration) -> EmptyView
    }
    @MainActor public protocol LabelStyle {
      @FakeDefault(exp: "EmptyView()") func makeBody(configuration: LabelStyleConfiguration) -> EmptyView
    }
    @MainActor public protocol ProgressViewStyle {
      @FakeDefault(exp: "EmptyView()") func makeBody(configuration: ProgressViewStyleConfiguration) -> EmptyView
    }
    @MainActor public protocol GroupBoxStyle {
      @FakeDefault(exp: "EmptyView()") func makeBody(configuration: GroupBoxStyleConfiguration) -> EmptyView
    }
    @MainActor public protocol UIViewRepresentable {
      @FakeDefault(exp: "UIView()") func makeUIView(context: Context) -> UIView
      func updateUIView(_ uiView: UIView, context: Context)
    }
    @MainActor public protocol UIViewControllerRepresentable {
      @FakeDefault(exp: "UIViewController()") func makeUIViewController(context: Context) -> UIViewController
      func updateUIViewController(_ uiViewController: UIViewController, context: Context)
    }
    public protocol DynamicProperty {}
    @unfakeable @MainActor public protocol App {}
    @unfakeable @MainActor public protocol Scene {}
    @unfakeable @MainActor public protocol PreviewProvider {}
    @unfakeable public protocol EnvironmentKey {}
    @unfakeable public protocol PreferenceKey {}
    @unfakeable public protocol Shape: Sendable {}
    @unfakeable public protocol InsettableShape: Shape {}
    @unfakeable public protocol ShapeStyle: Sendable {}
    @unfakeable public protocol Layout {}
    """

  private static let widgetKit = """
    public protocol TimelineEntry {
      @FakeDefault(exp: "Date(timeIntervalSinceReferenceDate: 0)") var date: Date { get }
    }
    public protocol TimelineProvider {
      associatedtype Entry: TimelineEntry
      func placeholder(in context: Context) -> Entry
      func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
      func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    }
    public protocol AppIntentTimelineProvider {
      associatedtype Entry: TimelineEntry
      associatedtype Intent: WidgetConfigurationIntent
      func placeholder(in context: Context) -> Entry
      func snapshot(for configuration: Intent, in context: Context) async -> Entry
      @FakeDefault(exp: "Timeline(entries: [], policy: .never)")
      func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    }
    """

  private static let appIntents = """
    @unfakeable public protocol AppIntent: Sendable {}
    @unfakeable public protocol WidgetConfigurationIntent: AppIntent {}
    @unfakeable public protocol AppEntity: Identifiable, Sendable {}
    @unfakeable public protocol EntityQuery: Sendable {}
    """
}
